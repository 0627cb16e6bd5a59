import { expect, test } from "vitest";
import type { Replay } from "./replay.svelte";
import { biggestSwing } from "./insights";
import { chancePoints, chancesAt, curvePath, swings } from "./win_curve";

const REPLAY = {
  turnEvents: [
    { n: 4, seat: 1 },
    { n: 9, seat: 0 },
  ],
  last: 12,
} as unknown as Replay;
const ROWS = [
  [0.5, 0.5],
  [0.4, 0.6],
  [0.9, 0.1],
  [1, 0],
];

test("chances are measured after the deal, at the beginning of every turn, and at the end", () => {
  const points = chancePoints(REPLAY, ROWS);
  expect(points.map(({ n }) => n)).toEqual([0, 4, 9, 12]);
  expect(chancesAt(points, 8)).toEqual([0.4, 0.6]);
  expect(chancePoints(REPLAY, ROWS.slice(1))).toEqual([]);
});

test("a swing is where the turn begins in which a seat gained most", () => {
  const points = chancePoints(REPLAY, ROWS);
  expect(swings(points, 1)).toEqual([{ n: 4, turn: 2, seat: 0, from: 0.4, to: 0.9 }]);
  expect(swings(points, 4, 0.6)).toEqual([]);
  expect(biggestSwing(ROWS)).toEqual({ turn: 2, seat: 0, from: 0.4, to: 0.9 });
  expect(biggestSwing([[0.5, 0.5]])).toBeNull();
});

test("the line of a seat runs from the deal to the end", () => {
  expect(curvePath(chancePoints(REPLAY, ROWS), 0, 12, 100)).toBe("M0.0 50.0L333.3 60.0L750.0 10.0L1000.0 0.0");
});
