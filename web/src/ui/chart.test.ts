import { expect, test } from "vitest";
import { apart, besideChart, marker, MARKERS, ticks, turningPoint, turnTicks } from "./chart";

test("ticks are round, hold nought and all values, and are few", () => {
  expect(ticks([0, 93])).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks([-5, 3])).toEqual([-6, -4, -2, 0, 2, 4]);
  expect(ticks([])).toEqual([0, 1]);
  expect(ticks([0, 7])).toEqual([0, 2, 4, 6, 8]);
});

test("turns are written every fifth, in long games every tenth or twentieth", () => {
  expect(turnTicks(22)).toEqual([5, 10, 15, 20]);
  expect(turnTicks(45)).toEqual([10, 20, 30, 40]);
  expect(turnTicks(90)).toEqual([20, 40, 60, 80]);
});

test("names do not cover each other, keep their order, and stay inside", () => {
  expect(apart([10, 12, 50], 14, 0, 100)).toEqual([10, 24, 50]);
  expect(apart([95, 96, 97], 14, 0, 100)).toEqual([72, 86, 100]);
  expect(apart([30, 30], 10, 0, 100)).toEqual([30, 40]);
});

test("every marker has a shape of its own", () => {
  expect(new Set(MARKERS.map((shape) => marker(shape, 0, 0, 4))).size).toBe(MARKERS.length);
});

test("the turning point is where the winner leads for good", () => {
  const ahead = [0, 1, 2, 3, 4, 5, 8, 12];
  expect(turningPoint([ahead, [0, 2, 3, 4, 5, 6, 7, 8]], 0)).toBe(6);
  expect(turningPoint([ahead, [0, 2, 3, 4, 5, 6, 7, 12]], 0)).toBe(7);
  expect(turningPoint([[1, 2, 3]], 0)).toBe(0);
});

test("a lead in the opening is no turning point", () => {
  expect(
    turningPoint(
      [
        [0, 1, 2, 3, 4, 5, 8, 12],
        [0, 2, 3, 3, 3, 3, 3, 3],
      ],
      0,
    ),
  ).toBe(0);
  const long = Array.from({ length: 60 }, (_, turn) => turn);
  expect(turningPoint([long, long.map((value, turn) => (turn < 10 ? value + 1 : 0))], 0)).toBe(0);
});

test("names beside a chart fit, also where its text is enlarged on a phone", () => {
  const names = ["Sunken Kelpie", "Digne Hippocampe"];
  expect(besideChart(names, 13).room).toBeLessThan(besideChart(names, 19).room);
  expect(besideChart(names, 19)).toEqual({ room: 0.58 * 19 * 16, fitting: names });
  expect(besideChart(["Ann", "A name of twenty-four le"], 19)).toEqual({
    room: 190,
    fitting: ["Ann", "A name of twenty…"],
  });
});
