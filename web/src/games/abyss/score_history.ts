// A finished game by turn: what each seat had at the end of it.
import { EVENTS } from "./ids";
import { viewAfter, type View } from "../../board/view";
import type { History } from "../../api/protocol";
import type { SeatTotals } from "./protocol";
import { type AbyssView, lordsOf } from "./view";
import { sumsOf } from "../../board/hand_values";

export const FIGURES = ["score", "pearls", "lords"] as const;
export type Figure = (typeof FIGURES)[number];
/** For each figure, seat and turn; turn 0 is the deal, the last one the end. */
export type Curves = Record<Figure, number[][]>;

const TURN = EVENTS.indexOf("turn");
const AFFILIATED = EVENTS.indexOf("affiliated");
const CLOSING = new Set(
  (["asked", "final-discard", "krakens-turned-in", "scored", "won", "nebulis", "figure"] as const).map((name) =>
    EVENTS.indexOf(name),
  ),
);

/** The steps at which turns end, and the last step; the move that ends a turn also begins the next. */
export function turnEnds(history: History): number[] {
  const ends = history.steps.flatMap((step) => step.events.flatMap(([kind]) => (kind === TURN ? [step.n] : [])));
  return [...ends, history.steps.length];
}

/** The view after the deal and after every step. */
function views(history: History): View[] {
  const out = [history.view];
  for (const step of history.steps) out.push(viewAfter(out.at(-1)!, step.patch));
  return out;
}

/** Score, Pearls and Lords of every seat after every turn. */
export function curves(history: History): Curves {
  const seats = (history.view as unknown as AbyssView).pearls.length;
  const rows = (): number[][] => Array.from({ length: seats }, () => []);
  const out: Curves = { score: rows(), pearls: rows(), lords: rows() };
  const [all, sums] = [views(history), sumsOf<SeatTotals>(history)];
  for (const n of turnEnds(history)) {
    const view = all[n] as unknown as AbyssView;
    out.score.forEach((row, seat) => {
      const mine = sums[n]?.[seat];
      row.push((mine?.open ?? 0) + (mine?.tokens ?? 0));
      out.pearls[seat]!.push(view.pearls[seat] ?? 0);
      out.lords[seat]!.push(lordsOf(view, seat).length);
    });
  }
  return out;
}

/** The Monster tokens of every seat by kind, where all cards are open. */
export function tokensAtEnd(history: History): number[][] {
  const eyes = views(history).at(-1)!.eyes as AbyssView[] | undefined;
  return (eyes ?? []).map((seat) => seat.tokens);
}

/** Can this event be one of those that end the game? */
export const closes = ([kind = -1, , , , n = 0]: readonly number[]): boolean =>
  CLOSING.has(kind) || (kind === AFFILIATED && n === 0);

/** The hand cards that every seat affiliated at the end of the game. */
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
