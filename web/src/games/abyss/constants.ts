// The numbers of Abyss and what they are called. Those of the rules come from the server.
import { LOOT_VALUES, MONSTER } from "./view_types";

export const RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid", "kraken"] as const;
export type Race = (typeof RACES)[number];
export const LETTERS: Record<Race, string> = {
  jellyfish: "J",
  crab: "C",
  seahorse: "H",
  shellfish: "S",
  squid: "Q",
  kraken: "K",
};

// Whose a Lord or a Location is, and how an owned Lord lies.
export { DISABLED, DRAWN, FACE_UP, FREE, GONE, IN_DECK, LOOT_VALUES, MONSTER } from "./view_types";
const WILD = 26; // K4, K3, K2
const SPECIAL = 29; // double die 4 and 3, then pearl boost 2 and 1, five races each

// What a Sentinel can guard, as one number.
export const AT_LORD = 0;
export const AT_STACK = 100;
export const AT_LOCATION = 200;

export const LEAST_LOOT = 3;
export const FIRST_LOOT_SITE = 22;
// Set by `useNumbers` before a table is drawn.
export let SEVEN = NaN; // Lords that end the game
export let SPACES = NaN; // of the exploration track

/** Take over the numbers of the rules, as GET /api/games tells them. */
export function useNumbers(numbers: Readonly<Record<string, number>>): void {
  SEVEN = numbers.lords ?? NaN;
  SPACES = numbers.spaces ?? NaN;
}

export const ZONE_ROLLS = ["2–3", "4", "5", "6", "7", "8", "9", "10", "11–12"];
export const ZONE_CHANCES = [3, 3, 4, 5, 6, 5, 4, 3, 3]; // of 36

export type Special = "" | "die" | "pearl";
export interface Kind {
  race: Race;
  value: number;
  special: Special;
}

/** An exploration card by its number; a Monster has no race. */
export function kindOf(kind: number): Kind | null {
  if (kind === MONSTER || kind < 0) return null;
  if (kind < WILD) return { race: RACES[(kind - 1) % 5]!, value: 5 - Math.floor((kind - 1) / 5), special: "" };
  if (kind < SPECIAL) return { race: "kraken", value: 4 - (kind - WILD), special: "" };
  const at = kind - SPECIAL;
  return { race: RACES[at % 5]!, value: 4 - Math.floor(at / 5), special: at < 10 ? "die" : "pearl" };
}

export const raceIndex = (kind: number): number => {
  const k = kindOf(kind);
  return k ? RACES.indexOf(k.race) : -1;
};

/** As in action names: C3, J4d, S2p, M. */
export function kindName(kind: number): string {
  const k = kindOf(kind);
  if (!k) return "M";
  return LETTERS[k.race] + String(k.value) + (k.special === "die" ? "d" : k.special === "pearl" ? "p" : "");
}

/** By race, then value: the order of a hand. */
export function byRace(a: number, b: number): number {
  const ka = kindOf(a);
  const kb = kindOf(b);
  if (!ka || !kb) return a - b;
  return RACES.indexOf(ka.race) - RACES.indexOf(kb.race) || ka.value - kb.value || a - b;
}

/** The values of all loot cards lying at a Location. */
export function lootAt(loot: readonly number[], place: number): number[] {
  const start = (place - FIRST_LOOT_SITE) * LOOT_VALUES;
  const out: number[] = [];
  if (start < 0) return out;
  for (let i = 0; i < LOOT_VALUES; i++) for (let n = loot[start + i] ?? 0; n > 0; n--) out.push(LEAST_LOOT + i);
  return out;
}

/** Monster tokens by kind: worth 2, 3, 4; then the effects of the L tokens. */
export const TOKEN_WORTH = [2, 3, 4];
export const L_EFFECTS = ["2-pearls", "3-pearls", "key", "council"];

/** The spaces of the Threat track: keys, and goods that are Pearls or tokens as one likes. */
export const THREAT: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
];

export { LETTERS as SEAT_LETTERS, sigilOf as sigil } from "../../board/seats";
