// The goods that a choice brings or takes, read from its facts.
import type { PaymentWay } from "./protocol";
import type { LookAheadAnswer, ActionChoice } from "../../api/protocol";

export interface Goods {
  icon: string;
  n: number;
}

const ICONS: Record<string, string> = { key: "key", pearl: "pearl", token: "monster-token" };

/** What a Monster reward brings, from its name, such as reward:1-key-2-pearls. */
export const rewardGoods = (choice: ActionChoice): Goods[] =>
  [...choice.name.matchAll(/(\d+)-(key|pearl|token)s?/gu)].map(([, n, what]) => ({
    icon: ICONS[what ?? ""] ?? "",
    n: Number(n),
  }));

/** The fewest Pearls a Lord takes; -1 if no payment is known. */
export function leastPearls(ahead: LookAheadAnswer | null): number {
  const ways = (ahead?.question?.ways ?? (ahead?.paid ? [ahead.paid] : [])) as PaymentWay[];
  return ways.length ? Math.min(...ways.map((way) => way.pearls ?? 0)) : -1;
}
