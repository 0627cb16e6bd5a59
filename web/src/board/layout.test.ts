import { expect, test } from "vitest";
import { layoutOf } from "./layout";

test("a phone is a phone upright and on its side", () => {
  expect(layoutOf(390, 844)).toEqual({ phone: true, drawer: false, zoom: 1 });
  expect(layoutOf(844, 390)).toEqual({ phone: true, drawer: false, zoom: 1 });
});

test("a tablet and a small desk show the whole board, with the log in a drawer", () => {
  expect(layoutOf(820, 1180)).toEqual({ phone: false, drawer: true, zoom: 1 });
  expect(layoutOf(1024, 768)).toEqual({ phone: false, drawer: true, zoom: 1 });
});

test("a large screen enlarges everything, and no screen makes it smaller", () => {
  expect(layoutOf(1280, 720).zoom).toBe(1);
  expect(layoutOf(1920, 1080).zoom).toBeCloseTo(1.227, 3);
  expect(layoutOf(2560, 1440).zoom).toBeCloseTo(1.636, 3);
  expect(layoutOf(1920, 1080, 200).zoom).toBe(1);
});
