// Abyss: the small changes many events share, and what the Kraken and Leviathan boxes tell.
import { add, row, zeros, type GameEvent } from "../../board/events";
import {
  DRAWN,
  FACE_UP,
  GONE,
  IN_AREA,
  LOOT_VALUES,
  MONSTER,
  THE_CETACEAN_GRAVEYARD,
  type AbyssView,
} from "./view_types";

/** A hand grows by cards everybody has seen. */
export function gain(v: AbyssView, seat: number, card: number, n = 1): void {
  add(v.sizes, seat, n);
  add(row(v.memory.hands, seat), card, n);
  if (seat === v.viewer) add(v.hand, card, n);
}

/** A hand shrinks. */
export function lose(v: AbyssView, seat: number, card: number, n = 1): void {
  gain(v, seat, card, -n);
}

/** Cards go to the discard pile. */
export function toDiscard(v: AbyssView, card: number, n = 1): void {
  v.discard_size += n;
  add(v.memory.discard, card, n);
}

/** A Council stack is taken up: what lay there. */
export function emptyStack(v: AbyssView, stack: number): number[] {
  const cards = row(v.memory.council, stack);
  v.memory.council[stack] = zeros(v.spent.length);
  v.council[stack] = 0;
  return cards;
}

/** Where a Loot card lies. */
function lootPlace(e: GameEvent): number {
  return (e.n - THE_CETACEAN_GRAVEYARD) * LOOT_VALUES + e.card;
}

/** A Leviathan leaves its zone. */
function leaveBorder(v: AbyssView, zone: number): void {
  v.border[zone] = -1;
  v.level[zone] = 0;
}

function found(v: AbyssView, e: GameEvent): void {
  v.deck_size -= 1;
  gain(v, e.seat, e.card);
}

const KRAKEN: Record<string, (v: AbyssView, e: GameEvent) => void> = {
  nebulis: (v, e) => add(v.nebulis, e.seat, e.n),
  figure: (v, e) => (v.kraken_holder = e.seat),
  "sentinel-gained": (v, e) => v.guards.splice(3 * e.n, 3, e.seat, IN_AREA, v.turns),
  "sentinel-placed": (v, e) => v.guards.splice(3 * e.n + 1, 2, e.card, 0),
  "sentinel-back": (v, e) => v.guards.splice(3 * e.n + 1, 2, IN_AREA, v.turns),
  "loot-drawn": (v, e) => {
    v.loot_deck_size -= 1;
    v.loot[lootPlace(e)] = 1;
  },
  "loot-gone": (v, e) => (v.loot[lootPlace(e)] = 0),
  "ally-found": found,
  "dealt-ally": found,
  "monster-met": (v) => (v.deck_size -= 1),
  "monsters-discarded": (v, e) => toDiscard(v, MONSTER, e.n),
  "ally-healed": (v, e) => {
    toDiscard(v, e.card, -1);
    gain(v, e.seat, e.card);
  },
  "affiliated-lost": (v, e) => {
    add(row(v.affiliated, e.seat), e.card, -1);
    toDiscard(v, e.card);
  },
};

const LEVIATHAN: Record<string, (v: AbyssView, e: GameEvent) => void> = {
  "beast-drawn": (v, e) => {
    v.beast_deck_size -= 1;
    v.beasts[e.card] = DRAWN;
  },
  "beast-came": (v, e) => {
    if (v.beasts[e.card] !== DRAWN) v.beast_deck_size -= 1;
    v.beasts[e.card] = FACE_UP;
    v.border[e.n] = e.card;
    v.level[e.n] = 0;
  },
  "beast-attacked": (v, e) => {
    v.beasts[e.card] = GONE;
    leaveBorder(v, e.n);
  },
  wounded: (v, e) => add(v.wounds, e.seat, e.n),
  "beast-hurt": (v, e) => add(v.level, e.n, 1),
  "beast-slain": (v, e) => {
    v.beasts[e.card] = e.seat;
    leaveBorder(v, e.n);
  },
  scourge: (v, e) => (v.scourge_holder = e.seat),
};

/** What the boxes tell. */
export const BOX_FOLDS = { ...KRAKEN, ...LEVIATHAN };
