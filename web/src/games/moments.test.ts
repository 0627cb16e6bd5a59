// Whatever happens in any game, its pieces and drawings end in time, and no drawing has to be played faster for that.
import { describe, expect, test } from "vitest";
import type { Effect, Moments, Travel } from "../board/motion";
import { MOMENT_MS, timed, type Timing } from "../board/timing";

interface Staging {
  events: readonly string[];
  journeys: Travel;
  moments: Moments;
}
const ids = import.meta.glob<{ EVENTS: readonly string[] }>("./*/ids.ts", { eager: true });
const flights = import.meta.glob<{ journeys: Travel }>("./*/card_flights.ts", { eager: true });
const drawn = import.meta.glob<{ moments: Moments }>("./*/moments.ts", { eager: true });
const gameOf = (path: string): string => path.split("/")[1]!;
const GAMES = Object.entries(drawn).map(([path, { moments }]): [string, Staging] => {
  const game = gameOf(path);
  const { EVENTS: events } = ids[`./${game}/ids.ts`]!;
  return [game, { events, moments, journeys: flights[`./${game}/card_flights.ts`]!.journeys }];
});

const OTHER_MS = 520; // how long the pieces of opponents take
const FACE_UP = -2;
const VIEW = { holder: Array.from({ length: 30 }, () => FACE_UP), hand: [], panics: [0, 0, 0] };
const ME = 0;

const ends = (all: readonly Timing[]): number => Math.max(0, ...all.map(({ delay, duration }) => delay + duration));
const own = (effect: Effect): Timing[] => effect.parts.map(({ delay = 0, ms }) => ({ delay, duration: ms }));

test("both games stage their events", () => {
  expect(GAMES.map(([game]) => game).sort()).toEqual(["abyss", "the_abyss"]);
});

describe.each(GAMES)("%s", (_, { events, journeys, moments }) => {
  const staged = (entry: number[][]) => {
    const trips = journeys(entry, VIEW, VIEW, ME);
    const effects = moments(entry, VIEW, VIEW, ME);
    return { effects, ...timed(trips, effects, OTHER_MS) };
  };

  test.each(events.map((name, kind) => [name, kind] as const))("%s, whatever it is about", (_name, kind) => {
    for (const seat of [0, 1])
      for (let card = -1; card < 30; card += 1)
        for (const n of [0, 1, 3, 6, 20]) {
          const { effects, pieces, parts } = staged([[kind, seat, 1 - seat, card, n]]);
          expect(ends([...pieces, ...parts.flat()])).toBeLessThanOrEqual(MOMENT_MS);
          expect(parts).toEqual(effects.map(own));
        }
  });

  test("any two, one after the other", () => {
    for (const first of events.keys())
      for (const second of events.keys()) {
        const { effects, pieces, parts } = staged([
          [first, 1, 0, 1, 6],
          [second, 1, 0, 2, 6],
        ]);
        expect(ends([...pieces, ...parts.flat()])).toBeLessThanOrEqual(MOMENT_MS);
        expect(parts).toEqual(effects.map(own));
      }
  });
});
