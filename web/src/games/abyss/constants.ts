// The numbers of Abyss and their names. Those of the rules come from the server.
import { RACES as LOOKS, type Race } from "./art/races";
import { ALLIES, GUARDED, LIES, LOCATIONS, PLACES, RACES } from "./ids";

export { RACES };
/** The letters of the races in ids such as C3; those on cards depend on the language. */
const LETTERS = Object.fromEntries(RACES.map((race) => [race, LOOKS[race].letter])) as Record<Race, string>;

// Whose a Lord or a Location is, how an owned Lord lies, and what a Sentinel can guard.
export const { IN_DECK, FACE_UP, GONE, DRAWN } = PLACES;
export const { FREE, DISABLED } = LIES;
export const { AT_LORD, AT_STACK, AT_LOCATION } = GUARDED;

export const MONSTER = 0; // the kind of exploration card
const LOOT_VALUES = 5;
const LEAST_LOOT = 3;
const FIRST_LOOT_SITE = LOCATIONS.indexOf("the_cetacean_graveyard");
// Set by `useNumbers` before a table is drawn.
export let SEVEN = NaN; // Lords that end the game
export let SPACES = NaN; // of the exploration track

/** Set the numbers of the rules, as GET /api/games returns them. */
export function useNumbers(numbers: Readonly<Record<string, number>>): void {
  SEVEN = numbers.lords ?? NaN;
  SPACES = numbers.spaces ?? NaN;
}

/** What an Ally is: its race, its value and perhaps a special effect. */
export interface AllyKind {
  race: Race;
  value: number;
  special: "" | "die" | "pearl";
}

const SPECIALS: Record<string, AllyKind["special"]> = { d: "die", p: "pearl" };
const KINDS = ALLIES.map((id): AllyKind | null => {
  const race = RACES.find((name) => LETTERS[name] === id[0]);
  return race ? { race, value: Number(id[1]), special: SPECIALS[id[2] ?? ""] ?? "" } : null;
});

/** The Ally on an exploration card; nothing for a Monster. */
export const kindOf = (kind: number): AllyKind | null => KINDS[kind] ?? null;

/** An exploration card as in action names: C3, J4d, S2p, M. */
export const kindName = (kind: number): string => ALLIES[kind] ?? "M";

/** By race, then value: the order of a hand. */
export function byRace(a: number, b: number): number {
  const ka = kindOf(a);
  const kb = kindOf(b);
  if (!ka || !kb) return a - b;
  return RACES.indexOf(ka.race) - RACES.indexOf(kb.race) || ka.value - kb.value || a - b;
}

/** The values of the Loot cards on a Location. */
export function lootAt(loot: readonly number[], place: number): number[] {
  const start = (place - FIRST_LOOT_SITE) * LOOT_VALUES;
  const out: number[] = [];
  if (start < 0) return out;
  for (let i = 0; i < LOOT_VALUES; i++) for (let n = loot[start + i] ?? 0; n > 0; n--) out.push(LEAST_LOOT + i);
  return out;
}

/** What the Monster tokens without an effect are worth, by kind. */
export const TOKEN_WORTH = [2, 3, 4];

/** The spaces of the Threat track: Keys, and rewards that are each a Pearl or a token. */
export const THREAT: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
];

export { LETTERS as SEAT_LETTERS, sigilOf as sigil } from "../../board/seats";
