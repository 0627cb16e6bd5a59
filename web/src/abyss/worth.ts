// What lies open on the table, added up: only sums of what cards say, for badges and the final table.
// The tests compare it with the server's own arithmetic.
import { LEVIATHANS, LOCATIONS, LORDS } from "./facts";
import { type Race, RACES, kindOf, lootAt } from "./nouns";
import { type AbyssView, lordsOf, placesOf } from "./view";

const CITY_OF_MIRRORS = "city_of_mirrors";
export const FIGURE_COST = 5;
export const SCOURGE_WORTH = 5;

/** The affiliated values of a seat, race by race. */
export function affiliatedValues(v: AbyssView, seat: number): number[][] {
  const out: number[][] = RACES.slice(0, 5).map(() => []);
  (v.affiliated[seat] ?? []).forEach((n, kind) => {
    const k = kindOf(kind);
    const at = k ? RACES.indexOf(k.race) : -1;
    for (let i = 0; k && at < 5 && i < n; i++) out[at]!.push(k.value);
  });
  return out.map((values) => values.sort((a, b) => b - a));
}

/** How many of what a Location counts, by its kind. */
function counted(v: AbyssView, seat: number, place: number, ambassadorKeys: boolean): number {
  const site = LOCATIONS[place]!;
  const lords = lordsOf(v, seat).map((lord) => LORDS[lord]!);
  const allies = affiliatedValues(v, seat);
  const points = lords.map((lord) => lord.points);
  const keyed = lords.filter((l) => l.keys > 0 || (ambassadorKeys && l.guild === "ambassador")).length;
  switch (site.kind) {
    case "per-guild": return lords.filter((lord) => lord.guild === site.unit).length;
    case "per-race": return allies[RACES.indexOf(site.unit as "crab")]?.length ?? 0;
    case "per-guilds": return new Set(lords.map((lord) => lord.guild)).size;
    case "weakest": return points.length ? Math.min(...points) : 0;
    case "strongest": return points.length ? Math.max(...points) : 0;
    case "per-lord": return lords.length;
    case "with-key": return keyed;
    case "without-key": return lords.length - keyed;
    case "weakest-allies": return allies.reduce((sum, values) => sum + (values.at(-1) ?? 0), 0);
    case "per-ally": return allies.reduce((sum, values) => sum + values.length, 0);
    case "per-nebulis": return v.nebulis[seat] ?? 0;
    case "loot": return lootAt(v.loot, place).reduce((sum, value) => sum + value, 0);
    default: return 0;
  }
}

/** The points a Location has for a seat as the cards lie. */
export function placeWorth(v: AbyssView, seat: number, place: number, ambassadorKeys = false): number {
  const site = LOCATIONS[place];
  if (!site) return 0;
  if (site.id === CITY_OF_MIRRORS) {
    const others = v.holder.flatMap((holder, other) =>
      holder >= 0 && holder !== seat && LOCATIONS[other]?.id !== CITY_OF_MIRRORS
        ? [placeWorth(v, seat, other, ambassadorKeys)]
        : [],
    );
    return Math.max(0, ...others);
  }
  return site.base + site.each * counted(v, seat, place, ambassadorKeys);
}

export interface Sums {
  lords: number;
  places: number;
  allies: number;
  nebulis: number;
  figure: number;
  wounds: number;
  scourge: number;
  tokens: number; // what this viewer knows of the Monster tokens
  open: number; // all but tokens
}

/** Everything that counts for a seat and lies open; tokens only where this viewer knows them. */
export function sums(v: AbyssView, seat: number, ambassadorKeys = false): Sums {
  const lords = lordsOf(v, seat).reduce((sum, lord) => sum + (LORDS[lord]?.points ?? 0), 0);
  const places = placesOf(v, seat).reduce((sum, place) => sum + placeWorth(v, seat, place, ambassadorKeys), 0);
  const allies = affiliatedValues(v, seat).reduce((sum, values) => sum + (values[0] ?? 0), 0);
  const nebulis = 0 - (v.nebulis[seat] ?? 0);
  const figure = v.kraken_holder === seat ? -FIGURE_COST : 0;
  const wounds = 0 - (v.wounds[seat] ?? 0);
  const scourge = v.scourge_holder === seat ? SCOURGE_WORTH : 0;
  const tokens = seat === v.viewer ? [2, 3, 4].reduce((sum, worth, i) => sum + worth * (v.tokens[i] ?? 0), 0) : 0;
  const open = lords + places + allies + nebulis + figure + wounds + scourge;
  return { lords, places, allies, nebulis, figure, wounds, scourge, tokens, open };
}

/** Keys a seat could spend: tokens, and those of free Lords. */
export function keysOf(v: AbyssView, seat: number): { tokens: number; lords: number } {
  const free = lordsOf(v, seat).filter((lord) => v.under[lord] === -1);
  return { tokens: v.keys[seat] ?? 0, lords: free.reduce((sum, lord) => sum + (LORDS[lord]?.keys ?? 0), 0) };
}

/** The resistances a Leviathan still has, and what each level pays. */
export const levelsLeft = (beast: number, level: number): (readonly [number, number])[] =>
  (LEVIATHANS[beast]?.levels ?? []).slice(level);

/** The view as if the game ended now: of the viewer's hand the cheapest Ally of each race is affiliated. */
export function asIfOver(v: AbyssView): AbyssView {
  const mine = [...(v.affiliated[v.viewer] ?? [])];
  const cheapest = new Map<Race, number>();
  v.hand.forEach((n, kind) => {
    const ally = n > 0 ? kindOf(kind) : null;
    if (!ally || ally.race === "kraken") return;
    const found = kindOf(cheapest.get(ally.race) ?? -1);
    if (!found || ally.value < found.value) cheapest.set(ally.race, kind);
  });
  for (const kind of cheapest.values()) mine[kind] = (mine[kind] ?? 0) + 1;
  return { ...v, affiliated: v.affiliated.map((row, seat) => (seat === v.viewer ? mine : row)) };
}

/** What a Location is worth to the viewer now, and if the game ended with this hand. */
export function bothWorths(v: AbyssView, place: number, ambassadorKeys: boolean): { now: number; then: number } {
  const now = placeWorth(v, v.viewer, place, ambassadorKeys);
  return { now, then: placeWorth(asIfOver(v), v.viewer, place, ambassadorKeys) };
}
