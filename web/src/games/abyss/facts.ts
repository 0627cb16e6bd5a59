// What is printed on the cards, by the engine's numbers, as the server tells it.
// Read before a table is drawn, and again after a change of language.
import { type Guild, type Race, useLetters } from "./art/races";
import type { AbyssCards, LootInfo, PieceInfo } from "./protocol";

/** When a Lord's power works. */
export type Mark = "" | "once" | "standing" | "each-turn";

/** How an owned Lord lies: free, its power used this turn, disabled, or under a Location. */
export type LordState = "" | "spent" | "off" | "under";

export interface LordFacts {
  card: number;
  id: string;
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
  /** When its power works, in words. */
  moment: string;
  /** The power in one short line; empty if there is none. */
  brief: string;
  /** The power in full. */
  text: string;
  /** Rulings about it. */
  rulings?: readonly string[];
}

export interface LocationFacts {
  card: number;
  id: string;
  name: string;
  /** The formula in words. */
  formula: string;
  /** How it counts: per-guild, per-race … */
  kind: string;
  base: number;
  each: number;
  /** The guild or race that counts, where one does. */
  unit: string;
  /** Rulings about it. */
  rulings?: readonly string[];
}

export interface LeviathanFacts {
  card: number;
  id: string;
  name: string;
  race: Race;
  /** The race in words. */
  raceName: string;
  /** Resistance and reward of each level, the first one first. */
  levels: readonly (readonly [number, number])[];
  penalty: "allies" | "pearls" | "lord" | "wounds";
  count: number;
  /** The penalty in words. */
  takes: string;
  /** Rulings about it. */
  rulings?: readonly string[];
}

export interface ZoneFacts {
  /** As printed on the board: the totals of two dice that lead to it. */
  name: string;
  /** How likely two dice lead to it. */
  chance: number;
}

const ROLLS = 36;
const MARKS: Record<string, Mark> = { once: "once", always: "standing", turn: "each-turn", none: "" };

export let LORDS: readonly LordFacts[] = [];
export let LOCATIONS: readonly LocationFacts[] = [];
export let LEVIATHANS: readonly LeviathanFacts[] = [];
export let ZONES: readonly ZoneFacts[] = [];
export let RACE_NAMES: readonly string[] = [];
export let GUILD_NAMES: Readonly<Record<string, string>> = {};
export let ALLY_NAMES: readonly string[] = [];
export let ALLY_COPIES: readonly Readonly<Record<string, number>>[] = []; // by kind, then by box
export let ALLY_RULINGS: readonly (readonly string[])[] = [];
export let LOOT: readonly LootInfo[] = [];
export let PIECES: readonly PieceInfo[] = [];
export let TOKEN_TEXTS: readonly string[] = [];
export let THREAT_TEXTS: readonly string[][] = [];

/** The Loot card of a value. */
export const lootOf = (value: number): LootInfo | undefined => LOOT.find((loot) => loot.value === value);

/** What marks the picture of a token or a figure as one to read. */
export const pieceCard = (id: string): string => `piece:${PIECES.findIndex((piece) => piece.id === id)}`;

/** The Lords by number. */
export function lordFacts(cards: AbyssCards): LordFacts[] {
  const guilds = new Map(cards.guilds.map((guild) => [guild.id, guild.name]));
  return cards.lords.map((lord, card) => ({
    ...lord,
    card,
    guild: lord.guild as Guild,
    guildName: guilds.get(lord.guild) ?? "",
    race: lord.must as Race | "",
    mark: MARKS[lord.when] ?? "",
  }));
}

export function learn(cards: AbyssCards): void {
  const races = new Map(cards.races.map((race) => [race.id, race.name]));
  LORDS = lordFacts(cards);
  LOCATIONS = cards.locations.map((location, card) => ({ ...location, card }));
  LEVIATHANS = cards.leviathans.map((leviathan, card) => ({
    ...leviathan,
    card,
    race: leviathan.race as Race,
    raceName: races.get(leviathan.race) ?? leviathan.name,
    levels: leviathan.levels.map((level) => [level.resistance, level.rewards] as const),
    takes: leviathan.penalty_text,
  }));
  ZONES = cards.zones.map(({ name, chance }) => ({ name, chance: chance / ROLLS }));
  useLetters(Object.fromEntries(cards.races.map((race) => [race.id, race.letter])));
  RACE_NAMES = cards.races.map((race) => race.name);
  GUILD_NAMES = Object.fromEntries(cards.guilds.map((guild) => [guild.id, guild.name]));
  ALLY_NAMES = cards.allies.map((ally) => ally.name);
  ALLY_COPIES = cards.allies.map((ally) => ally.by_box);
  ALLY_RULINGS = cards.allies.map((ally) => ally.rulings);
  LOOT = cards.loot;
  PIECES = cards.pieces;
  TOKEN_TEXTS = cards.tokens.map((token) => token.text);
  THREAT_TEXTS = cards.threat.map((space) => space.map((reward) => reward.text));
}
