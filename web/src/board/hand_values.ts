// What everybody's cards were worth in a game gone by: the table tells it for the deal, then where it changes.
import type { History, SeatTotals } from "../api/protocol";

/** For the deal and for every step what each seat's cards were worth then; none where the game does not count that. */
export function sumsOf(history: History): SeatTotals[][] {
  const out = [history.sums ?? []];
  for (const { sums = [] } of history.steps) {
    const last = out.at(-1)!;
    out.push(sums.length ? last.map((was) => sums.find(({ seat }) => seat === was.seat) ?? was) : last);
  }
  return out;
}
