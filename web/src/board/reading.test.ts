// Where the card that is being read is shown.
import { expect, test } from "vitest";
import { placed, type Box } from "./reading";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 440, height: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const panel = (near: Box, avoid: Box[], screen = SCREEN, size = SIZE): Box => {
  const { left, top } = placed(near, size, screen, avoid);
  return box(left, top, size.width, size.height);
};
const ACTS = box(560, 600, 560, 80);

test("it is beside the card, wherever the card is, and off the buttons", () => {
  for (let x = 0; x <= SCREEN.width - 110; x += 55)
    for (let y = 60; y <= SCREEN.height - 170; y += 85) {
      const near = box(x, y, 110, 165);
      if (overlaps(near, ACTS)) continue;
      const shown = panel(near, [ACTS]);
      expect(overlaps(shown, near)).toBe(false);
      expect(overlaps(shown, ACTS)).toBe(false);
      expect(shown.left).toBeGreaterThanOrEqual(0);
      expect(shown.top).toBeGreaterThanOrEqual(0);
      expect(shown.right).toBeLessThanOrEqual(SCREEN.width);
      expect(shown.bottom).toBeLessThanOrEqual(SCREEN.height);
    }
});

test("on a phone it is above or below the card and never over it", () => {
  const phone = { width: 390, height: 844 };
  const size = { width: 366, height: 260 };
  const acts = box(0, 770, 390, 74);
  for (const y of [120, 300, 420, 640]) {
    const near = box(20, y, 76, 106);
    const shown = panel(near, [acts], phone, size);
    expect(overlaps(shown, near)).toBe(false);
    expect(overlaps(shown, acts)).toBe(false);
  }
});
