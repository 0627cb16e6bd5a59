// Chances of the dice: what an Ally may do to a Leviathan before it is thrown at it.
import type { Kind } from "./constants";

/** How likely each result of the die is, 1 to 6; with two dice the better one counts. */
export function dieChances(two: boolean): number[] {
  return Array.from({ length: 6 }, (_, i) => (two ? (2 * i + 1) / 36 : 1 / 6));
}

/** How many levels an attack beats: used up level by level, or compared undiminished. */
export function levelsBeaten(attack: number, resists: readonly number[], usedUp: boolean): number {
  let beaten = 0;
  for (const resist of resists) {
    if (attack < resist) break;
    if (usedUp) attack -= resist;
    beaten += 1;
  }
  return beaten;
}

/** The chance to beat at least 1, 2, 3 levels with this Ally; `pearls` may be added where it has a boost. */
export function strikeOdds(ally: Kind, resists: readonly number[], pearls: number, usedUp: boolean): number[] {
  const chances = dieChances(ally.special === "die");
  const extra = ally.special === "pearl" ? pearls : 0;
  return resists.map((_, at) =>
    chances.reduce((sum, chance, i) => {
      const beaten = levelsBeaten(ally.value + i + 1 + extra, resists, usedUp);
      return beaten > at ? sum + chance : sum;
    }, 0),
  );
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
