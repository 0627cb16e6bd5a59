// The cards of the games, requested once per language.
import type { CardsInfo } from "./protocol";
import { api } from "./http";
import { i18n } from "../i18n/i18n.svelte";

const known = new Map<string, Promise<CardsInfo>>();

/** Every card of a game; requested again only after a failure. */
export function cardsOf(game: string, deckList = ""): Promise<CardsInfo> {
  const key = `${game}/${i18n.language}/${deckList}`;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, deckList);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
