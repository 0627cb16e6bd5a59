// The worth of all cards in a finished game: the server sends it for the deal and for every change.
import type { History, SeatTotals } from "../api/protocol";

/** For the deal and every step, the worth of each seat's cards; empty if the game does not count it. */
export function sumsOf(history: History): SeatTotals[][] {
  const out = [history.sums ?? []];
  for (const { sums = [] } of history.steps) {
    const last = out.at(-1)!;
    out.push(sums.length ? last.map((was) => sums.find(({ seat }) => seat === was.seat) ?? was) : last);
  }
  return out;
}
