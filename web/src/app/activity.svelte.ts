// Whether the page is idle: no request is pending and nothing is animated.
// Exposed as data-rest="true" on <body>, so that tests know when to go on.

export class Activity {
  // Counted beside the state: while effects are torn down, Svelte shows them the state as it was before.
  #count = 0;
  #held = $state(0);

  get idle(): boolean {
    return this.#held === 0;
  }

  /** Mark the page as busy until the returned function is called; further calls do nothing. */
  hold(): () => void {
    this.#add(1);
    let held = true;
    return () => {
      if (held) this.#add(-1);
      held = false;
    };
  }

  #add(change: number): void {
    this.#count += change;
    this.#held = this.#count;
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
