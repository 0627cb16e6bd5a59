// Whether a move is sent at once, or asked about first.
import type { ActionChoice } from "../api/protocol";
import { prefs } from "../app/preferences.svelte";

/** Does this choice turn something up, or roll? Then there is no way back. */
export function isFinal(choice?: ActionChoice): boolean {
  return choice?.final === "shows";
}

/** One thing at a time waits for a second press. */
export class Confirmation {
  armed = $state("");

  /** Press the button of a move: true when it is to be sent now. */
  press(key: string, choice?: ActionChoice): boolean {
    const asks = prefs.commit === "always" || (prefs.commit === "careful" && isFinal(choice));
    if (!asks || this.armed === key) {
      this.armed = "";
      return true;
    }
    this.armed = key;
    return false;
  }

  forget(): void {
    this.armed = "";
  }
}
