// What stands out in a finished game. Only what was computed from the moves or by the analysis is shown.
import type { Swing } from "./win_curve";

/** A tile of the end screen. */
export interface Insight {
  label: string; // what it is about
  title: string;
  text: string;
  step?: number; // where it happened in the replay
  turn?: number; // or the turn
}

/** The turn in which one seat's chances rose most, from rows after the deal, after every turn and at the end. */
export function biggestSwing(rows: readonly (readonly number[])[]): Omit<Swing, "n"> | null {
  let best: Omit<Swing, "n"> | null = null;
  for (let turn = 1; turn < rows.length; turn += 1) {
    (rows[turn] ?? []).forEach((to, seat) => {
      const from = rows[turn - 1]?.[seat] ?? 0;
      if (to - from > (best ? best.to - best.from : 0)) best = { turn, seat, from, to };
    });
  }
  return best;
}
