// A finished game over its turns: what everybody had at the end of each, folded from its history.
import { ABYSS_EVENTS } from "../lib/fold_abyss";
import { folded } from "../lib/fold";
import type { History } from "../protocol";
import type { SeatTotals } from "../games/abyss/protocol";
import { type AbyssView, lordsOf } from "./view";
import { sumsOf } from "../lib/sums";

export const FIGURES = ["score", "pearls", "lords"] as const;
export type Figure = (typeof FIGURES)[number];
/** For each figure, seat and turn; turn 0 is the deal, the last one the end. */
export type Curves = Record<Figure, number[][]>;

const TURN = ABYSS_EVENTS.indexOf("turn");
const AFFILIATED = ABYSS_EVENTS.indexOf("affiliated");
const CLOSING = new Set(["asked", "final-discard", "krakens-turned-in", "scored", "won", "nebulis", "figure"].map((name) => ABYSS_EVENTS.indexOf(name)));

/** The events of a game, a list for each turn; what is done before the first turn is the deal's. */
export function byTurn(history: History): number[][][] {
  const turns: number[][][] = [[]];
  for (const numbers of history.steps.flatMap((step) => step.events)) {
    if (numbers[0] === TURN) turns.push([]);
    turns.at(-1)!.push(numbers);
  }
  return turns;
}

/** Score, Pearls and Lords of every seat after every turn. */
export function curves(history: History): Curves {
  const seats = (history.view as unknown as AbyssView).pearls.length;
  const rows = (): number[][] => Array.from({ length: seats }, () => []);
  const out: Curves = { score: rows(), pearls: rows(), lords: rows() };
  const sums = sumsAtTurns(history);
  let view = history.view;
  byTurn(history).forEach((events, turn) => {
    view = folded("abyss", view, events);
    const seen = view as unknown as AbyssView;
    out.score.forEach((row, seat) => {
      const mine = sums[turn]?.[seat];
      row.push((mine?.open ?? 0) + (mine?.tokens ?? 0));
      out.pearls[seat]!.push(seen.pearls[seat] ?? 0);
      out.lords[seat]!.push(lordsOf(seen, seat).length);
    });
  });
  return out;
}

/** What everybody's cards were worth at the end of every turn: the answer that ends a turn begins the next one, too. */
function sumsAtTurns(history: History): SeatTotals[][] {
  const all = sumsOf(history);
  const ends = history.steps.flatMap((step, i) => step.events.flatMap(([kind]) => (kind === TURN ? [all[i + 1]!] : [])));
  return [...ends, all.at(-1)!];
}

/** The Monster tokens of every seat by kind, where all cards are open. */
export function tokensAtEnd(history: History): number[][] {
  const all = history.steps.flatMap((step) => step.events);
  const eyes = folded("abyss", history.view, all)["eyes"] as AbyssView[] | undefined;
  return (eyes ?? []).map((seat) => seat.tokens);
}

/** Can this event be one of those that close the game? */
export const closes = ([kind = -1, , , , n = 0]: readonly number[]): boolean => CLOSING.has(kind) || (kind === AFFILIATED && n === 0);

/** The hand cards that every seat affiliated when the game was over: nothing but closing follows them. */
export function affiliatedAtEnd(history: History, seats: number): number[][] {
  const out: number[][] = Array.from({ length: seats }, () => []);
  const last = history.steps.flatMap((step) => step.events);
  for (let i = last.length - 1; i >= 0; i -= 1) {
    const [kind = -1, seat = -1, , card = -1] = last[i]!;
    if (!closes(last[i]!)) break;
    if (kind === AFFILIATED) out[seat]?.unshift(card);
  }
  return out;
}
