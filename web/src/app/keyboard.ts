// The keyboard: which choice a key means, and the list of keys that `?` shows.
import { flushSync } from "svelte";
import type { ActionChoice, QuestionInfo } from "../api/protocol";

/** Keys with the id of the text that explains each. */
export type KeyList = readonly (readonly [string, string])[];

/** The verbs that a key stands for; the first one on offer counts. */
export type KeyVerbs = Readonly<Record<string, readonly string[]>>;

/** What Space means unless the game says otherwise. */
export const COMMON_VERBS: KeyVerbs = { " ": ["pass", "decline", "done", "skip", "end-turn"] };

/** The keys that work at every table. */
export const COMMON_KEYS: KeyList = [
  ["1 … 9", "ui-keys-number"],
  ["Enter", "ui-keys-first"],
  ["Space", "ui-keys-pass"],
  ["Esc", "ui-keys-cancel"],
  ["Z", "ui-keys-undo"],
  ["Shift Z", "ui-keys-undo-all"],
  ["L", "ui-keys-log"],
  ["M", "ui-keys-chat"],
  ["H", "ui-keys-help"],
  ["← →", "ui-keys-step"],
  ["[ ]", "ui-keys-turn"],
  ["{ }", "ui-keys-round"],
  ["Home End", "ui-keys-ends"],
  ["?", "ui-keys-show"],
];

/** Is a text field focused? Focused buttons and links keep Enter and Space. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("input, textarea, select")) return true;
  return (event.key === " " || event.key === "Enter") && target.matches("button, a, summary, [role=button]");
}

/** Neither a browser shortcut nor handled already. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}

/** Is a dialog open? What lies behind it gets no keys. */
export const dialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Is this the key that a `<kbd>` shows? */
export function isShown(event: KeyboardEvent, shown: string): boolean {
  const key = event.key === " " ? "␣" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return shown === (event.shiftKey ? `⇧${key}` : key);
}

/** L, M and H show the log, the chat and the help of a table; false for other keys. */
export function panelKey(event: KeyboardEvent, panels: { log(): void; chat(): void; help(): void }): boolean {
  switch (event.key.toLowerCase()) {
    case "l":
      panels.log();
      return true;
    case "m":
      panels.chat();
      event.preventDefault();
      flushSync(); // the input is on the page before the next key
      document.getElementById("chat-text")?.focus();
      return true;
    case "h":
      panels.help();
      return true;
  }
  return false;
}

/** The choice that a letter means. */
export function choiceByLetter(key: string, question: QuestionInfo, verbs: KeyVerbs): ActionChoice | undefined {
  for (const verb of verbs[key.toLowerCase()] ?? []) {
    const found = question.choices?.filter((choice) => choice.verb === verb) ?? [];
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The choice with the number 1 to 9. */
export function choiceByNumber(key: string, question: QuestionInfo): ActionChoice | undefined {
  return /^[1-9]$/.test(key) ? question.choices?.[Number(key) - 1] : undefined;
}
