// Standing orders: how a seat answers when a card is offered, by race and value.
import type { OfferOrders } from "./protocol";

/** Prices: -1 asks, 0 passes, more buys up to that price. */
export const ASK = -1;
export const PASS = 0;
const RACE_ROWS = 6; // five races, and the Krakens
const VALUES = 5;

/** A price for each race and value. */
export const grid = (price: (value: number) => number): number[][] =>
  Array.from({ length: RACE_ROWS }, () => Array.from({ length: VALUES }, (_, i) => price(i + 1)));

/** Pass on everything for the rest of an exploration. */
export function passing(): OfferOrders {
  return { prices: grid(() => PASS), scope: "exploration", unless_lord: false };
}
