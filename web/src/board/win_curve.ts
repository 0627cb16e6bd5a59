// The win-chance curve of a replay: at which step each row of chances was measured, and the turns that changed most.
import type { Replay } from "./replay.svelte";

/** Chances at one step: those of every seat, from 0 to 1. */
export interface ChancePoint {
  n: number; // the step
  chances: readonly number[];
}

/** A turn in which the chances of a seat changed a lot. */
export interface Swing {
  n: number; // the step at which the turn begins
  turn: number;
  seat: number;
  from: number;
  to: number;
}

/** The server's rows (after the deal, after every turn, at the end) with their steps; empty if they do not fit. */
export function chancePoints(replay: Replay, rows: readonly (readonly number[])[]): ChancePoint[] {
  const steps = [0, ...replay.turnEvents.map(({ n }) => n), replay.last];
  if (steps.length !== rows.length) return [];
  return steps.map((n, i) => ({ n, chances: rows[i] ?? [] }));
}

/** The chances in force at a step: those of the last point up to it. */
export function chancesAt(points: readonly ChancePoint[], n: number): readonly number[] {
  return points.findLast((point) => point.n <= n)?.chances ?? [];
}

/** The largest gains in one turn, at least `least` each, in the order of the game. */
export function swings(points: readonly ChancePoint[], most = 4, least = 0.15): Swing[] {
  const found: Swing[] = [];
  for (let i = 1; i < points.length; i += 1) {
    const [before, after] = [points[i - 1]!, points[i]!];
    if (after.n === before.n) continue;
    const gains = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const seat = gains.indexOf(Math.max(...gains));
    if ((gains[seat] ?? 0) >= least)
      found.push({ n: before.n, turn: i, seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 });
  }
  return found
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.n - b.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}

/** A seat's line for an SVG of 1000 × `height`; chances hold until the next point, so the line has steps. */
export function curvePath(points: readonly ChancePoint[], seat: number, last: number, height: number): string {
  return points
    .map(({ n, chances }, i) => {
      const x = ((1000 * n) / Math.max(1, last)).toFixed(1);
      const y = (height * (1 - (chances[seat] ?? 0))).toFixed(1);
      return `${i ? "L" : "M"}${x} ${y}`;
    })
    .join("");
}
