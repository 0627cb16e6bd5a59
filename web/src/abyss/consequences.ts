// What recruiting a Lord brings about besides the Lord: said before one pays. Sums of what lies open, nothing more.
import { LORDS } from "./facts";
import { FREE, SEVEN } from "./nouns";
import { type AbyssView, lordsOf } from "./view";
import { keysOf } from "./worth";

const KEYS = 3;
const FEW = 2; // Lords at Court

export interface Consequence {
  icon: string;
  id: string; // of its text; empty: the power of the Lord itself
  lords: number[];
  n: number;
}

/** The lines below a payment for a Lord of the Court. */
export function consequences(v: AbyssView, seat: number, lord: number): Consequence[] {
  const facts = LORDS[lord];
  if (!facts) return [];
  const out: Consequence[] = [];
  const add = (icon: string, id: string, lords: number[] = [], n = 0): void => void out.push({ icon, id, lords, n });
  const { tokens, lords } = keysOf(v, seat);
  const keys = tokens + lords + facts.keys;
  if (facts.keys > 0 && keys >= KEYS) {
    const keyed = [...lordsOf(v, seat).filter((found) => v.under[found] === FREE && (LORDS[found]?.keys ?? 0) > 0), lord];
    // With more keys than needed one chooses which to spend.
    if (keys === KEYS) add("key", keyed.length === 1 ? "then-third-key-lock" : "then-third-key-locks", keyed, keyed.length);
    else add("key", "then-third-key");
  }
  const count = lordsOf(v, seat).length + 1;
  if (count === SEVEN && v.closer < 0) add("lord", "then-seventh");
  else if (count === SEVEN - 1) add("lord", "then-sixth");
  const left = v.court.filter((other) => other >= 0).length - 1;
  if (left <= FEW) add("pearl", "then-refill", [], left);
  if (facts.mark === "once") add("once", "");
  return out;
}
