// The engine numbers its cards; pictures are drawn for names, so that a card keeps its face when the numbers change.
// The order is that of src/hadal/games/abyss/names.py; a test reads that file and compares.
import { FIVE, type Race } from "./races";

const words = (text: string): string[] => text.trim().split(/\s+/);

export const LORD_IDS = words(`
  recruiter jailer seeker assassin commander tamer hunter ship_master trader peddler
  landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
  master_of_magic opportunist corruptor traitor diplomat treasurer schemer keeper
  reaper shepherd miller aquaculturalist landowner sage hermit elder ferryman outlaw
  counterfeiter fence cleaner watcher vigil lookout shareholder inheritor hypnotist
  healer highwayman executioner recipient liberator grower oyster_farmer intrepid
  border_guard taxidermist arms_dealer metamorph sorcerer altruist rebel coward breeder`);

export const LOCATION_IDS = words(`
  sargasso_silos hydrozoa_reserves the_sanctuary parliament the_barracks the_dockworks
  the_sargasso_fields the_abyss city_of_mirrors black_smokers oceanic_senate_assembly the_depths
  the_throne_room the_jail the_chasm the_closed_tower the_lost_tower the_chamber_of_allies
  nest_of_giant_clams the_coral_barrier the_gambling_den the_krakens_lair the_cetacean_graveyard
  the_abandoned_convoy the_megalodon the_battlefield`);

export const BEAST_IDS = Array.from({ length: 20 }, (_, i) => `leviathan_${String(i + 1).padStart(2, "0")}`);

/** An Exploration card: a Monster, or an Ally with a race, a value and perhaps a special effect. */
export interface AllyKind {
  race: Race | "monster";
  value: number;
  special: "" | "pearl" | "die";
}

const ally = (race: Race, value: number, special: AllyKind["special"] = ""): AllyKind => ({ race, value, special });

/** Exploration cards by the engine's kind. */
export const ALLY_KINDS: readonly AllyKind[] = [
  { race: "monster", value: 0, special: "" },
  ...[5, 4, 3, 2, 1].flatMap((value) => FIVE.map((race) => ally(race, value))),
  ...[4, 3, 2].map((value) => ally("kraken", value)),
  ...[4, 3, 2, 1].flatMap((value) => FIVE.map((race) => ally(race, value, value > 2 ? "die" : "pearl"))),
];

/** Monster tokens by the engine's kind: their points, or what an L token brings. */
export type TokenKind =
  { pile: "base"; points: number } | { pile: "l"; brings: "pearl" | "key" | "council"; count: number };
export const TOKEN_KINDS: readonly TokenKind[] = [
  { pile: "base", points: 2 },
  { pile: "base", points: 3 },
  { pile: "base", points: 4 },
  { pile: "l", brings: "pearl", count: 2 },
  { pile: "l", brings: "pearl", count: 3 },
  { pile: "l", brings: "key", count: 1 },
  { pile: "l", brings: "council", count: 1 },
];

/** Loot cards by the engine's kind: their value. */
export const LOOT_VALUES: readonly number[] = [3, 4, 5, 6, 7];

/** Whose a Sentinel is. */
export const SENTINEL_LORDS: readonly string[] = ["watcher", "vigil", "lookout"];
