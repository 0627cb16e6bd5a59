// The first deal from the key of a table, as docs/fair-shuffle.md describes it.
import { Dice, shuffled, Stream } from "../../fair/random";
import { LEVIATHANS, LOCATIONS, LORDS } from "./ids";
import type { AbyssView } from "./view";

/** Every deck from the top; the Court and the open Location are the first cards of theirs. */
export interface Deal {
  start: number;
  exploration: string[];
  lords: string[];
  locations: string[];
  loot?: string[];
  leviathans?: string[];
  dice?: [number, number];
}

const RACES = [..."JCHSQ"];
const COPIES = [
  [5, 1],
  [4, 2],
  [3, 3],
  [2, 3],
  [1, 4],
] as const;
const BASE_LORDS = 35;
const KRAKEN_LORDS = 53;
const BASE_LOCATIONS = 20;

function times(card: string, count: number): string[] {
  return Array<string>(count).fill(card);
}

function explorationCards(kraken: boolean, leviathan: boolean, seats: number): string[] {
  const cards = times("M", leviathan ? 9 : 6);
  for (const [value, copies] of COPIES) {
    for (const race of RACES) {
      // The Leviathan box adds a Crab of value 1; every player begins with one.
      const more = leviathan && race === "C" && value === 1 ? 1 - seats : 0;
      cards.push(...times(`${race}${value}`, copies + more));
    }
  }
  if (kraken) cards.push(...times("K4", 2), ...times("K3", 3), ...times("K2", 2));
  if (leviathan) cards.push(...["4d", "3d", "2p", "1p"].flatMap((special) => RACES.map((race) => race + special)));
  return cards;
}

/** The first deal of a table. */
export function deal(key: Uint8Array, seats: number, options: Readonly<Record<string, string>>): Deal {
  const boxes = options.expansions ?? "none";
  const kraken = boxes === "kraken" || boxes === "both";
  const leviathan = boxes === "leviathan" || boxes === "both";
  const lords = LORDS.filter(
    (name, number) =>
      (number < BASE_LORDS || (number < KRAKEN_LORDS ? kraken : leviathan)) && !(leviathan && name === "tamer"),
  );
  const locations = LOCATIONS.filter((_, number) => number < BASE_LOCATIONS || kraken);
  const loot = [3, 4, 5, 6, 7].flatMap((value) => times(String(value), value));
  const stream = new Stream(key);
  const fromTop = (cards: readonly string[]) => shuffled(cards, stream).reverse();
  const start = stream.below(seats);
  const out: Deal = {
    start,
    exploration: fromTop(explorationCards(kraken, leviathan, seats)),
    lords: fromTop(lords),
    locations: fromTop(locations),
  };
  if (kraken) out.loot = fromTop(loot);
  if (leviathan) {
    out.leviathans = fromTop(LEVIATHANS);
    const dice = new Dice(key, 0);
    out.dice = [dice.below(6) + 1, dice.below(6) + 1];
  }
  return out;
}

const FACE_UP = -2;

/** Whether a first position is the one that this key deals: who begins, the Court, the Location, the Leviathan, the decks. */
export function isDeal(
  key: Uint8Array,
  seats: number,
  options: Readonly<Record<string, string>>,
  view: Pick<AbyssView, "turn" | "court" | "holder" | "deck_size" | "lord_deck_size"> & { border?: readonly number[] },
): boolean {
  const dealt = deal(key, seats, options);
  const court = view.court.map((lord) => LORDS[lord]);
  const open = LOCATIONS.filter((_, number) => view.holder[number] === FACE_UP);
  const border = (view.border ?? []).filter((leviathan) => leviathan >= 0).map((leviathan) => LEVIATHANS[leviathan]);
  return (
    view.turn === dealt.start &&
    view.deck_size === dealt.exploration.length &&
    view.lord_deck_size === dealt.lords.length - court.length &&
    court.every((lord, space) => lord === dealt.lords[space]) &&
    open.length === 1 &&
    open[0] === dealt.locations[0] &&
    (!dealt.leviathans || border[0] === dealt.leviathans[0])
  );
}
