// What the game `the_abyss` adds to the protocol.
// Generated from src/hadal/games/the_abyss/support/protocol.py by tools/make_protocol.py: change it there.

import type { CardFacts } from "../../api/protocol";

/** A card of The Abyss; its index in the list is its number. */
export interface PlainCardInfo {
  id: string;
  name: string;
  suit: "points" | "sword" | "hook" | "eye" | "panic";
  points: number;
  copies: number;
  rulings: string[];
}

/** All cards of The Abyss. */
export interface TheAbyssCards extends CardFacts {
  cards: PlainCardInfo[];
}
