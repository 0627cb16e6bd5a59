// Chances from what this seat has seen. Nothing is inferred from how others play.
import { HIDDEN } from "../../board/events";
import type { TheAbyssView } from "./view";
import type { PlainCardInfo } from "./protocol";
import { DRAW_SIZE, FATAL, spread, together } from "./constants";

/** Chances of a draw of two cards. */
export interface Risk {
  panic: number; // at least one Panic
  third: number; // a third one
}

/** Panics still in the deck; all others are face up. */
export function panicsInDeck(v: TheAbyssView, cards: readonly PlainCardInfo[]): number {
  const kind = cards.length - 1;
  const open = v.panics.reduce((sum, n) => sum + n, 0) + v.waiting + (v.out[kind] ?? 0);
  return (cards[kind]?.copies ?? 0) - open;
}

/** The chances of `n` Panics among the first cards of the deck, by n. */
export function panicsDrawn(v: TheAbyssView, cards: readonly PlainCardInfo[]): number[] {
  const kind = cards.length - 1;
  const deck = v.memory.deck;
  const first = deck.slice(0, Math.min(DRAW_SIZE, v.deck_size));
  const sure = first.filter((card) => card === kind).length;
  const hidden = deck.filter((card) => card === HIDDEN).length;
  const panics = panicsInDeck(v, cards) - deck.filter((card) => card === kind).length;
  let chances = [1];
  let left = hidden;
  for (let n = first.filter((card) => card === HIDDEN).length; n > 0; n -= 1, left -= 1) {
    // One more unknown card: a Panic or not, given the number before it.
    chances = [...chances, 0].map((_, k) => {
      const before = chances[k] ?? 0;
      const fewer = chances[k - 1] ?? 0;
      return left <= 0 ? before : (before * (left - (panics - k))) / left + (fewer * (panics - (k - 1))) / left;
    });
  }
  return [...new Array<number>(sure).fill(0), ...chances];
}

/** The risk of a draw for a player with this many Panics. */
export function risk(v: TheAbyssView, cards: readonly PlainCardInfo[], have: number): Risk {
  const drawn = panicsDrawn(v, cards);
  const atLeast = (n: number): number => drawn.reduce((sum, chance, k) => (k >= n ? sum + chance : sum), 0);
  return { panic: atLeast(1), third: atLeast(Math.max(1, FATAL - have)) };
}

/** Every unseen card: in the deck, or in a hand without the viewer knowing. */
export function unseen(v: TheAbyssView, cards: readonly PlainCardInfo[]): number[] {
  const kinds = cards.length;
  const pile = new Array<number>(kinds).fill(0);
  for (const card of v.pile) pile[card] = (pile[card] ?? 0) + 1;
  const known = together(kinds, v.hand, v.drawn, pile, v.out, ...v.played, ...v.memory.hands, v.memory.loose);
  known[kinds - 1] = (known[kinds - 1] ?? 0) + v.panics.reduce((sum, n) => sum + n, 0) + v.waiting;
  return cards.map((card, kind) => card.copies - (known[kind] ?? 0));
}

/** The known cards on top of the deck, up to the first unknown one. */
export function comingUp(v: TheAbyssView): number[] {
  const end = v.memory.deck.indexOf(HIDDEN);
  return end < 0 ? [...v.memory.deck] : v.memory.deck.slice(0, end);
}

/** The cards a seat is known to hold. */
export const knownOf = (v: TheAbyssView, seat: number): number[] => spread(v.memory.hands[seat]);
