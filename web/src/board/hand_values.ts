// What everybody's cards were worth in a game gone by: the table tells it for the deal, then where it changes.
import type { History } from "../api/protocol";

/** For the deal and for every step what each seat's cards were worth then; none where the game does not count that. */
export function sumsOf<Totals extends { seat: number }>(history: History): Totals[][] {
  const out = [(history.sums ?? []) as Totals[]];
  for (const step of history.steps) {
    const sums = (step.sums ?? []) as Totals[];
    const last = out.at(-1)!;
    out.push(sums.length ? last.map((was) => sums.find(({ seat }) => seat === was.seat) ?? was) : last);
  }
  return out;
}
