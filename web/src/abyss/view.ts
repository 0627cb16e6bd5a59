// What one viewer may see of a game of Abyss: the shape of `view` in the messages of the table.
// Fields that only one box brings are empty lists when that box is closed.

export interface Memory {
  hands: number[][]; // by seat: counts by kind of card
  council: number[][]; // by stack: counts by kind of card
  discard: number[];
  theft: number[];
}

export interface AbyssView {
  viewer: number;
  turn: number;
  turns: number;
  asked: number[];
  threat: number;
  sold: number;
  bought: number[];
  used: number[];
  extra: boolean;
  closer: number;
  pearls: number[];
  keys: number[];
  sizes: number[];
  hand: number[];
  affiliated: number[][];
  spent: number[];
  council: number[];
  track: number[];
  deck_size: number;
  discard_size: number;
  court: number[];
  lord_deck_size: number;
  owner: number[];
  under: number[];
  holder: number[];
  location_deck_size: number;
  token_sizes: number[];
  tokens: number[];
  token_pile: number;
  memory: Memory;
  nebulis: number[];
  kraken_holder: number;
  guards: number[];
  loot: number[];
  loot_deck_size: number;
  wounds: number[];
  scourge_holder: number;
  border: number[];
  level: number[];
  beasts: number[];
  beast_deck_size: number;
  l_token_sizes: number[];
  l_token_pile: number;
}

export const isAbyssView = (view: unknown): view is AbyssView =>
  typeof view === "object" && view !== null && "track" in view && "court" in view;

/** The Lords a seat owns, however they lie. */
export const lordsOf = (v: AbyssView, seat: number): number[] =>
  v.owner.flatMap((owner, lord) => (owner === seat ? [lord] : []));

/** The Lords under a Location. */
export const lordsUnder = (v: AbyssView, place: number): number[] =>
  v.under.flatMap((at, lord) => (at === place && (v.owner[lord] ?? -1) >= 0 ? [lord] : []));

/** The Locations that a seat controls, or that lie in a place such as FACE_UP. */
export const placesOf = (v: AbyssView, holder: number): number[] =>
  v.holder.flatMap((at, place) => (at === holder ? [place] : []));

/** Counts by kind written out as a list of kinds. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((n, kind) => Array.from({ length: Math.max(0, n) }, () => kind));

export const has = {
  kraken: (v: AbyssView): boolean => v.nebulis.length > 0 && v.loot.length > 0,
  leviathan: (v: AbyssView): boolean => v.border.length > 0,
};

export interface Guard {
  sentinel: number;
  seat: number;
  at: number; // -1: before its owner
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
