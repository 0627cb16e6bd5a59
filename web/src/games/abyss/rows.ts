// Cards as the card components want them.
import type { BeastRow, LocationKind, LocationRow, LordRow } from "./cards/types";
import { GUILD_NAMES, LEVIATHANS, LOCATIONS, LORDS, RACE_NAMES } from "./facts";
import { RACES } from "./constants";

export function lordRow(lord: number): LordRow {
  const facts = LORDS[lord]!;
  return { ...facts, card: lord, guildName: GUILD_NAMES[facts.guild] ?? "", text: facts.brief };
}

/** The formulas as they are drawn. */
const DRAWN: Record<string, LocationKind> = {
  "per-guild": "per_guild_lord",
  "per-race": "per_affiliated_race",
  "per-guilds": "per_distinct_guild",
  copy: "copy_opponent",
  nothing: "none",
  weakest: "weakest_lord",
  strongest: "strongest_lord",
  "per-lord": "minus_lords",
  "with-key": "per_lord_with_key",
  "without-key": "per_lord_without_key",
  "weakest-allies": "sum_weakest_affiliated",
  "per-ally": "minus_affiliated",
  "per-nebulis": "minus_nebulis",
  loot: "loot_sum",
};

export function placeRow(place: number): LocationRow {
  const facts = LOCATIONS[place]!;
  return { ...facts, card: place, kind: DRAWN[facts.kind] ?? "none", per: facts.each, text: facts.formula };
}

/** On the Border there is room for the race only; the levels tell the rest. */
export function beastRow(beast: number): BeastRow {
  const facts = LEVIATHANS[beast]!;
  return { ...facts, card: beast, name: RACE_NAMES[RACES.indexOf(facts.race)] ?? facts.name };
}
