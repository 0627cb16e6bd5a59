// What went wrong last, for the line that tells it.
import { activity } from "./activity.svelte";

class Errors {
  text = $state("");

  clear(): void {
    this.text = "";
  }

  /** Do something with the server; what goes wrong is said, and the answer is nothing. Between two requests it is not done. */
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
