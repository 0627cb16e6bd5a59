// What is printed on the cards, by the engine's numbers. A test compares it with the rows of the boxes.
import type { Race } from "./nouns";

export type Guild = "mage" | "soldier" | "farmer" | "merchant" | "politician" | "ambassador" | "smuggler";
export type Mark = "" | "once" | "standing" | "each-turn";
export interface LordFacts {
  id: string;
  guild: Guild;
  points: number;
  keys: number;
  cost: number;
  races: number;
  race: Race | "";
  mark: Mark;
}
const lord = ([id, guild, points, keys, cost, races, race, mark]: [string, Guild, number, number, number, number, Race | "", Mark]): LordFacts => ({ id, guild, points, keys, cost, races, race, mark });
export const LORDS: readonly LordFacts[] = (
  [
    ["recruiter", "soldier", 4, 1, 10, 2, "crab", "standing"],
    ["jailer", "soldier", 7, 0, 6, 3, "crab", "once"],
    ["seeker", "soldier", 7, 0, 7, 2, "crab", "once"],
    ["assassin", "soldier", 6, 0, 10, 1, "crab", "once"],
    ["commander", "soldier", 4, 1, 8, 1, "crab", "standing"],
    ["tamer", "soldier", 4, 1, 6, 3, "crab", "standing"],
    ["hunter", "soldier", 6, 0, 8, 2, "crab", "once"],
    ["ship_master", "merchant", 5, 1, 6, 3, "shellfish", "standing"],
    ["trader", "merchant", 9, 0, 10, 3, "shellfish", "once"],
    ["peddler", "merchant", 9, 0, 8, 1, "shellfish", "once"],
    ["landlord", "merchant", 5, 1, 10, 2, "shellfish", "standing"],
    ["slaver", "merchant", 5, 1, 8, 1, "shellfish", "each-turn"],
    ["shopkeeper", "merchant", 9, 0, 6, 3, "shellfish", "once"],
    ["shaman", "mage", 5, 1, 6, 3, "jellyfish", "standing"],
    ["invoker", "mage", 8, 0, 8, 1, "jellyfish", "once"],
    ["apprentice", "mage", 9, 0, 6, 3, "jellyfish", "once"],
    ["oracle", "mage", 5, 1, 8, 2, "jellyfish", "each-turn"],
    ["alchemist", "mage", 5, 1, 7, 1, "jellyfish", "standing"],
    ["illusionist", "mage", 9, 0, 10, 1, "jellyfish", "once"],
    ["master_of_magic", "mage", 6, 1, 10, 3, "jellyfish", "standing"],
    ["opportunist", "politician", 5, 1, 6, 3, "squid", "each-turn"],
    ["corruptor", "politician", 6, 0, 10, 1, "squid", "once"],
    ["traitor", "politician", 6, 0, 12, 3, "squid", "once"],
    ["diplomat", "politician", 5, 1, 8, 1, "squid", "standing"],
    ["treasurer", "politician", 5, 1, 10, 2, "squid", "standing"],
    ["schemer", "politician", 6, 0, 8, 3, "squid", "once"],
    ["keeper", "farmer", 6, 1, 6, 3, "seahorse", ""],
    ["reaper", "farmer", 6, 1, 7, 2, "seahorse", ""],
    ["shepherd", "farmer", 6, 1, 8, 1, "seahorse", ""],
    ["miller", "farmer", 10, 0, 8, 2, "seahorse", ""],
    ["aquaculturalist", "farmer", 11, 0, 9, 3, "seahorse", ""],
    ["landowner", "farmer", 12, 0, 10, 1, "seahorse", ""],
    ["sage", "ambassador", 4, 0, 10, 5, "", "once"],
    ["hermit", "ambassador", 5, 0, 10, 5, "", "once"],
    ["elder", "ambassador", 3, 0, 10, 5, "", "once"],
    ["ferryman", "smuggler", 5, 1, 7, 1, "", "each-turn"],
    ["outlaw", "smuggler", 6, 1, 7, 1, "", "standing"],
    ["counterfeiter", "smuggler", 5, 1, 7, 1, "", "standing"],
    ["fence", "smuggler", 8, 0, 7, 1, "", "once"],
    ["cleaner", "smuggler", 7, 1, 7, 1, "", "standing"],
    ["watcher", "smuggler", 4, 0, 5, 2, "", "once"],
    ["vigil", "smuggler", 4, 0, 5, 2, "", "once"],
    ["lookout", "smuggler", 4, 0, 5, 2, "", "once"],
    ["shareholder", "merchant", 5, 1, 9, 2, "shellfish", "standing"],
    ["inheritor", "merchant", 7, 0, 10, 2, "shellfish", "once"],
    ["hypnotist", "mage", 5, 1, 9, 2, "jellyfish", "standing"],
    ["healer", "mage", 7, 0, 7, 1, "jellyfish", "once"],
    ["highwayman", "soldier", 4, 1, 9, 2, "crab", "standing"],
    ["executioner", "soldier", 5, 0, 9, 3, "crab", "once"],
    ["recipient", "politician", 5, 1, 7, 2, "squid", "each-turn"],
    ["liberator", "politician", 8, 0, 9, 2, "squid", "once"],
    ["grower", "farmer", 7, 1, 9, 2, "seahorse", ""],
    ["oyster_farmer", "farmer", 13, 0, 12, 1, "seahorse", ""],
    ["intrepid", "soldier", 4, 1, 6, 1, "crab", "standing"],
    ["border_guard", "soldier", 6, 0, 8, 2, "crab", "once"],
    ["taxidermist", "merchant", 5, 1, 6, 1, "shellfish", "standing"],
    ["arms_dealer", "merchant", 7, 0, 8, 2, "shellfish", "once"],
    ["metamorph", "mage", 5, 1, 6, 1, "jellyfish", "standing"],
    ["sorcerer", "mage", 7, 0, 8, 2, "jellyfish", "once"],
    ["altruist", "politician", 5, 1, 6, 1, "squid", "standing"],
    ["rebel", "politician", 7, 0, 8, 2, "squid", "once"],
    ["coward", "farmer", 8, 1, 8, 1, "seahorse", "standing"],
    ["breeder", "farmer", 10, 0, 10, 2, "seahorse", "once"],
  ] as [string, Guild, number, number, number, number, Race | "", Mark][]
).map(lord);

