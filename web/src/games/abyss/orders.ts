// Standing orders as they are edited, and in words.
import type { OfferOrders } from "./protocol";
import { ASK, grid, PASS } from "./standing_orders";
import { t } from "./texts";

const CYCLE = [ASK, PASS, 1, 2, 3];

export const next = (price: number): number => CYCLE[(CYCLE.indexOf(price) + 1) % CYCLE.length] ?? ASK;

export const PRESETS: Record<string, () => number[][]> = {
  "ask-all": () => grid(() => ASK),
  "pass-low": () => grid((value) => (value <= 2 ? PASS : ASK)),
  "ask-high": () => grid((value) => (value >= 4 ? ASK : PASS)),
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
