// A jump in a replay leads to the same view as going there step by step.
import { expect, test } from "vitest";
import { eventNames, type View } from "./fold";
import { Replay } from "./replay.svelte";
import { games } from "../games/registry.svelte";

await Promise.all(["abyss", "the_abyss"].map((name) => games.load(name)));

interface Fixture {
  game: string;
  first: View[];
  steps: number[][][];
}

const FILES = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });

test.each(Object.entries(FILES).slice(0, 4))("%s: forwards, backwards and by leaps", (_, fixture) => {
  const steps = fixture.steps.map((events, i) => ({ n: i + 1, seat: 0, action: 0, name: "", events }));
  const view = { ...structuredClone(fixture.first[0]!), eyes: structuredClone(fixture.first.slice(1)) };
  const made = (): Replay => new Replay(fixture.game, { viewer: -2, view, steps });
  const slow = made();
  const walked = steps.map((step) => slow.view(step.n));
  const leap = made();
  for (const n of [steps.length, 33, 32, 31, 1, 64, 40].filter((found) => found <= steps.length))
    expect(leap.view(n)).toEqual(walked[n - 1]);
});

/** A replay with nothing but these events at its steps. */
function told(game: string, ...events: number[][]): Replay {
  const steps = events.map((event, i) => ({ n: i + 1, seat: 0, action: 0, name: "", events: [event] }));
  return new Replay(game, { viewer: -2, view: { viewer: -1, turn: 1 }, steps });
}

test("a round begins when the first player is at turn again; a second turn in a row is no round", () => {
  const turn = eventNames("abyss").indexOf("turn");
  const replay = told("abyss", [turn, 2], [turn, 0], [turn, 1], [turn, 1], [turn, 2], [turn, 0], [turn, 1], [turn, 2]);
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
  const replay = told("the_abyss", [turn!, 0], [turn!, 1], [turn!, 0], [round!, 1], [turn!, 1]);
  expect(replay.rounds).toEqual([0, 4]);
  expect([0, 1, 3, 4, 5].map((n) => replay.turnAt(n))).toEqual([1, 2, 4, 4, 5]);
});
