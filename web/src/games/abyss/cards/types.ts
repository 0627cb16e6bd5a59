// What the card components need to know of a card: the rows of GET /api/games/{name}/cards, with races and guilds by name.
import type { Guild, Race } from "../art/races";

/** When a Lord's power works. */
export type Mark = "" | "once" | "standing" | "each-turn";

export interface LordRow {
  card: number;
  name: string;
  guild: Guild;
  /** The guild in words. */
  guildName: string;
  points: number;
  keys: number;
  cost: number;
  /** How many races must be paid with; 5 means one of each. */
  races: number;
  /** The compulsory race, if there is one. */
  race: Race | "";
  mark: Mark;
  /** The power in one short line; empty if there is none. */
  text: string;
}

export type LocationKind =
  | "per_guild_lord"
  | "per_affiliated_race"
  | "per_distinct_guild"
  | "copy_opponent"
  | "none"
  | "weakest_lord"
  | "strongest_lord"
  | "minus_lords"
  | "per_lord_with_key"
  | "per_lord_without_key"
  | "sum_weakest_affiliated"
  | "minus_affiliated"
  | "minus_nebulis"
  | "loot_sum";

export interface LocationRow {
  card: number;
  name: string;
  kind: LocationKind;
  base: number;
  per: number;
  /** The guild or race that counts, where one does. */
  unit: string;
  /** The formula in words. */
  text: string;
}

export interface BeastRow {
  card: number;
  name: string;
  race: Race;
  /** Resistance and reward of each level, the first one first. */
  levels: readonly (readonly [number, number])[];
  penalty: "allies" | "pearls" | "lord" | "wounds";
  count: number;
}

/** How an owned Lord lies: free, its power used this turn, disabled, or under a Location. */
export type LordState = "" | "spent" | "off" | "under";
