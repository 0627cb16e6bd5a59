import { expect, test } from "vitest";
import type { BotInfo } from "../api/protocol";
import { easiest, preset, PRESETS, presetOf } from "./presets";

const BOTS: BotInfo[] = [
  { name: "random", style: "" },
  { name: "novice", style: "", rating: 500 },
  { name: "search", style: "", rating: 1900 },
];

test("a beginner meets the weakest bot that does not play at random", () => {
  expect(easiest(BOTS)).toBe("novice");
  expect(easiest([{ name: "random", style: "" }])).toBe("random");
  expect(preset("learn", BOTS).seats).toEqual(["me", "bot:novice"]);
});

test("a preset is recognised until something of it is changed", () => {
  for (const kind of PRESETS) {
    const { seats, settings } = preset(kind, BOTS);
    expect(presetOf(seats, settings, BOTS)).toBe(kind);
    expect(presetOf([...seats, "open"], settings, BOTS)).not.toBe(kind);
    expect(presetOf(seats, { ...settings, listed: true }, BOTS)).toBe("");
  }
});

test("the slow table gives three days for every move", () => {
  const { clock } = preset("slow", BOTS).settings;
  expect([clock.kind, clock.days]).toEqual(["days", 3]);
});
