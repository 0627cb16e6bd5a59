import { expect, test } from "vitest";
import type { BotInfo } from "../api/protocol";
import { STEPS, strengthSteps } from "./bot_strength";

const rated = (name: string, rating: number): BotInfo => ({ name, style: "", rating });

test("a stronger bot has a fuller meter, whatever its name", () => {
  const bots = [
    { name: "random", style: "" },
    rated("novice", 552),
    rated("level1", 1302),
    rated("greedy", 1350),
    rated("level5", 1861),
    rated("search", 1902),
  ];
  const steps = bots.map((bot) => strengthSteps(bot, bots));
  expect(steps).toEqual([0, 1.5, 3.4, 3.5, 4.9, STEPS]);
});

test("bots that were never measured have empty meters", () => {
  const bots = [{ name: "random", style: "" }];
  expect(strengthSteps(bots[0]!, bots)).toBe(0);
});
