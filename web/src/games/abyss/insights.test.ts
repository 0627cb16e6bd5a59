import { expect, test } from "vitest";
import type { History } from "../../api/protocol";
import { EVENTS } from "./ids";
import { bestBuy, bestLocation, purchases } from "./insights";

const kind = (name: (typeof EVENTS)[number]): number => EVENTS.indexOf(name);
const sum = (seat: number, lords: number, allies: number) => ({ seat, lords, allies });
const step = (n: number, events: number[][], sums: unknown[] = []) => ({
  n,
  seat: 0,
  action: 0,
  name: "",
  events,
  sums,
});

const GAME = {
  viewer: -2,
  view: {},
  sums: [sum(0, 0, 0), sum(1, 0, 0)],
  steps: [
    step(1, [[kind("lord-arrived"), 0, -1, 7, 0]], [sum(0, 6, 0)]),
    step(2, [[kind("affiliated"), 0, -1, 3, 1]], [sum(0, 6, 3)]),
    step(3, [[kind("turn"), 1, -1, -1, 0]]),
    step(
      4,
      [
        [kind("lord-arrived"), 1, -1, 9, 0],
        [kind("affiliated"), 1, -1, 4, 1],
        [kind("turn"), 0, -1, -1, 0],
      ],
      [sum(1, 9, 4)],
    ),
    step(
      5,
      [
        [kind("lord-arrived"), 0, -1, 8, 2],
        [kind("turn"), 1, -1, -1, 0],
      ],
      [sum(0, 18, 3)],
    ),
    step(
      6,
      [
        [kind("lord-arrived"), 1, -1, 2, 0],
        [kind("affiliated"), 1, -1, 1, 0],
      ],
      [sum(1, 30, 30)],
    ),
  ],
} as unknown as History;

test("a purchase brings what the Lord and the affiliated Ally are worth; other arrivals and the last step do not count", () => {
  expect(purchases(GAME)).toEqual([
    { lord: 7, seat: 0, gain: 9, step: 1, turn: 1 },
    { lord: 9, seat: 1, gain: 13, step: 4, turn: 2 },
  ]);
  expect(bestBuy(GAME)?.lord).toBe(9);
});

test("the most valuable Location is the one worth most to its owner", () => {
  expect(bestLocation([[1, 2], [3]], (seat, place) => 10 * seat + place)).toEqual({ place: 3, seat: 1, points: 13 });
  expect(bestLocation([[], []], () => 0)).toBeNull();
});
