// What stood out in a finished game of Abyss, from its moves and its final points.
import { sumsOf } from "../../board/hand_values";
import type { History } from "../../api/protocol";
import { EVENTS } from "./ids";
import type { SeatTotals } from "./protocol";

const [TURN, ARRIVED, AFFILIATED] = (["turn", "lord-arrived", "affiliated"] as const).map((name) =>
  EVENTS.indexOf(name),
);
const BY_RECRUITING = 0;

/** A Lord that was recruited: the points that the Lord and the affiliated Ally brought at once. */
export interface Purchase {
  lord: number;
  seat: number;
  gain: number;
  step: number; // at which the Lord arrived
  turn: number;
}

/** Every recruitment, in the order of the game. */
export function purchases(history: History): Purchase[] {
  const sums = sumsOf<SeatTotals>(history);
  const own = (n: number, seat: number): number => (sums[n]?.[seat]?.lords ?? 0) + (sums[n]?.[seat]?.allies ?? 0);
  const last = history.steps.length;
  const out: Purchase[] = [];
  let [began, turn] = [0, 1];
  let pending: Purchase | null = null; // its Ally is not affiliated yet
  const settle = (n: number): void => {
    // The step that ends the game also affiliates hands: it says nothing about one purchase.
    if (pending && n < last) out.push({ ...pending, gain: own(n, pending.seat) - own(began, pending.seat) });
    pending = null;
  };
  for (const { n, events } of history.steps) {
    let affiliated = false;
    for (const [kind, seat = -1, , card = -1, how = 0] of events) {
      if (kind === ARRIVED && how === BY_RECRUITING) pending = { lord: card, seat, gain: 0, step: n, turn };
      if (kind === AFFILIATED) affiliated = true;
      if (kind === TURN) {
        settle(n);
        [began, turn] = [n, turn + 1];
      }
    }
    if (affiliated) settle(n);
  }
  return out;
}

/** The recruitment that brought most; null if nobody recruited. */
export function bestBuy(history: History): Purchase | null {
  return purchases(history).reduce<Purchase | null>((best, one) => (best && best.gain >= one.gain ? best : one), null);
}

/** The Location that is worth most to its owner; `worth` is given for every seat. */
export function bestLocation(
  held: readonly (readonly number[])[],
  worth: (seat: number, place: number) => number,
): { place: number; seat: number; points: number } | null {
  const all = held.flatMap((places, seat) => places.map((place) => ({ place, seat, points: worth(seat, place) })));
  return all.reduce<(typeof all)[number] | null>((best, one) => (best && best.points >= one.points ? best : one), null);
}
