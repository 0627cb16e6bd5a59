// The charts at the end: they end where the game ended.
import { expect, test } from "vitest";
import { OPEN } from "../../board/events";
import { Replay } from "../../board/replay.svelte";
import type { History, HistoryStep } from "../../api/protocol";
import type { SeatTotals } from "./protocol";
import { EVENTS } from "./ids";
import { affiliatedAtEnd, curves, tokensAtEnd, turnEnds } from "./score_history";
import { games } from "../registry.svelte";

await games.load("abyss");

const event = (name: (typeof EVENTS)[number], seat = -1, card = -1, n = 0): number[] => [
  EVENTS.indexOf(name),
  seat,
  -1,
  card,
  n,
];
const sums = (seat: number, open: number, tokens = 0): SeatTotals => ({ seat, open, tokens }) as unknown as SeatTotals;
const step = (n: number, events: number[][], patch: unknown, changed: SeatTotals[] = []): HistoryStep => ({
  n,
  seat: 0,
  action: 0,
  name: "",
  events,
  patch,
  sums: changed,
});
const eye = (tokens: number[]) => ({ tokens });
/** A game of two turns: a Pearl and a Lord for A, two tokens for B, and a hand affiliated at the end. */
const HISTORY: History = {
  viewer: OPEN,
  view: { pearls: [1, 1], owner: [-1, -1], eyes: [eye([0, 0]), eye([0, 0])] },
  sums: [sums(0, 0), sums(1, 0)],
  steps: [
    step(1, [event("pearls-gained", 0, -1, 2)], { pearls: { "0": 3 } }),
    step(2, [event("lord-arrived", 0, 1), event("turn", 1)], { owner: { "1": 0 } }, [sums(0, 6)]),
    step(3, [event("token-drawn", 1)], { eyes: { "1": { tokens: { "1": 2 } } } }, [sums(1, 0, 6)]),
    step(4, [event("asked"), event("affiliated", 1, 9), event("affiliated", 1, 14), event("won", 0)], {}, [
      sums(1, 5, 6),
    ]),
  ],
  scores: [6, 11],
};

test("there is a point at the end of every turn, and the last one is the end", () => {
  expect(turnEnds(HISTORY)).toEqual([2, 4]);
  expect(curves(HISTORY)).toEqual({
    score: [
      [6, 6],
      [0, 11],
    ],
    pearls: [
      [3, 3],
      [1, 1],
    ],
    lords: [
      [1, 1],
      [0, 0],
    ],
  });
});

test("everybody's tokens are known at the end", () => {
  expect(tokensAtEnd(HISTORY)).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test("the hands that were affiliated at the end", () => {
  expect(affiliatedAtEnd(HISTORY, 2)).toEqual([[], [9, 14]]);
});

test("a replay shows at every step what the cards were worth then", () => {
  const replay = new Replay("abyss", HISTORY);
  expect(
    [0, 1, 2, 3, 4].map((n) => (replay.standing(n).sums as SeatTotals[]).map(({ open, tokens }) => open + tokens)),
  ).toEqual([
    [0, 0],
    [0, 0],
    [6, 0],
    [6, 6],
    [6, 11],
  ]);
});
