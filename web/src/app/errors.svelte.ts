// The last error, for the error line.
import { activity } from "./activity.svelte";

class Errors {
  text = $state("");
  #creating = false;

  clear(): void {
    this.text = "";
  }

  /** Run a request that creates a table, unless one is being created: a double click must not make two. */
  async create(work: () => Promise<void>): Promise<void> {
    if (this.#creating) return;
    this.#creating = true;
    await this.attempt(work);
    this.#creating = false;
  }

  /** Run a request. An error is shown and yields null. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.clear();
    try {
      return await activity.during(work());
    } catch (fault) {
      this.text = fault instanceof Error ? fault.message : String(fault);
      return null;
    }
  }
}

export const errors = new Errors();
