// A jump in a replay leads to the same view as going there step by step.
import { expect, test } from "vitest";
import type { View } from "./fold";
import { Replay } from "./replay.svelte";

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
  for (const n of [steps.length, 33, 32, 31, 1, 64, 40].filter((found) => found <= steps.length)) expect(leap.view(n)).toEqual(walked[n - 1]);
});
