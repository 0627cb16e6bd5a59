// Queries on a view.
// Fields of an expansion are empty lists in games without it.
import type { Race } from "./art/races";
import { RACES, kindOf } from "./constants";
import type { View as AbyssView } from "./ids";

export type { AbyssView };

/** The Lords a seat owns, free or not. */
export const lordsOf = (v: AbyssView, seat: number): number[] =>
  v.owner.flatMap((owner, lord) => (owner === seat ? [lord] : []));

/** The Lords under a Location. */
export const lordsUnder = (v: AbyssView, place: number): number[] =>
  v.under.flatMap((at, lord) => (at === place && (v.owner[lord] ?? -1) >= 0 ? [lord] : []));

/** The Locations that a seat controls, or that lie in a place such as FACE_UP. */
export const placesOf = (v: AbyssView, holder: number): number[] =>
  v.holder.flatMap((at, place) => (at === holder ? [place] : []));

/** Counts by kind as a list of kinds. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((n, kind) => Array.from({ length: Math.max(0, n) }, () => kind));

export const has = {
  kraken: (v: AbyssView): boolean => v.nebulis.length > 0 && v.loot.length > 0,
  leviathan: (v: AbyssView): boolean => v.border.length > 0,
};

/** How many cards of each kind this viewer has not seen, or can no longer place; all copies less those it knows. */
export function unseenKinds(v: AbyssView, copies: readonly number[]): number[] {
  const seen = [v.hand, v.spent, ...v.affiliated, ...v.memory.hands, ...v.memory.council, v.memory.discard];
  const out = copies.map((n, kind) => n - v.track.filter((card) => card === kind).length);
  // My own hand is also in the memory of the hands.
  const mine = v.memory.hands[v.viewer] ?? [];
  return out.map((n, kind) =>
    Math.max(0, n - seen.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0) + (mine[kind] ?? 0)),
  );
}

/** The values of Allies, highest first. */
export const VALUES = [5, 4, 3, 2, 1] as const;

/** Allies of one race: how many of each value, and of all values. */
export interface RaceCounts {
  race: Race;
  values: number[];
  sum: number;
}

/** Counts by kind as counts by race and value. */
export const byRaceAndValue = (counts: readonly number[], races: readonly Race[] = RACES): RaceCounts[] =>
  races.map((race) => {
    const values = VALUES.map((value) =>
      counts.reduce((sum, n, kind) => {
        const ally = kindOf(kind);
        return ally?.race === race && ally.value === value ? sum + n : sum;
      }, 0),
    );
    return { race, values, sum: values.reduce((a, b) => a + b, 0) };
  });

export interface Guard {
  sentinel: number;
  seat: number;
  at: number; // -1: in its owner's area
}

/** Where the Sentinels are: three numbers for each of them. */
export function guards(v: AbyssView): Guard[] {
  const out: Guard[] = [];
  for (let i = 0; i * 3 < v.guards.length; i++) {
    const seat = v.guards[i * 3] ?? -1;
    if (seat >= 0) out.push({ sentinel: i, seat, at: v.guards[i * 3 + 1] ?? -1 });
  }
  return out;
}

/** Whose Sentinel guards this place, or -1. */
export const guardedBy = (v: AbyssView, place: number): number => guards(v).find((g) => g.at === place)?.seat ?? -1;
