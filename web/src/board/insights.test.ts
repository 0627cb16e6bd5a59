// What stands out in any finished game.
import { expect, test } from "vitest";
import { biggestSwing } from "./insights";

test("the biggest swing is the turn in which one seat's chances rose most; a fall is none", () => {
  const rows = [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.1, 0.9],
    [0.45, 0.55],
    [1, 0],
  ];
  expect(biggestSwing(rows)).toEqual({ turn: 4, seat: 0, from: 0.45, to: 1 });
  expect(biggestSwing(rows.slice(0, 4))).toEqual({ turn: 2, seat: 1, from: 0.4, to: 0.9 });
});

test("of two equal ones the first counts, and without a rise there is none", () => {
  expect(
    biggestSwing([
      [0.25, 0.75],
      [0.5, 0.5],
      [0.25, 0.75],
    ]),
  ).toMatchObject({ turn: 1, seat: 0 });
  expect(biggestSwing([[0.5, 0.5]])).toBeNull();
  expect(biggestSwing([])).toBeNull();
  expect(
    biggestSwing([
      [0.5, 0.5],
      [0.5, 0.5],
    ]),
  ).toBeNull();
});
