// Standing orders: how a seat answers when a card is offered.
import type { OfferOrders } from "./protocol";

export const ASK = -1;
export const PASS = 0;
const ROWS = 6; // five races, and the Krakens
const VALUES = 5;

/** The same price for every card. */
export function everywhere(price: number, scope: OfferOrders["scope"]): OfferOrders {
  const prices = Array.from({ length: ROWS }, () => new Array<number>(VALUES).fill(price));
  return { prices, scope, unless_lord: false };
}

/** Pass on everything for the rest of an exploration. */
export function passing(): OfferOrders {
  return everywhere(PASS, "exploration");
}
