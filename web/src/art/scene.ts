// Two large pictures used as backgrounds: the room (water behind everything) and the chart (contour lines on the table).
// They are kept as files under pictures/, which style sheets can name; a test draws them again and compares.
import { dice, mix, poly, ribbon, smooth, type Point } from "./geom";

/** Water with light from above, ridges below. theme "dark" | "light". */
export function scene(theme: "dark" | "light"): string {
  const dark = theme === "dark";
  const r = dice("room-" + theme);
  const [top, mid, low] = dark ? ["#17586a", "#0a2b3a", "#04121b"] : ["#f2fbf8", "#d3e8e6", "#a9cfd2"];
  const ink = dark ? "#020b11" : "#7fb2b8";
  const shafts = Array.from({ length: 9 }, () => {
    const x = r.range(60, 1540);
    const w = r.range(24, 90);
    const lean = r.range(60, 240);
    return `<path d="${poly([
      [x, -10],
      [x + w, -10],
      [x + w * 1.7 - lean, 760],
      [x - w * 1.4 - lean, 760],
    ])}" fill="url(#sh)" opacity="${r.range(0.25, 0.8).toFixed(2)}"/>`;
  }).join("");
  const ridge = (y: number, amp: number, t: number, op: number): string => {
    const pts: Point[] = [];
    for (let x = -40; x <= 1660; x += 70) pts.push([x, y + r.range(-amp, amp)]);
    return `<path d="${smooth(pts)}L1660 1020L-40 1020Z" fill="${mix(dark ? "#0c3646" : "#bfdcdc", ink, t)}" opacity="${op}"/>`;
  };
  const kelp = (x: number, n: number, h: number): string =>
    Array.from({ length: n }, (_, i) => {
      const k = x + i * 26 + r.range(-8, 8);
      const b = r.range(-26, 26);
      return `<path d="${ribbon([
        [k, 1010, 15],
        [k + b, 1000 - h * 0.35, 12],
        [k - b, 1000 - h * 0.7, 9],
        [k + b * 1.2, 1000 - h * r.range(0.85, 1.1), 2],
      ])}" fill="${ink}" opacity="${r.range(0.5, 0.85).toFixed(2)}"/>`;
    }).join("");
  const ruin = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="${mix(dark ? "#0c3646" : "#bfdcdc", ink, 0.45)}" opacity=".7"><path d="M0 300L0 60C0 10 90 10 90 60L90 300L74 300L74 66C74 34 16 34 16 66L16 300Z"/><path d="M110 300L114 90L110 80L146 80L142 90L146 300ZM170 300L174 150L186 138L194 152L198 300Z"/></g>`;
  const motes = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${r.range(0, 1600).toFixed(0)}" cy="${r.range(0, 960).toFixed(0)}" r="${r.range(0.6, 2.2).toFixed(1)}" fill="${dark ? "#c8fff4" : "#ffffff"}" opacity="${r.range(0.08, 0.4).toFixed(2)}"/>`,
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMin slice"><defs><radialGradient id="w" cx=".5" cy="-.1" r="1.15"><stop offset="0" stop-color="${top}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${low}"/></radialGradient><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><linearGradient id="sh" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark ? "#bff8ee" : "#ffffff"}" stop-opacity="${dark ? 0.2 : 0.75}"/><stop offset="1" stop-color="#bff8ee" stop-opacity="0"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#w)"/><g filter="url(#soft)">${shafts}</g>${ridge(700, 60, 0.2, 0.5)}${ruin(90, 560, 1.1)}${ruin(1330, 590, 0.95)}${ridge(800, 50, 0.5, 0.7)}${motes}${kelp(-20, 8, 420)}${kelp(1440, 8, 380)}${ridge(960, 22, 0.85, 0.95)}</svg>`;
}

/** Contour lines by marching squares over a few soft hills, chained and smoothed. */
export function chart(stroke = "#9fd8d4"): string {
  const W = 1200;
  const H = 760;
  const step = 20;
  const r = dice("chart");
  const hills = Array.from({ length: 11 }, (): [number, number, number, number] => [
    r.range(-100, W + 100),
    r.range(-100, H + 100),
    r.range(120, 330),
    r.range(0.5, 1.3) * (r.chance(0.4) ? -1 : 1),
  ]);
  const f = (x: number, y: number): number =>
    hills.reduce((s, [hx, hy, w, a]) => s + a * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (2 * w * w)), 0);
  const cols = Math.ceil(W / step) + 1;
  const rows = Math.ceil(H / step) + 1;
  const at = (i: number, j: number): number => f(i * step, j * step);
  let out = "";
  for (let level = -1.5, li = 0; level <= 1.6; level += 0.13, li++) {
    const next = new Map<string, Point[]>();
    const key = (p: Point): string => p.map((v) => v.toFixed(1)).join(",");
    const link = (a: Point, b: Point): void => {
      for (const [p, q] of [
        [a, b],
        [b, a],
      ] as const)
        next.set(key(p), [...(next.get(key(p)) ?? []), q]);
    };
    for (let j = 0; j < rows - 1; j++)
      for (let i = 0; i < cols - 1; i++) {
        const c: Point[] = [
          [i, j],
          [i + 1, j],
          [i + 1, j + 1],
          [i, j + 1],
        ];
        const cuts: Point[] = [];
        for (let e = 0; e < 4; e++) {
          const [p, q] = [c[e], c[(e + 1) % 4]] as [Point, Point];
          const [a, b] = [at(...p), at(...q)];
          if (a < level !== b < level) {
            const t = (level - a) / (b - a);
            cuts.push([(p[0] + (q[0] - p[0]) * t) * step, (p[1] + (q[1] - p[1]) * t) * step]);
          }
        }
        for (let e = 0; e + 1 < cuts.length; e += 2) link(cuts[e]!, cuts[e + 1]!);
      }
    const used = new Set<string>();
    const place = (k: string): Point => k.split(",").map(Number) as unknown as Point;
    const walk = (start: string): Point[] => {
      const line: Point[] = [];
      for (
        let k: string | undefined = start;
        k !== undefined;
        k = (next.get(k) ?? []).map(key).find((n) => !used.has(n))
      ) {
        used.add(k);
        line.push(place(k));
      }
      return line;
    };
    const ends = [...next.keys()].filter((k) => next.get(k)?.length === 1);
    let d = "";
    for (const k of [...ends, ...next.keys()]) {
      if (used.has(k)) continue;
      const line = walk(k);
      if (line.length > 5)
        d += smooth(line.filter((_, i) => i % 2 === 0 || i === line.length - 1)).replace(/(\d+)\.\d/g, "$1");
    }
    out += `<path d="${d}" stroke-width="${li % 4 === 0 ? 1.3 : 0.7}" opacity="${li % 4 === 0 ? 0.9 : 0.55}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="${stroke}">${out}</g></svg>`;
}
