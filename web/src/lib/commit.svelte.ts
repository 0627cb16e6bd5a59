// Whether a move is sent at once, or asked about first.
import { prefs } from "./prefs.svelte";

/** Verbs after which something is shown, rolled, or over: they cannot be taken back. */
const FINAL = new Set([
  "explore", "plot", "draw", "search", "strike", "hunt", "hunt-back", "replace", "end-turn", "stop", "submit",
  "give-up", "steal", "breed", "fight-leviathan", "spoils", "reveal-token",
]);

/** Can an action with this verb be taken back? */
export function isFinal(verb: string): boolean {
  return FINAL.has(verb);
}

/** One thing at a time waits for a second press. */
export class Commit {
  armed = $state("");

  /** Press the button of a move: true when it is to be sent now. */
  press(key: string, verb: string): boolean {
    const asks = prefs.commit === "always" || (prefs.commit === "careful" && isFinal(verb));
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
