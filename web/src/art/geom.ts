// Drawing helpers: turn numbers into SVG paths.

export type Point = readonly [number, number];
/** A point of a limb: where it is, and how wide the limb is there. */
export type Limb = readonly [number, number, number];

const r1 = (n: number): number => Math.round(n * 10) / 10;

/** The k-th element of a list, cyclic. */
export const turn = <T>(list: readonly T[], k: number): T => list[k % list.length] as T;

/** Draws something n times. */
export const rep = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join("");

/** Draws something for each row of numbers. */
export const each = <T>(rows: readonly T[], draw: (row: T, i: number) => string): string => rows.map(draw).join("");

/** Cache drawings by name. */
export function keep<A extends string | number>(draw: (name: A) => string): (name: A) => string {
  const drawn = new Map<A, string>();
  return (name) => {
    let picture = drawn.get(name);
    if (picture === undefined) drawn.set(name, (picture = draw(name)));
    return picture;
  };
}

/**
 * Stands for the owner's name in ids inside a picture. Each copy on the page gets ids of its own: of two equal ids
 * a browser takes the first, and paints nothing if that one happens to be hidden.
 */
export const OWN = "~";
export const own = (picture: string, name: string): string => picture.replaceAll(OWN, name);

function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}

export interface Dice {
  next(): number;
  range(lo: number, hi: number): number;
  int(lo: number, hi: number): number;
  chance(p: number): boolean;
}

/** Seeded random source: a picture must be the same on every screen and after every reload. */
export function dice(seed: string): Dice {
  let s = hash(seed) || 1;
  const next = (): number => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo, hi) => lo + next() * (hi - lo),
    int: (lo, hi) => Math.floor(lo + next() * (hi - lo + 1)),
    chance: (p) => next() < p,
  };
}

/** Catmull-Rom spline through points, as a cubic path. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))])!;
  let d = `M${r1(at(0)[0])} ${r1(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r1(b[0] + (c[0] - a[0]) / 6)} ${r1(b[1] + (c[1] - a[1]) / 6)} ${r1(c[0] - (e[0] - b[0]) / 6)} ${r1(c[1] - (e[1] - b[1]) / 6)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return closed ? d + "Z" : d;
}

/** Straight polygon. */
export const poly = (points: readonly Point[]): string =>
  "M" + points.map((p) => `${r1(p[0])} ${r1(p[1])}`).join("L") + "Z";

function sample(points: readonly Limb[], per: number): Limb[] {
  const out: Limb[] = [];
  const at = (i: number): Limb => points[Math.min(points.length - 1, Math.max(0, i))]!;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const on = (j: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([on(0), on(1), on(2)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** A tapering limb, round at both ends. */
export function ribbon(points: readonly Limb[], per = 4): string {
  const s = sample(points, per);
  const at = (i: number): Limb => s[Math.min(s.length - 1, Math.max(0, i))]!;
  const left: Point[] = [];
  const right: Point[] = [];
  s.forEach(([x, y, w], i) => {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i + 1);
    const len = Math.hypot(bx - ax, by - ay) || 1;
    const nx = (-(by - ay) / len) * (w / 2);
    const ny = ((bx - ax) / len) * (w / 2);
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  const end = r1(at(s.length - 1)[2] / 2);
  const start = r1(at(0)[2] / 2);
  const [rx, ry] = right[0]!;
  const [lx, ly] = left[0]!;
  const back = smooth(right);
  return `${smooth(left)}A${end} ${end} 0 0 0 ${r1(rx)} ${r1(ry)}${back.slice(back.indexOf("C"))}A${start} ${start} 0 0 0 ${r1(lx)} ${r1(ly)}Z`;
}

/** Regular or starred polygon round a centre. */
export function star(cx: number, cy: number, n: number, outer: number, inner = outer, turned = -90): string {
  const steps = inner === outer ? n : n * 2;
  const corners = Array.from({ length: steps }, (_, i) =>
    polar(cx, cy, inner === outer || i % 2 === 0 ? outer : inner, turned + (360 / steps) * i),
  );
  return poly(corners);
}

export const circle = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0Z`;
export const polar = (cx: number, cy: number, r: number, deg: number): [number, number] => [
  cx + r * Math.cos((deg * Math.PI) / 180),
  cy + r * Math.sin((deg * Math.PI) / 180),
];
export const mirror = (inner: string, width = 64): string => `<g transform="matrix(-1 0 0 1 ${width} 0)">${inner}</g>`;
export const both = (inner: string, width = 64): string => inner + mirror(inner, width);

/** "#rrggbb" mixing; t = 0 gives a, 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const part = (h: string, i: number): number => parseInt(h.slice(i, i + 2), 16);
  return (
    "#" +
    [1, 3, 5]
      .map((i) =>
        Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

// ---------------------------------------------------------------- brushes
type Length = number | string;
export const p = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}"${extra}/>`;
export const l = (d: string, stroke: string, w: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const orb = (x: Length, y: Length, r: Length, fill: string, extra = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, extra = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${extra}/>`;
