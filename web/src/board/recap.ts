// The recap of what a player missed: its start, its speed, and one line for each opponent.
import type { History } from "../api/protocol";
import { plain } from "./sentences";

const SHORTEST_MS = 5_000;
const LONGEST_MS = 15_000;
const SLOWEST_MS = 1_200; // for one step
const MOST_SIGNS = 160;

/** What one opponent did meanwhile. */
export interface Summary {
  seat: number;
  text: string;
}

/** The step after my last move; 0 if there is none. */
export function lastOwn(history: History, seat: number): number {
  return history.steps.findLast((step) => step.seat === seat)?.n ?? 0;
}

/** How long each step is shown, so that all of it takes 5 to 15 seconds. */
export function paceOf(steps: number): number {
  const whole = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, steps * 400));
  return Math.min(SLOWEST_MS, whole / Math.max(1, steps));
}

/** One line for each opponent, in the order in which they moved; long lines are cut. */
export function summaries(history: History, seat: number, from: number, names: readonly string[]): Summary[] {
  const deeds = new Map<number, string[]>();
  for (const step of history.steps.slice(from))
    for (const line of step.lines ?? []) {
      const who = line.seat ?? -1;
      if (who >= 0 && who !== seat)
        deeds.set(who, [...(deeds.get(who) ?? []), ...line.sentences.map((sentence) => plain(sentence, names))]);
    }
  return [...deeds].map(([who, all]) => ({ seat: who, text: short(all.join(", ")) }));
}

function short(text: string): string {
  if (text.length <= MOST_SIGNS) return text;
  return `${text.slice(0, text.lastIndexOf(", ", MOST_SIGNS))}, …`;
}
