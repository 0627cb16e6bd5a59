// What a game brings to the client. The frame knows games through this interface only.
import type { Component } from "svelte";
import type { CardFacts, QuestionInfo, TableSettings, TableInfo } from "../api/protocol";
import type { KeyList, KeyVerbs } from "../app/keyboard";
import type { Fact, Figures } from "../board/facts";
import type { Table } from "../board/table.svelte";
import type { View } from "../board/view";

export interface GamePlugin {
  /** Its files of texts (Fluent), without the extension. */
  texts: readonly string[];
  /** The drawn table. */
  table: () => Promise<{ default: Component<{ table: Table }> }>;
  /** A decoration for the home page, shown when the game is the first the server announces. */
  showcase?: () => Promise<{ default: Component }>;
  /** The first game that teaches, and how long it takes. */
  lesson?: { name: string; minutes: number };
  /** Places a lesson points at that lie before a player, such as "pearls". */
  lessonSeatPlaces?: readonly string[];
  /** Its keys, for the list of keyboard shortcuts. */
  keys: KeyList;
  /** What its keys mean at the table in words. */
  verbs: KeyVerbs;
  /** The settings of a table that only some games have. */
  settings: readonly ("sealed" | "odds")[];
  /** Options that are chosen first when a table is created, such as the boxes. */
  mainOptions?: readonly string[];
  /** The list of cards a table is played with, where an option decides it; "" is the usual one. */
  deckList?: (options: TableInfo["options"]) => string;
  /** Standing orders that pass on this question for a while, if there are any. */
  passOrders?: (question: QuestionInfo) => unknown;
  /** The position in words. */
  facts: (view: View, cards: CardFacts, info: TableInfo) => Fact[];
  figures: (view: View, info: TableInfo) => Figures;
  /** Whether the first position, as a spectator sees it, is the one that the key of the shuffle deals. */
  checkDeal?: (
    key: Uint8Array,
    seats: number,
    options: Readonly<Record<string, string>>,
    view: View,
  ) => Promise<boolean>;
  /** The names of its events in the order of their numbers. */
  events: readonly string[];
}

export type GameSetting = GamePlugin["settings"][number] & keyof TableSettings;
