// What everybody's cards were worth in a game gone by: the table tells it for the deal, then where it changes.
import type { History } from "../protocol";
import type { SeatTotals } from "../games/abyss/protocol";

/** For the deal and for every step what each seat's cards were worth then; none where the game does not count that. */
export function sumsOf(history: History): SeatTotals[][] {
  const out = [(history.totals ?? []) as SeatTotals[]];
  for (const { totals = [] } of history.steps) {
    const sums = totals as SeatTotals[];
    const last = out.at(-1)!;
    out.push(sums.length ? last.map((was) => sums.find(({ seat }) => seat === was.seat) ?? was) : last);
  }
  return out;
}
