// A seat's cards sorted and counted for display. Their worth comes from the server (Sums).
import { LEVIATHANS, LORDS } from "./facts";
import { RACES, kindOf } from "./constants";
import { type AbyssView, lordsOf } from "./view";

/** The affiliated values of a seat, race by race. */
export function affiliatedValues(v: AbyssView, seat: number): number[][] {
  const out: number[][] = RACES.slice(0, 5).map(() => []);
  (v.affiliated[seat] ?? []).forEach((n, kind) => {
    const k = kindOf(kind);
    const at = k ? RACES.indexOf(k.race) : -1;
    for (let i = 0; k && at < 5 && i < n; i++) out[at]!.push(k.value);
  });
  return out.map((values) => values.sort((a, b) => b - a));
}

/** Keys a seat could spend: tokens, and those of free Lords. */
export function keysOf(v: AbyssView, seat: number): { tokens: number; lords: number } {
  const free = lordsOf(v, seat).filter((lord) => v.under[lord] === -1);
  return { tokens: v.keys[seat] ?? 0, lords: free.reduce((sum, lord) => sum + (LORDS[lord]?.keys ?? 0), 0) };
}

/** The resistances a Leviathan still has, and what each level pays. */
export const levelsLeft = (beast: number, level: number): (readonly [number, number])[] =>
  (LEVIATHANS[beast]?.levels ?? []).slice(level);

/** A number with a minus sign of the font, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
