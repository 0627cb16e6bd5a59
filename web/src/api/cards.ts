// The cards of the games, requested once per language.
import type { CardFacts } from "./protocol";
import { api } from "./http";
import { i18n } from "../i18n/i18n.svelte";

const known = new Map<string, Promise<CardFacts>>();

/** Every card of a game; requested again only after a failure. Who cannot do without them marks the page as busy. */
export function cardsOf<Cards extends CardFacts>(game: string, deckList = ""): Promise<Cards> {
  const key = `${game}/${i18n.language}/${deckList}`;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, deckList);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found as Promise<Cards>;
}
