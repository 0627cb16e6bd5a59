// What a game brings to the client. The frame knows games through this interface only.
import type { Component } from "svelte";
import type { QuestionInfo, TableInfo } from "../api/protocol";
import type { KeyList, KeyVerbs } from "../app/keyboard";
import type { PositionTexts } from "../board/position_texts";
import type { Table } from "../board/table.svelte";
import type { View } from "../board/view";

export interface GamePlugin {
  /** Its files of texts (Fluent), without the extension. */
  texts: readonly string[];
  /** The drawn table. */
  table: () => Promise<{ default: Component<{ table: Table }> }>;
  /** A picture of a game in progress for the home page, or of some cards without one. Its definitions are on the page. */
  showcase?: () => Promise<{ default: Component<{ table: Table | null }> }>;
  /** The lids of its boxes. */
  lids?: () => Promise<LidModule>;
  /** The boxes that are opened for a table, and the option that says which. */
  boxes?: BoxChoice;
  /** The first game that teaches, and how long it takes. */
  lesson?: { name: string; minutes: number };
  /** Places a lesson points at that lie before a player. */
  lessonSeatPlaces?: readonly string[];
  /** A picture of its rules, by the name in how_to_play.md; the first one on a page brings the definitions of all. */
  rulePicture?: () => Promise<{ default: Component<{ name: string; first: boolean }> }>;
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
  position: () => Promise<{ position: PositionTexts }>;
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

/** The drawing of a lid by the name of its box, and the definitions that it refers to. */
export interface LidModule {
  default: Component<{ box: string }>;
  definitions: () => string;
}

export interface BoxChoice {
  option: string;
  /** The boxes that can be added to the first one. */
  more: readonly string[];
  /** The value of the option for the boxes that are added, and back. */
  valueOf: (added: readonly string[]) => string;
  addedBy: (value: string) => readonly string[];
  /** The boxes that so many players need. */
  needed: (players: number) => readonly string[];
}
