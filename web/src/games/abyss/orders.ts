// Standing orders as they are edited, and in words.
import type { OfferOrders } from "./protocol";
import { RACES } from "./constants";
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

/** Is there a card of this race (the last one: the Krakens) and value? */
export const exists = (race: number, value: number): boolean => race !== RACES.length - 1 || (value >= 2 && value <= 4);

/** What most of these prices are; of equally many the first. */
function usual(prices: readonly number[]): number {
  const many = (price: number): number => prices.filter((other) => other === price).length;
  return prices.toSorted((a, b) => many(b) - many(a))[0] ?? ASK;
}

/** The orders in a few words: what is usual for each value, and how many cards are exceptions. */
export function summary(orders: OfferOrders, krakens: boolean): string {
  const rows = krakens ? orders.prices : orders.prices.slice(0, -1);
  const columns = [1, 2, 3, 4, 5].map((value) =>
    rows.filter((_, race) => exists(race, value)).map((row) => row[value - 1] ?? ASK),
  );
  const usually = columns.map(usual);
  const exceptions = columns.flatMap((prices, i) => prices.filter((price) => price !== usually[i])).length;
  const of = (price: number): string => usually.flatMap((p, i) => (p === price ? [i + 1] : [])).join(", ");
  const parts: string[] = [];
  if (usually.every((price) => price === PASS)) parts.push(t("orders-pass-all"));
  else if (of(PASS)) parts.push(t("orders-passing", { values: of(PASS) }));
  for (const price of [1, 2, 3]) if (of(price)) parts.push(t("orders-buying", { values: of(price), price }));
  if (of(ASK)) parts.push(t(parts.length || exceptions ? "orders-asking" : "preset-ask-all"));
  if (exceptions) parts.push(t("orders-exceptions", { n: exceptions }));
  return parts.join(" · ");
}
