// Whether a move is sent at once or asks for a second press.
import type { ActionChoice } from "../api/protocol";
import { prefs } from "../app/preferences.svelte";

/** Which moves a careful player confirms: all that cannot be undone later, those that reveal something, or none. */
export type Care = "all" | "revealing" | "none";

export function asksFirst(choice: ActionChoice | undefined, care: Care): boolean {
  if (prefs.commit !== "careful") return prefs.commit === "always";
  const final = choice?.final ?? "";
  return care === "all" ? final !== "" : care === "revealing" && final === "shows";
}

/** One move at a time waits for a second press. */
export class Confirmation {
  armed = $state("");

  /** Press the button of a move; true when it is to be sent now. */
  press(key: string, choice?: ActionChoice): boolean {
    if (!asksFirst(choice, "revealing") || this.armed === key) {
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
