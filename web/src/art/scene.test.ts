// The backgrounds kept as files are what the module draws.
import { expect, test } from "vitest";
import { chart, scene } from "./scene";
import chartFile from "./pictures/chart.svg?raw";
import dark from "./pictures/scene-dark.svg?raw";
import light from "./pictures/scene-light.svg?raw";

test("backgrounds", () => {
  expect(scene("dark")).toBe(dark.trim());
  expect(scene("light")).toBe(light.trim());
  expect(chart()).toBe(chartFile.trim());
});
