// The cards of a game, whichever it is: the lists of the other game are not there.
import type { AbyssCards } from "./abyss/protocol";
import type { TheAbyssCards } from "./the_abyss/protocol";

export type CardsInfo = AbyssCards & TheAbyssCards;