export interface PlaceFacts {
  id: string;
  kind: string; // how it scores
  base: number;
  per: number;
  unit: string; // what is counted
}
const place = ([id, kind, base, per, unit]: [string, string, number, number, string]): PlaceFacts => ({ id, kind, base, per, unit });
export const LOCATIONS: readonly PlaceFacts[] = (
  [
    ["sargasso_silos", "per_guild_lord", 5, 2, "farmer"],
    ["hydrozoa_reserves", "per_guild_lord", 6, 2, "mage"],
    ["the_sanctuary", "per_affiliated_race", 4, 3, "jellyfish"],
    ["parliament", "per_guild_lord", 6, 2, "politician"],
    ["the_barracks", "per_guild_lord", 7, 2, "soldier"],
    ["the_dockworks", "per_guild_lord", 5, 2, "merchant"],
    ["the_sargasso_fields", "per_affiliated_race", 3, 3, "seahorse"],
    ["the_abyss", "per_distinct_guild", 0, 2, "guild"],
    ["city_of_mirrors", "copy_opponent", 0, 0, ""],
    ["black_smokers", "none", 0, 0, ""],
    ["oceanic_senate_assembly", "per_affiliated_race", 4, 3, "squid"],
    ["the_depths", "weakest_lord", 0, 2, "lord"],
    ["the_throne_room", "strongest_lord", 0, 1, "lord"],
    ["the_jail", "minus_lords", 15, -1, "lord"],
    ["the_chasm", "per_affiliated_race", 5, 3, "crab"],
    ["the_closed_tower", "per_lord_with_key", 0, 3, "lord"],
    ["the_lost_tower", "per_lord_without_key", 0, 3, "lord"],
    ["the_chamber_of_allies", "sum_weakest_affiliated", 3, 1, "race"],
    ["nest_of_giant_clams", "per_affiliated_race", 3, 3, "shellfish"],
    ["the_coral_barrier", "minus_affiliated", 20, -1, "ally"],
    ["the_gambling_den", "per_guild_lord", 5, 2, "smuggler"],
    ["the_krakens_lair", "minus_nebulis", 15, -3, "nebulis"],
    ["the_cetacean_graveyard", "loot_sum", 0, 1, "loot"],
    ["the_abandoned_convoy", "loot_sum", 0, 1, "loot"],
    ["the_megalodon", "loot_sum", 0, 1, "loot"],
    ["the_battlefield", "loot_sum", 0, 1, "loot"],
  ] as [string, string, number, number, string][]
).map(place);

export type Penalty = "allies" | "pearls" | "wounds" | "lord";
export interface BeastFacts {
  id: string;
  race: Race;
  levels: [number, number][]; // resistance and reward
  penalty: Penalty;
  count: number;
}
const beast = ([race, levels, penalty, count]: [Race, [number, number][], Penalty, number], i: number): BeastFacts => ({
  id: `leviathan_${String(i + 1).padStart(2, "0")}`, race, levels, penalty, count,
});
export const LEVIATHANS: readonly BeastFacts[] = (
  [
    ["jellyfish", [[3, 1], [7, 2], [5, 1]], "allies", 3],
    ["jellyfish", [[6, 2], [4, 1]], "allies", 3],
    ["jellyfish", [[9, 3]], "wounds", 3],
    ["jellyfish", [[6, 1]], "wounds", 2],
    ["shellfish", [[4, 1], [6, 2], [5, 1]], "pearls", 3],
    ["shellfish", [[6, 2], [4, 1]], "pearls", 3],
    ["shellfish", [[8, 3]], "wounds", 3],
    ["shellfish", [[6, 1]], "wounds", 2],
    ["squid", [[3, 1], [7, 2], [5, 1]], "lord", 1],
    ["squid", [[6, 2], [4, 1]], "lord", 1],
    ["squid", [[7, 2]], "wounds", 3],
    ["squid", [[5, 1]], "wounds", 2],
    ["seahorse", [[3, 1], [7, 1], [5, 2]], "wounds", 3],
    ["seahorse", [[6, 2], [4, 2]], "wounds", 2],
    ["seahorse", [[7, 4]], "wounds", 3],
    ["seahorse", [[5, 2]], "wounds", 2],
    ["crab", [[4, 1], [7, 1], [6, 1]], "wounds", 4],
    ["crab", [[7, 1], [5, 1]], "wounds", 3],
    ["crab", [[9, 2]], "wounds", 3],
    ["crab", [[7, 1]], "wounds", 2],
  ] as [Race, [number, number][], Penalty, number][]
).map(beast);

