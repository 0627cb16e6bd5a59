// The last error, for the error line.
import { activity } from "./activity.svelte";

class Errors {
  text = $state("");

  clear(): void {
    this.text = "";
  }

  /** Run a request. An error is shown and yields undefined. Nothing runs while another attempt is pending. */
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
