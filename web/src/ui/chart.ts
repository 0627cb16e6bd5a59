// The geometry of charts: ticks, points and labels. Lines differ in dash and marker, not only in colour.

/** A figure of one player, turn by turn. */
export interface Line {
  name: string;
  seat: number;
  values: readonly number[];
}

export const DASHES = ["", "9 5", "2 5", "10 4 2 4", "5 3"] as const;
export type Marker = "circle" | "triangle" | "square" | "diamond" | "cross";
export const MARKERS: readonly Marker[] = ["circle", "triangle", "square", "diamond", "cross"];

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_TICKS = 6;

/** Round tick values that cover some values and include zero. */
export function ticks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((found) => (high - low) / found <= MOST_TICKS) ?? 100;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The labelled turns: the first, and every fifth or tenth. */
export function turnTicks(turns: number): number[] {
  const step = turns > 60 ? 20 : turns > 25 ? 10 : 5;
  return [...Array(turns + 1).keys()].filter((turn) => turn > 0 && turn % step === 0);
}

/** Move labels apart so that none overlap; they keep their order. */
export function apart(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const out = [...heights];
  order.forEach((at, i) => {
    const above = i > 0 ? out[order[i - 1]!]! + gap : least;
    out[at] = Math.max(out[at]!, above);
  });
  // Labels pushed below the edge move up again and push the others.
  for (let i = order.length - 1, room = most; i >= 0; i -= 1, room -= gap)
    out[order[i]!] = Math.min(out[order[i]!]!, room);
  return out;
}

const LETTER = 0.58; // the width of a letter, in ems: most are narrower
const MOST_ROOM = 190;

/** The room for names beside a chart, and the names as they fit into it. */
export function besideChart(names: readonly string[], font: number): { room: number; fitting: string[] } {
  const letter = LETTER * font;
  const room = Math.min(MOST_ROOM, letter * Math.max(3, ...names.map((name) => name.length)));
  const most = Math.floor(room / letter);
  return { room, fitting: names.map((name) => (name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name)) };
}

/** The shape of a marker around a point. */
export function marker(shape: Marker, x: number, y: number, r: number): string {
  switch (shape) {
    case "circle":
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "triangle":
      return `M${x} ${y - r}l${r} ${1.8 * r}h${-2 * r}z`;
    case "square":
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case "diamond":
      return `M${x} ${y - 1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}z`;
    case "cross":
      return `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`;
  }
}

const OPENING = 4; // turns

/**
 * The turn after which the winner stays ahead; 0 if the winner led from the opening on, or has no opponents.
 * The opening is the first quarter of the game, and at least four turns: whoever leads there has decided nothing yet.
 */
export function turningPoint(values: readonly (readonly number[])[], winner: number): number {
  const mine = values[winner] ?? [];
  const opening = Math.max(OPENING, Math.floor(mine.length / 4));
  for (let turn = mine.length - 1; turn >= opening; turn -= 1) {
    if (values.some((theirs, seat) => seat !== winner && (theirs[turn] ?? 0) >= (mine[turn] ?? 0)))
      return Math.min(turn + 1, mine.length - 1);
  }
  return 0;
}
