// Colours of races and guilds as the pictures need them. colours.css has the same values for the interface; a test compares the two.

import type { GUILDS, RACES as NAMES } from "../ids";

export type Race = (typeof NAMES)[number];
export type Guild = (typeof GUILDS)[number];

export interface RaceLook {
  letter: string;
  colour: string;
  deep: string;
  night: string;
}

export const RACES: Record<Race, RaceLook> = {
  jellyfish: { letter: "J", colour: "#d1a4fc", deep: "#2a1747", night: "#120a24" },
  crab: { letter: "C", colour: "#e0433b", deep: "#4a1216", night: "#1e080b" },
  seahorse: { letter: "H", colour: "#f0b429", deep: "#4a3208", night: "#1f1503" },
  shellfish: { letter: "S", colour: "#22b98c", deep: "#07402f", night: "#031b16" },
  squid: { letter: "Q", colour: "#2c7bc9", deep: "#0b2a52", night: "#041226" },
  kraken: { letter: "K", colour: "#efece2", deep: "#2b3238", night: "#0b0f12" },
};

export const GUILD_COLOUR: Record<Guild, string> = {
  mage: "#d1a4fc",
  soldier: "#e0433b",
  farmer: "#f0b429",
  merchant: "#22b98c",
  politician: "#2c7bc9",
  ambassador: "#f1e4bd",
  smuggler: "#9a8fb8",
};

/** Print these letters on cards from now on: those of the page's language. */
export function useLetters(letters: Readonly<Record<string, string>>): void {
  for (const race of RACE_IDS) RACES[race].letter = letters[race] || RACES[race].letter;
}

/** In the order of the engine's numbers. */
export const RACE_IDS = Object.keys(RACES) as Race[];
export const GUILD_IDS = Object.keys(GUILD_COLOUR) as Guild[];
/** The races proper: a Kraken stands for any of them. */
export const FIVE = RACE_IDS.slice(0, 5);
export const raceLook = (race: string): RaceLook => (RACES as Partial<Record<string, RaceLook>>)[race] ?? RACES.kraken;
