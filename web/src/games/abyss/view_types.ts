// Abyss: what one viewer may see and remember. The numbers are those of src/hadal/games/abyss/constants.py.

export const IN_DECK = -1;
export const FACE_UP = -2;
export const GONE = -3;
export const DRAWN = -4;
export const FREE = -1;
export const DISABLED = -2;
export const COURT = 6;
export const TOKENS = 3;
export const MONSTER = 0;
export const IN_AREA = -1;
export const LOOT_VALUES = 5;
export const THE_CETACEAN_GRAVEYARD = 22;

/** What everybody saw go to a hand, a stack or the discard pile; and a stolen token, for the two concerned. */
export interface AbyssMemory {
  hands: number[][];
  council: number[][];
  discard: number[];
  theft: [number, number, number];
}

/** Everything public, the viewer's own cards and tokens, and the memory. Cards are counts by kind. */
export interface AbyssView {
  viewer: number;
  turn: number;
  turns: number;
  /** Who must answer, and the number of the question. */
  asked: [number, number];
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
  /** For each Lord a seat, IN_DECK, FACE_UP or GONE. */
  owner: number[];
  /** For each Lord FREE, DISABLED, or the Location it lies under. */
  under: number[];
  /** For each Location a seat, IN_DECK, FACE_UP, GONE or DRAWN. */
  holder: number[];
  location_deck_size: number;
  token_sizes: number[];
  tokens: number[];
  token_pile: number;
  memory: AbyssMemory;
  // The Kraken box.
  nebulis: number[];
  kraken_holder: number;
  /** For each Sentinel: its seat, what it guards, and the turn it came back. */
  guards: number[];
  loot: number[];
  loot_deck_size: number;
  // The Leviathan box.
  wounds: number[];
  scourge_holder: number;
  border: number[];
  level: number[];
  beasts: number[];
  beast_deck_size: number;
  l_token_sizes: number[];
  l_token_pile: number;
}
