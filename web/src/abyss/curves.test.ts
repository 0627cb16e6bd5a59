// The charts at the end: folded from whole games, they end where the game ended.
import { describe, expect, test } from "vitest";
import { OPEN } from "../lib/events";
import type { History } from "../protocol";
import { folded } from "../lib/fold";
import { affiliatedAtEnd, byTurn, closes, curves, tokensAtEnd } from "./curves";
import { learn } from "./facts";
import scored from "./fixtures/scores.json";
import { type AbyssView, lordsOf } from "./view";
import { kindOf } from "./nouns";
import { asIfOver, sums } from "./worth";

interface Fixture {
  game: string;
  seats: number;
  first: Record<string, unknown>[];
  last: Record<string, unknown>[];
  steps: number[][][];
}
learn((scored as unknown as { cards: Parameters<typeof learn>[0] }).cards);
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
      const { open, tokens } = sums(mine, seat);
      expect(found.score[seat]!.at(-1)).toBe(open + tokens);
      expect(found.pearls[seat]!.at(-1)).toBe(mine.pearls[seat]);
      expect(found.lords[seat]!.at(-1)).toBe(lordsOf(mine, seat).length);
    }
  });

  test("everybody's tokens are known then", () => {
    const tokens = tokensAtEnd(history);
    seats.forEach((seat) => expect(tokens[seat]).toEqual((fixture.last[seat + 1] as unknown as AbyssView).tokens));
  });

  test("what would be affiliated if the game ended is what is affiliated when it ends", () => {
    const all = history.steps.flatMap((step) => step.events);
    const hands = affiliatedAtEnd(history, fixture.seats);
    const first = all.findLastIndex((numbers) => !closes(numbers)) + 1;
    const before = folded("abyss", history.view, all.slice(0, first))["eyes"] as AbyssView[];
    for (const seat of seats) {
      const values = hands[seat]!.map((card) => kindOf(card)!).map((kind) => kind.race + String(kind.value));
      const added = asIfOver(before[seat]!).affiliated[seat]!.flatMap((n, card) => (n > before[seat]!.affiliated[seat]![card]! ? [kindOf(card)!] : []));
      expect(added.map((kind) => kind.race + String(kind.value)).sort()).toEqual(values.sort());
    }
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
