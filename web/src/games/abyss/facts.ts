// What is printed on the cards, by the engine's numbers, as the server tells it. Learned once before the table is
// laid, and again when another language is spoken.
import type { Guild, Race } from "./art/races";
import type { Mark } from "./cards/types";
import type { AbyssCards } from "./protocol";

export interface LordFacts {
  id: string;
  name: string;
  guild: Guild;
  points: number;
  keys: number;
  cost: number;
  races: number;
  race: Race | "";
  mark: Mark;
  moment: string; // when its power works, in words
  brief: string;
  text: string;
}

export interface PlaceFacts {
  id: string;
  name: string;
  formula: string;
  kind: string; // how it counts: per-guild, per-race …
  base: number;
  each: number;
  unit: string; // the guild or race that counts
}

export interface BeastFacts {
  id: string;
  name: string;
  race: Race;
  levels: (readonly [number, number])[]; // resistance and reward
  penalty: "allies" | "pearls" | "lord" | "wounds";
  count: number;
  takes: string; // what it takes, in words
}

const MARKS: Record<string, Mark> = { once: "once", always: "standing", turn: "each-turn", none: "" };

export let LORDS: readonly LordFacts[] = [];
export let LOCATIONS: readonly PlaceFacts[] = [];
export let LEVIATHANS: readonly BeastFacts[] = [];
export let RACE_NAMES: readonly string[] = [];
export let GUILD_NAMES: Readonly<Record<string, string>> = {};
export let ALLY_NAMES: readonly string[] = [];
export let ALLY_COPIES: readonly number[] = [];
export let TOKEN_TEXTS: readonly string[] = [];
export let THREAT_TEXTS: readonly string[][] = [];

export function learn(cards: AbyssCards): void {
  LORDS = cards.lords.map((lord) => ({
    ...lord,
    guild: lord.guild as Guild,
    race: lord.must as Race | "",
    mark: MARKS[lord.when] ?? "",
  }));
  LOCATIONS = cards.locations;
  LEVIATHANS = cards.leviathans.map((beast) => ({
    ...beast,
    race: beast.race as Race,
    levels: beast.levels.map((level) => [level.resistance, level.rewards] as const),
    takes: beast.penalty_text,
  }));
  RACE_NAMES = cards.races.map((race) => race.name);
  GUILD_NAMES = Object.fromEntries(cards.guilds.map((guild) => [guild.id, guild.name]));
  ALLY_NAMES = cards.allies.map((ally) => ally.name);
  ALLY_COPIES = cards.allies.map((ally) => ally.copies);
  TOKEN_TEXTS = cards.tokens.map((token) => token.text);
  THREAT_TEXTS = cards.threat.map((space) => space.map((reward) => reward.text));
}
