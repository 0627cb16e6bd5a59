// A jump in a replay leads to the same view as going there step by step.
import { expect, test } from "vitest";
import { eventNames } from "./view";
import { Replay } from "./replay.svelte";
import { games } from "../games/registry.svelte";

await Promise.all(["abyss", "the_abyss"].map((name) => games.load(name)));

test("forwards, backwards and by leaps", () => {
  const steps = Array.from({ length: 80 }, (_, i) => ({
    n: i + 1,
    seat: 0,
    action: 0,
    name: "",
    events: [],
    patch: { turns: i + 1, pearls: { [i % 3]: i } },
  }));
  const made = (): Replay => new Replay("abyss", { viewer: -1, view: { turns: 0, pearls: [1, 1, 1] }, steps });
  const slow = made();
  const walked = steps.map((step) => slow.view(step.n));
  const leap = made();
  for (const n of [80, 33, 32, 31, 1, 64, 40]) expect(leap.view(n)).toEqual(walked[n - 1]);
  expect(leap.view(4)).toEqual({ turns: 4, pearls: [3, 1, 2] });
  expect(leap.view(0)).toEqual({ turns: 0, pearls: [1, 1, 1] });
});

/** A replay with nothing but these events at its steps. */
function replayOf(game: string, ...events: number[][]): Replay {
  const steps = events.map((event, i) => ({ n: i + 1, seat: 0, action: 0, name: "", events: [event] }));
  return new Replay(game, { viewer: -2, view: { viewer: -1, turn: 1 }, steps });
}

test("a round begins when the first player is at turn again; a second turn in a row is no round", () => {
  const turn = eventNames("abyss").indexOf("turn");
  const replay = replayOf(
    "abyss",
    [turn, 2],
    [turn, 0],
    [turn, 1],
    [turn, 1],
    [turn, 2],
    [turn, 0],
    [turn, 1],
    [turn, 2],
  );
  expect(replay.rounds).toEqual([0, 3, 7]);
  replay.go(5);
  replay.round(1);
  expect(replay.n).toBe(7);
  replay.round(1);
  expect(replay.n).toBe(replay.last);
  replay.go(5);
  replay.round(-1);
  expect(replay.n).toBe(3);
});

test("a game that has rounds of its own says when they begin", () => {
  const [turn, round] = ["turn", "round"].map((name) => eventNames("the_abyss").indexOf(name));
  const replay = replayOf("the_abyss", [turn!, 0], [turn!, 1], [turn!, 0], [round!, 1], [turn!, 1]);
  expect(replay.rounds).toEqual([0, 4]);
  expect([0, 1, 3, 4, 5].map((n) => replay.turnAt(n))).toEqual([1, 2, 4, 4, 5]);
});

test("the lines of the log are sorted by turns, and by rounds where the game has them", () => {
  const line = { who: "A", sentences: [["does it"]] };
  const told = (game: string, view: object): unknown[] => {
    const turn = eventNames(game).indexOf("turn");
    const replay = replayOf(game, [0], [turn, 0], [0], [turn, 1], [0]);
    for (const step of replay.steps) step.lines = step.n === 3 ? [line, line] : step.n === 1 ? [] : [line];
    return new Replay(game, { ...replay.history, view: { ...replay.history.view, ...view } }).logTurns();
  };
  expect(told("abyss", {})).toEqual([
    { line: 0, seat: 1, turn: 1, round: -1 },
    { line: 1, seat: 0, turn: 2, round: -1 },
    { line: 4, seat: 1, turn: 3, round: -1 },
  ]);
  expect(told("the_abyss", { round: 1 })).toMatchObject([{ round: 1 }, { round: 1 }, { round: 1 }]);
});

test("the sentence of a step names the seat, so that the page can show the player's name", () => {
  const lines = [{ seat: 1, who: "B", sentences: [["explores"]], n: 1 }];
  const step = { n: 1, seat: 1, action: 0, name: "", events: [], lines };
  const replay = new Replay("abyss", { viewer: -2, view: { viewer: -1, turn: 1 }, steps: [step] });
  expect(replay.lastSentence(1)).toEqual([{ type: "seat", seat: 1 }, " ", "explores"]);
});

test("a what-if begins before the last decision of a seat, whatever the game did to it later", () => {
  const lines = [{ seat: 1, who: "B", sentences: [["ends with 9 points"]], n: 3 }];
  const steps = [0, 1, 0].map((seat, i) => ({ n: i + 1, seat, action: 0, name: "", events: [], lines }));
  const replay = new Replay("abyss", { viewer: -2, view: { viewer: -1, turn: 0 }, steps });
  expect([0, 1, 2, -1].map((seat) => replay.lastDecision(seat))).toEqual([2, 1, 0, 2]);
});
