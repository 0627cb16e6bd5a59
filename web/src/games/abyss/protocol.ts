// What the game `abyss` adds to the protocol.
// Generated from src/hadal/games/abyss/support/protocol.py by tools/make_protocol.py: change it there.

import type { AmountPart, CardFacts, CardPart, MoveSuggestion, SeatPart } from "../../api/protocol";

/**
 * Standing orders for offered cards: a price for each kind of card.
 *
 * `prices` has a row for each race (the Krakens last) and a column for each value: -1 asks, 0 passes,
 * 3 buys for up to three Pearls and passes if the card costs more.
 */
export interface OfferOrders {
  prices: number[][];
  scope: "exploration" | "turn" | "game";
  unless_lord: boolean;
}

/** A whole payment for a Lord. */
export interface PaymentWay extends MoveSuggestion {
  cards?: number[];
  pearls?: number;
  nebulis?: number;
  affiliates?: number;
  gain?: number;
  value?: number;
  races?: number;
}

/** A part of a price: the printed cost, or what Lords in play add or take off. */
export interface PricePart {
  code: string;
  amount: number;
}

/** Something that recruiting a Lord brings about automatically. */
export interface Consequence {
  code: "third-key" | "locks" | "sixth" | "seventh" | "refill" | "court-ends" | "power";
  lords?: number[];
  left?: number;
  pearls?: number;
}

/** What a Lord of the Court costs one seat now, and why the seat cannot pay. */
export interface LordPreview {
  lord: number;
  price: number;
  changes: PricePart[];
  lacks?: "" | "value" | "races" | "race" | "guarded";
  have?: number;
  need?: number;
  race?: number;
  stacks?: number[];
  text?: (string | SeatPart | CardPart | AmountPart)[];
  then?: Consequence[];
}

/** What an Ally can do to a Leviathan, before the die is rolled. */
export interface FightOdds {
  zone: number;
  card: number;
  chances: number[];
  levels: number;
  rewards: number;
  pearls: number;
}

/** What a new Leviathan does if the dice choose an occupied zone. */
export interface Danger {
  zone: number;
  leviathan: number;
  chance: number;
}

/** What another card on the table costs one seat now, and what the seat lacks for it. */
export interface CardPreview {
  what: "location" | "leviathan" | "ally";
  card: number;
  price?: number;
  have?: number;
  lacks?: "" | "keys" | "ally" | "pearls" | "bought" | "guarded";
  text?: (string | SeatPart | CardPart | AmountPart)[];
  ways?: FightOdds[];
}

/** The points of a seat so far, term by term; what only the seat knows is sent to nobody else. */
export interface SeatTotals {
  seat: number;
  lords: number;
  places: number;
  allies: number;
  nebulis: number;
  figure: number;
  wounds: number;
  scourge: number;
  tokens: number;
  open: number;
  each: number[];
  if_over: number[];
}

/** A race or a guild: its id in the rules and its name for people. */
export interface NamedInfo {
  id: string;
  name: string;
  many: string;
  letter: string;
}

/** A Lord; its index in the list is its number. */
export interface LordInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  guild: string;
  cost: number;
  races: number;
  must: string;
  points: number;
  keys: number;
  when: "once" | "always" | "turn" | "none";
  moment: string;
  brief: string;
  text: string;
  rulings: string[];
}

/** A Location; its index in the list is its number. */
export interface LocationInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  formula: string;
  kind: string;
  base: number;
  each: number;
  unit: string;
  rulings: string[];
}

/** A kind of exploration card; its index in the list is its number. */
export interface AllyInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  race: string;
  value: number;
  special: "" | "double" | "boost";
  copies: number;
  by_box: Record<string, number>;
  rulings: string[];
}

/** One level of a Leviathan. */
export interface LevelInfo {
  resistance: number;
  rewards: number;
}

/** A Leviathan; its index in the list is its number. */
export interface LeviathanInfo {
  id: string;
  name: string;
  race: string;
  levels: LevelInfo[];
  penalty: "allies" | "pearls" | "lord" | "wounds";
  count: number;
  penalty_text: string;
  rulings: string[];
}

/** A zone of the Border; its index in the list is its number. */
export interface ZoneInfo {
  name: string;
  chance: number;
}

/** A kind of Monster token; its index in the list is its number. */
export interface TokenInfo {
  id: string;
  box: "base" | "kraken" | "leviathan";
  points: number;
  text: string;
  copies: number;
}

/** A Loot card; its index in the list is its number. */
export interface LootInfo {
  value: number;
  reward: "key" | "pearls" | "token" | "ally" | "";
  copies: number;
  name: string;
  text: string;
  short: string;
  rulings: string[];
}

/** A token or a figure; its index in the list is its number. */
export interface PieceInfo {
  id: string;
  name: string;
  text: string;
  rulings: string[];
}

/** A reward for defeating a Monster. */
export interface RewardInfo {
  keys: number;
  pearls: number;
  tokens: number;
  text: string;
}

/** All cards of Abyss, of all boxes. */
export interface AbyssCards extends CardFacts {
  races: NamedInfo[];
  guilds: NamedInfo[];
  lords: LordInfo[];
  locations: LocationInfo[];
  allies: AllyInfo[];
  leviathans: LeviathanInfo[];
  zones: ZoneInfo[];
  tokens: TokenInfo[];
  loot: LootInfo[];
  pieces: PieceInfo[];
  threat: RewardInfo[][];
}
