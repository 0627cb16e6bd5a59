// Cards as the card components want them: what is printed, with names in the language of the page.
import type { BeastRow, LocationKind, LocationRow, LordRow } from "../cards/types";
import { LEVIATHANS, LOCATIONS, LORDS } from "./facts";
import { t } from "./words";

export function lordRow(lord: number): LordRow {
  const facts = LORDS[lord] ?? LORDS[0]!;
  return {
    card: lord,
    name: t(`lord-${facts.id}`, {}, "abyss"),
    guild: facts.guild,
    guildName: t(`guild-${facts.guild}`, {}, "abyss"),
    points: facts.points,
    keys: facts.keys,
    cost: facts.cost,
    races: facts.races,
    race: facts.race,
    mark: facts.mark,
    text: facts.mark ? t(`lord-${facts.id}.brief`, {}, "abyss") : "",
  };
}

export function placeRow(place: number): LocationRow {
  const facts = LOCATIONS[place] ?? LOCATIONS[0]!;
  return {
    card: place,
    name: t(`location-${facts.id}`, {}, "abyss"),
    kind: facts.kind as LocationKind,
    base: facts.base,
    per: facts.per,
    unit: facts.unit,
    text: t(`location-${facts.id}.formula`, {}, "abyss"),
  };
}

export function beastRow(beast: number): BeastRow {
  const facts = LEVIATHANS[beast] ?? LEVIATHANS[0]!;
  return {
    card: beast,
    name: t(`beast-${beast + 1}`),
    race: facts.race,
    levels: facts.levels,
    penalty: facts.penalty,
    count: facts.count,
  };
}
