// Standing orders: a price for each race and value. -1 asks, 0 passes, more buys up to that price.
import type { OfferOrders } from "./protocol";
import { t } from "./texts";

export const ASK = -1;
export const PASS = 0;
const CYCLE = [ASK, PASS, 1, 2, 3];

export const next = (price: number): number => CYCLE[(CYCLE.indexOf(price) + 1) % CYCLE.length] ?? ASK;

export const grid = (of: (race: number, value: number) => number): number[][] =>
  Array.from({ length: 6 }, (_, race) => Array.from({ length: 5 }, (_, i) => of(race, i + 1)));

export const PRESETS: Record<string, () => number[][]> = {
  "ask-all": () => grid(() => ASK),
  "pass-low": () => grid((_, value) => (value <= 2 ? PASS : ASK)),
  "ask-high": () => grid((_, value) => (value >= 4 ? ASK : PASS)),
  "pass-all": () => grid(() => PASS),
};

/** Do all races agree on a value? */
function column(prices: number[][], value: number): number | null {
  const first = prices[0]?.[value - 1] ?? ASK;
  return prices.every((row) => row[value - 1] === first) ? first : null;
}

/** The orders in a few words. */
export function summary(orders: OfferOrders): string {
  const cells = orders.prices.flat();
  if (cells.every((price) => price === PASS)) return t("orders-pass-all");
  const columns = [1, 2, 3, 4, 5].map((value) => column(orders.prices, value));
  const of = (price: number): string => columns.flatMap((c, i) => (c === price ? [i + 1] : [])).join(", ");
  const parts: string[] = [];
  if (of(PASS)) parts.push(t("orders-passing", { values: of(PASS) }));
  for (const price of [1, 2, 3]) if (of(price)) parts.push(t("orders-buying", { values: of(price), price }));
  if (columns.includes(null)) parts.push(t("orders-mixed", { n: cells.filter((price) => price !== ASK).length }));
  if (cells.includes(ASK)) parts.push(t("orders-asking"));
  return parts.join(", ");
}
