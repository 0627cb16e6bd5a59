// What is drawn over the table in the great moment of The Abyss.
import { expect, test } from "vitest";
import type { View } from "../../board/view";
import { journeys } from "./card_flights";
import { EVENTS } from "./ids";
import { moments } from "./moments";

const VIEW = { panics: [0, 2, 0] } as View;
const event = (name: (typeof EVENTS)[number], seat = -1): number[] => [EVENTS.indexOf(name), seat, -1, -1, 0];
const drawn = (...events: number[][]) => moments(events, VIEW, VIEW, 0);

test("a third Panic drowns its player: it comes to its place while the water rises there", () => {
  const entry = [event("placed", 1), event("eliminated", 1)];
  expect(journeys(entry, VIEW, VIEW, 0)[0]!.to[0]).toBe("panic:1:3");
  const [drowning, ...more] = drawn(...entry);
  expect(more).toEqual([]);
  expect(drowning!.at).toEqual(["seat:1"]);
  const moving = drowning!.parts.map(({ select }) => select);
  expect(moving.slice(0, 3)).toEqual([".back", ".front", ".moment-drown"]);
  for (const select of moving) expect(drowning!.markup).toMatch(new RegExp(`\\b${select.slice(1)}\\b`, "u"));
});

test("other events, and the first two Panics, have none", () => {
  expect(drawn(event("placed", 1), event("took", 1), event("stopped", 1))).toEqual([]);
});
