import { expect, test } from "vitest";
import type { Turn } from "./log.svelte";
import { EVERYBODY, linesOf, newest, sinceMine, unseen } from "./log_filter";

const turn = (key: string, ...seats: number[]): Turn => ({
  key,
  seat: seats[0] ?? -1,
  turn: 1,
  round: -1,
  lines: seats.map((seat, n) => ({ who: "", sentences: [], seat, by: seat, seq: n, moves: n })),
});
const TURNS = [turn("a", 0, 1), turn("b", 1, 0, 2), turn("c", 2, -1)];

test("the divider stands after the last thing I did", () => {
  expect(sinceMine(TURNS, 0)).toEqual({ key: "b", line: 2 });
  expect(sinceMine(TURNS, 1)).toEqual({ key: "b", line: 1 });
});

test("there is none for somebody who has just moved, has not moved, or watches", () => {
  expect(sinceMine([turn("a", 1, 0)], 0)).toBeNull();
  expect(sinceMine(TURNS, 3)).toBeNull();
  expect(sinceMine(TURNS, -1)).toBeNull();
});

test("what others do to me is no move of mine", () => {
  const [first, robbed] = [turn("a", 0), turn("b", 1, 0, 1)];
  for (const line of robbed.lines) line.by = 1;
  expect(sinceMine([first, robbed], 0)).toEqual({ key: "b", line: 0 });
  expect(unseen([first, robbed], 0)).toEqual(robbed.lines);
});

test("what I have not seen yet: all since my last move, or since the beginning", () => {
  const seats = (me: number) => unseen(TURNS, me).map((line) => line.seat);
  expect([0, 1, 3].map(seats)).toEqual([
    [2, 2, -1],
    [0, 2, 2, -1],
    [0, 1, 1, 0, 2, 2, -1],
  ]);
  expect(seats(-1)).toEqual([]);
  expect(unseen([turn("a", 1, 0)], 0)).toEqual([]);
});

test("the lines of one player, without turns in which there are none", () => {
  expect(linesOf(TURNS, EVERYBODY)).toEqual(TURNS);
  expect(linesOf(TURNS, 2).map((found) => [found.key, found.lines.length])).toEqual([
    ["b", 1],
    ["c", 1],
  ]);
  expect(linesOf(TURNS, -1).map((found) => found.key)).toEqual(["c"]);
});

test("what is long gone is left out, by whole turns", () => {
  const keys = (most: number): string[] => newest(TURNS, most).turns.map((found) => found.key);
  expect([0, 1, 2, 3, 5, 6, 99].map((most) => keys(most).join(""))).toEqual(["", "c", "c", "bc", "bc", "abc", "abc"]);
  expect([1, 3, 6].map((most) => newest(TURNS, most).before)).toEqual([5, 2, 0]);
});

test("what is looked at is there, however long ago it was", () => {
  const long = Array.from({ length: 9 }, (_, n) => ({
    ...turn(String(n), 0),
    lines: [{ who: "", sentences: [], seat: 0, by: 0, seq: n, moves: n }],
  }));
  expect(newest(long, 2, 4).turns.map((found) => found.key)).toEqual(["4", "5", "6", "7", "8"]);
  expect(newest(long, 2, 4).before).toBe(4);
  expect(newest(long, 2, 8).turns.length).toBe(2);
  expect(newest(long, 2, -1).turns.length).toBe(9); // before the first line
});
