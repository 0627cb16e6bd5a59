// Whether the page is at rest: nothing asked of the server is under way, and nothing moves.
// Shown as data-rest="true" on <body>, so that tests need not guess how long to wait.
import { untrack } from "svelte";

class Activity {
  #held = $state(0);

  get idle(): boolean {
    return this.#held === 0;
  }

  /** The page is busy until the function that is returned has been called; calling it twice counts once. */
  hold(): () => void {
    // Counting reads what it changes: an effect that asks for something must not run again because of it.
    untrack(() => (this.#held += 1));
    let held = true;
    return () => {
      if (held) untrack(() => (this.#held -= 1));
      held = false;
    };
  }

  /** The page is busy as long as this is under way. */
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
