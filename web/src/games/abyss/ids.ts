// Made from the rows of src/hadal/games/abyss by tools/make_client_ids.py: change them there.

/** The Lords, by number. */
// prettier-ignore
export const LORDS = [
  "recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter", "ship_master", "trader", "peddler",
  "landlord", "slaver", "shopkeeper", "shaman", "invoker", "apprentice", "oracle", "alchemist", "illusionist",
  "master_of_magic", "opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer", "keeper", "reaper",
  "shepherd", "miller", "aquaculturalist", "landowner", "sage", "hermit", "elder", "ferryman", "outlaw",
  "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout", "shareholder", "inheritor", "hypnotist",
  "healer", "highwayman", "executioner", "recipient", "liberator", "grower", "oyster_farmer", "intrepid",
  "border_guard", "taxidermist", "arms_dealer", "metamorph", "sorcerer", "altruist", "rebel", "coward", "breeder",
] as const;

/** The Locations, by number. */
// prettier-ignore
export const LOCATIONS = [
  "sargasso_silos", "hydrozoa_reserves", "the_sanctuary", "parliament", "the_barracks", "the_dockworks",
  "the_sargasso_fields", "the_abyss", "city_of_mirrors", "black_smokers", "oceanic_senate_assembly", "the_depths",
  "the_throne_room", "the_jail", "the_chasm", "the_closed_tower", "the_lost_tower", "the_chamber_of_allies",
  "nest_of_giant_clams", "the_coral_barrier", "the_gambling_den", "the_krakens_lair", "the_cetacean_graveyard",
  "the_abandoned_convoy", "the_megalodon", "the_battlefield",
] as const;

/** The kinds of exploration card, by number; M is the Monster. */
// prettier-ignore
export const ALLIES = [
  "M", "J5", "C5", "H5", "S5", "Q5", "J4", "C4", "H4", "S4", "Q4", "J3", "C3", "H3", "S3", "Q3", "J2", "C2", "H2",
  "S2", "Q2", "J1", "C1", "H1", "S1", "Q1", "K4", "K3", "K2", "J4d", "C4d", "H4d", "S4d", "Q4d", "J3d", "C3d", "H3d",
  "S3d", "Q3d", "J2p", "C2p", "H2p", "S2p", "Q2p", "J1p", "C1p", "H1p", "S1p", "Q1p",
] as const;

/** The kinds of Monster token, by number. */
// prettier-ignore
export const TOKENS = [
  "T2", "T3", "T4", "L2", "L3", "LK", "LC",
] as const;

/** The Leviathans, by number. */
// prettier-ignore
export const LEVIATHANS = [
  "leviathan_01", "leviathan_02", "leviathan_03", "leviathan_04", "leviathan_05", "leviathan_06", "leviathan_07",
  "leviathan_08", "leviathan_09", "leviathan_10", "leviathan_11", "leviathan_12", "leviathan_13", "leviathan_14",
  "leviathan_15", "leviathan_16", "leviathan_17", "leviathan_18", "leviathan_19", "leviathan_20",
] as const;

/** The Sentinels, by number. */
// prettier-ignore
export const SENTINELS = [
  "watcher", "vigil", "lookout",
] as const;

/** The races of Allies, by number. */
// prettier-ignore
export const RACES = [
  "jellyfish", "crab", "seahorse", "shellfish", "squid", "kraken",
] as const;

/** The guilds of Lords, by number. */
// prettier-ignore
export const GUILDS = [
  "mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler",
] as const;

/** Where a Lord, a Location or a Leviathan is when no seat has it. */
export const PLACES = {
  IN_DECK: -1,
  FACE_UP: -2,
  GONE: -3,
  DRAWN: -4,
} as const;

/** How an owned Lord lies when no Location covers it. */
export const LIES = {
  FREE: -1,
  DISABLED: -2,
} as const;

