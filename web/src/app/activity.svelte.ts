// Whether the page is idle: no request is pending and nothing is animated.
// Exposed as data-rest="true" on <body>, so that tests know when to go on.
import { untrack } from "svelte";

export class Activity {
  #held = $state(0);

  get idle(): boolean {
    return this.#held === 0;
  }

  /** Mark the page as busy until the returned function is called; further calls do nothing. */
  hold(): () => void {
    // The count is read untracked: an effect that starts a request must not depend on it.
    untrack(() => (this.#held += 1));
    let held = true;
    return () => {
      if (held) untrack(() => (this.#held -= 1));
      held = false;
    };
  }

  /** Mark the page as busy until the promise settles. */
  async during<T>(work: Promise<T>): Promise<T> {
    const done = this.hold();
    try {
      return await work;
    } finally {
      done();
    }
  }
}

export const activity = new Activity();
