// The numbers of The Abyss that the table shows. Those of the rules come from the server.
import { add } from "../../board/events";
import type { PlainCardInfo } from "./protocol";

// Set by `useNumbers` before a table is drawn.
export let FATAL = NaN; // Panics that end a player's round
export let SACRIFICE_WORTH = NaN;
export let STOP_WORTH = NaN;
export let GOAL = NaN;
export let DRAW_SIZE = NaN;
export let EYE_DEPTH = NaN;

/** Set the numbers of the rules, as GET /api/games returns them. */
export function useNumbers(numbers: Readonly<Record<string, number>>): void {
  const number = (name: string): number => numbers[name] ?? NaN;
  FATAL = number("fatal_panics");
  SACRIFICE_WORTH = number("sacrifice");
  STOP_WORTH = number("stop");
  GOAL = number("goal");
  DRAW_SIZE = number("draw");
  EYE_DEPTH = number("eye");
}

export const COMBOS = ["sword", "hook", "eye"] as const;
export type Combo = (typeof COMBOS)[number];

/** The blocks of actions in order, with one action for each card or seat, or only one. */
const BLOCKS: readonly (readonly [string, "" | "cards" | "seats"])[] = [
  ["take", ""],
  ["draw", ""],
  ["keep", "cards"],
  ["play", "cards"],
  ["sacrifice", ""],
  ["stop", ""],
  ["done", ""],
  ["give-up", "cards"],
  ["submit", ""],
  ["decline", ""],
  ["top", ""],
  ["bottom", ""],
  ["hook", "seats"],
  ["steal", "seats"],
  ["give", "seats"],
  ["discard", "cards"],
];

/** The names of all actions at a table with these cards and this number of seats. */
export function actionNames(cards: readonly PlainCardInfo[], seats: number): string[] {
  const held = cards.filter((card) => card.suit !== "panic").map((card) => card.id);
  const places = { "": [""], cards: held, seats: ["A", "B", "C", "D"].slice(0, seats) };
  return BLOCKS.flatMap(([name, of]) => places[of].map((place) => (place ? `${name}:${place}` : name)));
}

/** Counts of cards as a list of cards, most valuable first, as the kinds are numbered. */
export const spread = (counts: readonly number[] | undefined): number[] =>
  (counts ?? []).flatMap((n, kind) => new Array<number>(Math.max(0, n)).fill(kind));

/** The worth of some cards. */
export const worth = (counts: readonly number[], cards: readonly PlainCardInfo[]): number =>
  counts.reduce((sum, n, kind) => sum + n * (cards[kind]?.points ?? 0), 0);

/** The sum of several lists of counts. */
export function together(kinds: number, ...lists: readonly (readonly number[])[]): number[] {
  const sum = new Array<number>(kinds).fill(0);
  for (const list of lists) list.forEach((n, kind) => add(sum, kind, n));
  return sum;
}
