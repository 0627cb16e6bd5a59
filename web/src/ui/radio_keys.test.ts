import { expect, test } from "vitest";
import { radioByKey } from "./radio_keys";

test("arrows choose the next radio and go round, Home and End the first and the last", () => {
  expect(radioByKey("ArrowRight", 0, 3)).toBe(1);
  expect(radioByKey("ArrowDown", 2, 3)).toBe(0);
  expect(radioByKey("ArrowLeft", 0, 3)).toBe(2);
  expect(radioByKey("ArrowUp", 2, 3)).toBe(1);
  expect(radioByKey("Home", 2, 3)).toBe(0);
  expect(radioByKey("End", 0, 3)).toBe(2);
});

test("other keys and empty groups choose nothing", () => {
  expect(radioByKey("Enter", 0, 3)).toBe(-1);
  expect(radioByKey("ArrowRight", -1, 0)).toBe(-1);
  expect(radioByKey("ArrowRight", -1, 3)).toBe(1);
});
