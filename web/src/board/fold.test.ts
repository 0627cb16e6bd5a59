// Folding the events a viewer is told gives, after every step, exactly the view the rules would show.
import { expect, test } from "vitest";
import { seenBy } from "./events";
import { eventNames, folded, type View } from "./fold";
import { games } from "../games/registry.svelte";

await Promise.all(["abyss", "the_abyss"].map((name) => games.load(name)));

interface Fixture {
  game: string;
  seats: number;
  events: string[];
  first: View[];
  last: View[];
  steps: number[][][];
  sums: number[][];
}

const FILES = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit += 1) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

function crc32(text: string): number {
  let sum = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) sum = (TABLE[(sum ^ text.charCodeAt(i)) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

for (const [path, fixture] of Object.entries(FILES)) {
  test(`${path}: every viewer's view can be folded`, () => {
    expect(eventNames(fixture.game)).toEqual(fixture.events);
    fixture.first.forEach((first, place) => {
      let view = first;
      fixture.steps.forEach((step, n) => {
        view = folded(
          fixture.game,
          view,
          step.map((numbers) => seenBy(numbers, place - 1)),
        );
        if (crc32(canonical(view)) !== fixture.sums[n + 1]?.[place])
          throw new Error(`viewer ${place - 1}, step ${n + 1}`);
      });
      expect(view).toEqual(fixture.last[place]);
    });
  });

  test(`${path}: with all cards open every seat's view can be folded at once`, () => {
    let view: View = { ...structuredClone(fixture.first[0]!), eyes: structuredClone(fixture.first.slice(1)) };
    for (const step of fixture.steps) view = folded(fixture.game, view, step);
    expect(view.eyes).toEqual(fixture.last.slice(1));
  });
}

test("there are games of every box", () => {
  expect(Object.keys(FILES).length).toBeGreaterThanOrEqual(11);
});
