// The worth of all cards in a finished game: the server sends it for the deal and for every change.
import type { History } from "../api/protocol";

/** For the deal and every step, the worth of each seat's cards; empty if the game does not count it. */
export function sumsOf<Totals extends { seat: number }>(history: History): Totals[][] {
  const out = [(history.sums ?? []) as Totals[]];
  for (const step of history.steps) {
    const sums = (step.sums ?? []) as Totals[];
    const last = out.at(-1)!;
    out.push(sums.length ? last.map((was) => sums.find(({ seat }) => seat === was.seat) ?? was) : last);
  }
  return out;
}
