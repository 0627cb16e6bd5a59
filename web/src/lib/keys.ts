// The keyboard: which choice a key means, and the list of keys that `?` shows.
import type { ActionChoice, QuestionInfo } from "../protocol";

/** Keys of choices, by the verbs of the labels; the first verb that is offered counts. */
const VERBS: Record<string, readonly string[]> = {
  e: ["explore", "go-on"],
  t: ["take"],
  f: ["fight", "fight-leviathan", "fight-again", "choose-leviathan"],
  p: ["plot"],
  b: ["buy", "buy-mixed"],
  d: ["draw"],
  s: ["stop"],
  " ": ["pass", "go-on", "pass-by", "decline", "done", "end-turn", "skip", "stop-searching", "stop-fighting"],
};

type Keys = readonly (readonly [string, string])[];

/** Every key with the text that explains it, those of every page first; `?` shows this list. */
export const KEYS: { readonly all: Keys; readonly abyss: Keys; readonly the_abyss: Keys } = {
  all: [
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
  ],
  abyss: [
    ["E", "ui-keys-explore"],
    ["T", "ui-keys-take"],
    ["F", "ui-keys-fight"],
    ["B", "ui-keys-buy"],
    ["P", "ui-keys-plot"],
    ["1 … 6", "ui-abyss-key-7"],
    ["C 1 … 5", "ui-abyss-key-8"],
    ["A", "ui-abyss-key-13"],
  ],
  the_abyss: [
    ["D", "ui-keys-draw"],
    ["T", "ui-keys-take"],
    ["S", "ui-keys-stop"],
    ["X", "ui-the_abyss-key-4"],
    ["R", "ui-the_abyss-key-10"],
  ],
};

/** The groups that are of use where somebody is: at a table only those of its game. */
export function keyGroups(game: string): (keyof typeof KEYS)[] {
  if (game === "abyss" || game === "the_abyss") return ["all", game];
  return ["all", "abyss", "the_abyss"];
}

/** Is somebody writing, so that letters are letters? Buttons keep Enter and Space for themselves. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("input, textarea, select")) return true;
  return (event.key === " " || event.key === "Enter") && target.matches("button, a, summary, [role=button]");
}

/** A key that does something else in the browser is left to it. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}

/** The choice that a letter means. */
export function choiceByLetter(key: string, question: QuestionInfo): ActionChoice | undefined {
  const verbs = VERBS[key.toLowerCase()] ?? [];
  for (const verb of verbs) {
    const found = question.choices?.filter((choice) => choice.verb === verb) ?? [];
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The choice with the number 1 to 9. */
export function choiceByNumber(key: string, question: QuestionInfo): ActionChoice | undefined {
  return /^[1-9]$/.test(key) ? question.choices?.[Number(key) - 1] : undefined;
}

/** For a board with places: the choice about one card, such as the Lord on a space of the Court. */
export function choiceByCard(verb: string, card: number, question: QuestionInfo): ActionChoice | undefined {
  return question.choices?.find((choice) => choice.verb === verb && choice.card === card);
}
