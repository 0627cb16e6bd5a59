// The cards of the games, asked for once in each language.
import type { CardsInfo } from "../games/cards";
import { api } from "./api";
import { tongue } from "./i18n.svelte";

const known = new Map<string, Promise<CardsInfo>>();

/** Every card of a game; asked again only if it went wrong. */
export function cardsOf(game: string, deckList = ""): Promise<CardsInfo> {
  const key = `${game}/${tongue.language}/${deckList}`;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, deckList);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
