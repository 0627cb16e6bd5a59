// The charts at the end: folded from whole games, they end where the game ended.
import { describe, expect, test } from "vitest";
import { OPEN } from "../lib/events";
import { Replay } from "../lib/replay.svelte";
import type { SeatTotals } from "../games/abyss/protocol";
import type { History } from "../protocol";
import { affiliatedAtEnd, byTurn, curves, tokensAtEnd } from "./curves";
import histories from "./fixtures/histories.json";
import { type AbyssView, lordsOf } from "./view";

interface Fixture {
  game: string;
  seats: number;
  first: Record<string, unknown>[];
  last: Record<string, unknown>[];
  steps: number[][][];
}
const FILES = import.meta.glob<Fixture>("../lib/fixtures/{abyss-4,both-3-toll,kraken-3,leviathan-3}.json", { eager: true, import: "default" });

function historyOf(fixture: Fixture): History {
  const view = { ...fixture.first[0]!, eyes: fixture.first.slice(1) };
  return { viewer: OPEN, view, steps: fixture.steps.map((events, n) => ({ n: n + 1, seat: 0, action: 0, name: "", events })) };
}

describe.each(Object.entries(FILES))("%s", (_path, fixture) => {
  const history = historyOf(fixture);
  const found = curves(history);
  const seats = [...Array(fixture.seats).keys()];

  test("there is a point for the deal and for every turn", () => {
    const turns = Math.max(...fixture.last.map((view) => (view as unknown as AbyssView).turns));
    expect(byTurn(history).length).toBeGreaterThanOrEqual(turns);
    for (const row of [...found.score, ...found.pearls, ...found.lords]) expect(row).toHaveLength(byTurn(history).length);
  });

  test("the last point is the end", () => {
    for (const seat of seats) {
      const mine = fixture.last[seat + 1] as unknown as AbyssView;
      expect(found.pearls[seat]!.at(-1)).toBe(mine.pearls[seat]);
      expect(found.lords[seat]!.at(-1)).toBe(lordsOf(mine, seat).length);
    }
  });

  test("everybody's tokens are known then", () => {
    const tokens = tokensAtEnd(history);
    seats.forEach((seat) => expect(tokens[seat]).toEqual((fixture.last[seat + 1] as unknown as AbyssView).tokens));
  });

  test("the hands that were affiliated at the end lie among the affiliated Allies, one for each race at most", () => {
    const hands = affiliatedAtEnd(history, fixture.seats);
    expect(hands.flat().length).toBeGreaterThan(0);
    for (const seat of seats) {
      const all = (fixture.last[0] as unknown as AbyssView).affiliated[seat]!;
      expect(hands[seat]!.length).toBeLessThanOrEqual(5);
      for (const card of hands[seat]!) expect(all[card]).toBeGreaterThan(0);
    }
  });
});

describe.each(histories as unknown as History[])("a game as the server tells it", (history) => {
  const seats = [...Array(history.scores!.length).keys()];

  test("the score begins with the deal's, changes, and ends with the result", () => {
    const { score } = curves(history);
    expect(score.map((row) => row.at(-1))).toEqual(history.scores);
    for (const row of score) expect(new Set(row).size).toBeGreaterThan(3);
  });

  test("a replay shows at every step what the cards were worth then, and every term of it at the end", () => {
    const replay = new Replay("abyss", history);
    const told = seats.map((seat) => history.totals![seat] as SeatTotals);
    for (const step of history.steps) {
      for (const totals of (step.totals ?? []) as SeatTotals[]) told[totals.seat] = totals;
      expect(replay.standing(step.n).totals).toEqual(told);
    }
    expect(replay.standing(0).totals).toEqual(history.totals);
    expect(told.map(({ open, tokens }) => open + tokens)).toEqual(history.scores);
  });
});