/** What a Sentinel guards: a Lord, stack or Location is counted from these numbers. */
export const GUARDED = {
  IN_AREA: -1,
  AT_LORD: 0,
  AT_STACK: 100,
  AT_LOCATION: 200,
} as const;

/** Why Pearls are gained or lost. */
export const CAUSES = {
  LAST_SPACE: 101,
  MONSTER: 102,
  COURT: 103,
  PLOT: 104,
  RECRUIT: 105,
} as const;

/** How a Lord arrives. */
export const ARRIVALS = {
  FROM_THE_DECK: 3,
} as const;

/** The kinds of event, by number. */
// prettier-ignore
export const EVENTS = [
  "asked", "turn", "pearls-gained", "pearls-lost", "pearls-paid", "keys-gained", "reshuffled", "revealed", "taken",
  "sent", "cleared", "discarded", "stack-taken", "stack-banished", "laid-down", "affiliated", "spent", "threat",
  "token-drawn", "token-stolen", "lord-presented", "court-closed", "lord-arrived", "lord-left-court", "lord-disabled",
  "lord-dismissed", "lord-covered", "lord-removed", "location-opened", "location-taken", "location-left",
  "location-exchanged", "smokers-swapped", "keys-spent", "end-triggered", "lord-used", "extra-turn", "passed",
  "explored", "exploration-over", "final-discard", "scored", "won", "nebulis", "figure", "sentinel-gained",
  "sentinel-placed", "sentinel-back", "loot-drawn", "loot-gone", "ally-found", "monster-met", "ally-healed",
  "affiliated-lost", "lord-freed", "kraken-sent", "krakens-turned-in", "dice", "beast-came", "beast-attacked",
  "wounded", "beast-hurt", "beast-slain", "scourge", "token-revealed", "monster-ignored", "attack", "boosted",
  "dealt-ally", "toll", "monsters-discarded", "beast-drawn",
] as const;

/** The kinds of question, by number. */
// prettier-ignore
export const QUESTIONS = [
  "action", "offer", "take-or-dig", "meet-monster", "reward", "second-stack", "pay", "affiliate", "control",
  "pick-drawn", "spend-keys", "smokers", "late", "discard", "cut", "hand-limit", "sell-ally", "banish-stack",
  "replace-lord", "assassinate", "hunt", "take-stack", "trade-away", "trade-for", "bribe", "dismiss", "appoint",
  "reveal", "arrival", "location-taken", "upkeep", "hand-checks", "end-turn", "end-game", "figure", "place-kraken",
  "guard", "search", "ferry", "receive", "give-nebulis", "heal", "execute", "lose-affiliated", "liberate",
  "reveal-token", "choose-beast", "strike", "boost", "spoils", "again", "feed", "surrender", "sorcery",
  "border-guard", "rebel", "breed", "hunt-back", "bribe-split", "end-exploration", "roll",
] as const;

/** What one viewer sees of a game. */
export interface View {
  viewer: number;
  turn: number;
  turns: number;
  asked: number[];
  threat: number;
  sold: number;
  bought: number[];
  used: number[];
  extra: boolean;
  closer: number;
  pearls: number[];
  keys: number[];
  sizes: number[];
  hand: number[];
  affiliated: number[][];
  spent: number[];
  council: number[];
  track: number[];
  deck_size: number;
  discard_size: number;
  court: number[];
  lord_deck_size: number;
  owner: number[];
  under: number[];
  holder: number[];
  location_deck_size: number;
  token_sizes: number[];
  tokens: number[];
  token_pile: number;
  memory: { hands: number[][]; council: number[][]; discard: number[]; theft: number[]; };
  nebulis: number[];
  kraken_holder: number;
  guards: number[];
  loot: number[];
  loot_deck_size: number;
  wounds: number[];
  scourge_holder: number;
  border: number[];
  level: number[];
  beasts: number[];
  beast_deck_size: number;
  l_token_sizes: number[];
  l_token_pile: number;
}
