// Painted creatures for Ally, Monster and Leviathan cards. Each fits a 100 x 100 box round (50, 50).
import {
  both,
  dice,
  each,
  l,
  mix,
  orb,
  p,
  poly,
  polar,
  ribbon,
  smooth,
  type Limb,
  type Point,
} from "../../../art/geom";
import { RACES, RACE_IDS, type Race } from "./races";

interface Tone {
  hi: string;
  mid: string;
  lo: string;
  dark: string;
  ink: string;
  glow: string;
}
type Fill = (kind: "v" | "h" | "fade" | "glow" | "water") => string;
const fills =
  (race: Race): Fill =>
  (kind) =>
    `url(#cr-${race}-${kind})`;

const tone = (race: Race): Tone => {
  const c = RACES[race].colour;
  return race === "kraken"
    ? { hi: "#ffffff", mid: "#b9c2c4", lo: "#5c6b73", dark: "#252f36", ink: "#0d1418", glow: "#c9b6ff" }
    : {
        hi: mix(c, "#ffffff", 0.55),
        mid: c,
        lo: mix(c, RACES[race].deep, 0.55),
        dark: mix(c, RACES[race].night, 0.82),
        ink: RACES[race].night,
        glow: mix(c, "#ffffff", 0.75),
      };
};

/** Gradients shared by all creatures; inline once next to the sprite. */
export function creatureDefs(): string {
  return RACE_IDS.map((race) => {
    const t = tone(race);
    return (
      `<linearGradient id="cr-${race}-v" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${t.hi}"/><stop offset=".45" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.lo}"/></linearGradient>` +
      `<linearGradient id="cr-${race}-h" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="${t.hi}"/><stop offset=".4" stop-color="${t.mid}"/><stop offset="1" stop-color="${t.lo}"/></linearGradient>` +
      `<linearGradient id="cr-${race}-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${t.mid}" stop-opacity=".95"/><stop offset="1" stop-color="${t.mid}" stop-opacity=".08"/></linearGradient>` +
      `<radialGradient id="cr-${race}-glow"><stop offset="0" stop-color="${t.glow}" stop-opacity=".75"/><stop offset=".5" stop-color="${t.mid}" stop-opacity=".28"/><stop offset="1" stop-color="${t.mid}" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="cr-${race}-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(RACES[race].deep, t.mid, 0.34)}"/><stop offset=".5" stop-color="${RACES[race].deep}"/><stop offset="1" stop-color="${RACES[race].night}"/></linearGradient>`
    );
  }).join("");
}

function jellyfish(): string {
  const t = tone("jellyfish");
  const g = fills("jellyfish");
  const trail = each(
    [
      [18, -6, 0],
      [31, 4, 1],
      [43, -3, 0],
      [57, 3, 1],
      [69, -4, 0],
      [82, 6, 1],
    ] as Limb[],
    ([x, s, k]) =>
      p(
        ribbon([
          [x, 44, 3.4],
          [x + s, 58, 3],
          [x - s, 72, 2.4],
          [x + s * 1.3, 86, 1.8],
          [x - s * 0.6, 99, 0.8],
        ]),
        g("fade"),
        k ? ' opacity=".65"' : "",
      ),
  );
  const arms = each(
    [
      [36, -5],
      [50, 4],
      [64, 5],
    ] as Point[],
    ([x, s]) =>
      p(
        ribbon([
          [x, 42, 9],
          [x + s, 55, 10],
          [x - s, 66, 8],
          [x + s, 78, 6],
          [x, 88, 2],
        ]),
        g("fade"),
        ' opacity=".8"',
      ),
  );
  return (
    orb(50, 36, 48, g("glow")) +
    trail +
    arms +
    p(
      "M8 46C6 22 25 4 50 4S94 22 92 46C92 53 86 54 83 48C80 55 73 55 70 49C67 56 59 56 56 50C54 55 46 55 44 50C41 56 33 56 30 49C27 55 20 55 17 48C14 54 8 53 8 46Z",
      g("v"),
    ) +
    p("M50 4C75 4 94 22 92 46C92 53 86 54 83 48C80 55 73 55 70 49C78 36 72 14 50 4Z", t.dark, ' opacity=".32"') +
    p("M24 40C25 24 35 14 50 14S75 24 76 40C66 46 34 46 24 40Z", t.hi, ' opacity=".28"') +
    [30, 40, 50, 60, 70]
      .map((x) =>
        l(
          `M${50 + (x - 50) * 0.35} 12Q${x + (x - 50) * 0.25} 24 ${50 + (x - 50) * 1.55} 44`,
          t.hi,
          1.1,
          ' opacity=".55"',
        ),
      )
      .join("") +
    p("M18 34C20 22 28 13 38 10C30 17 25 25 24 35C22 38 18 38 18 34Z", "#fff", ' opacity=".75"') +
    orb(42, 33, 4.5, t.glow, ' opacity=".9"') +
    orb(58, 33, 4.5, t.glow, ' opacity=".9"') +
    orb(50, 25, 3.2, t.glow, ' opacity=".8"')
  );
}

function crab(): string {
  const t = tone("crab");
  const g = fills("crab");
  const leg = (pts: Point[], w: number): string =>
    p(ribbon(pts.map(([x, y], i) => [x, y, w - i * 1.1])), g("v")) +
    l(
      "M" +
        pts
          .slice(0, 2)
          .map((q) => q.join(" "))
          .join("L"),
      t.hi,
      0.9,
      ' opacity=".5"',
    );
  const side =
    leg(
      [
        [24, 66],
        [12, 60],
        [3, 70],
        [1, 80],
      ],
      6,
    ) +
    leg(
      [
        [27, 72],
        [14, 73],
        [7, 84],
        [7, 93],
      ],
      6,
    ) +
    leg(
      [
        [33, 77],
        [23, 83],
        [18, 92],
        [20, 99],
      ],
      5.6,
    ) +
    p(
      ribbon([
        [30, 56, 9],
        [22, 48, 8],
        [20, 40, 8.5],
      ]),
      g("v"),
    );
  const clawL = (k: number): string =>
    `<g transform="translate(20 40) scale(${k})">` +
    p(
      "M0 4C-14 2 -22 -12 -17 -25C-14 -34 -6 -39 2 -40C-3 -33 -4 -27 -2 -21L1 -23L1 -18L5 -21L5 -16C9 -20 11 -25 11 -32C19 -24 20 -11 13 -2C10 2 6 5 0 4Z",
      g("h"),
    ) +
    p("M13 -2C10 2 6 5 0 4C-14 2 -22 -12 -17 -25C-15 -12 -6 -3 13 -2Z", t.dark, ' opacity=".35"') +
    l("M-14 -22C-13 -28 -9 -33 -5 -35", "#fff", 1.6, ' opacity=".6"') +
    orb(-6, -8, 1.8, t.dark, ' opacity=".5"') +
    orb(1, -5, 1.3, t.dark, ' opacity=".5"') +
    "</g>";
  return (
    orb(50, 58, 48, g("glow")) +
    both(side, 100) +
    clawL(1.06) +
    `<g transform="matrix(-1 0 0 1 100 0)">${clawL(0.86)}</g>` +
    both(
      l("M42 48L40 38", t.mid, 3.4) +
        orb(39.6, 36, 4.6, t.ink) +
        orb(39.6, 36, 3.1, "#ffd9a8") +
        p("M38.6 33.4L40.6 33.4L40.2 38.6L39 38.6Z", t.ink),
      100,
    ) +
    p(
      "M50 45C58 45 64 47 69 50L75 48L75 54L81 55L79 60L84 64L80 67C80 82 66 92 50 92S20 82 20 67L16 64L21 60L19 55L25 54L25 48L31 50C36 47 42 45 50 45Z",
      g("v"),
    ) +
    p("M20 67C20 82 34 92 50 92S80 82 80 67C75 78 63 83 50 83S25 78 20 67Z", t.dark, ' opacity=".42"') +
    l("M33 57C38 53 44 52 50 52S62 53 67 57", t.hi, 2, ' opacity=".8"') +
    l("M50 62L50 80M40 63C37 70 38 76 42 80M60 63C63 70 62 76 58 80", t.dark, 1.5, ' opacity=".55"') +
    each(
      [
        [32, 64],
        [37, 74],
        [63, 74],
        [68, 64],
      ] as Point[],
      ([x, y]) => orb(x, y, 1.9, t.hi, ' opacity=".6"'),
    )
  );
}

function seahorse(): string {
  const t = tone("seahorse");
  const g = fills("seahorse");
  const spine: Limb[] = [
    [47, 21, 20],
    [57, 32, 17],
    [57, 43, 25],
    [53, 55, 27],
    [55, 67, 19],
    [59, 76, 13],
    [56, 87, 10],
    [46, 93, 8],
    [37, 88, 6.5],
    [37, 79, 5],
    [43, 77, 3.4],
  ];
  const girth: Point[] = [
    [57, 8],
    [57.5, 10],
    [57, 12],
    [55.5, 13],
    [54, 13],
    [53.5, 12],
    [54, 10],
    [55.5, 8],
    [57.5, 6],
  ];
  const rings = each(girth, ([x, w], i) => {
    const y = 36 + i * 5.2;
    return l(`M${x - w} ${y + 1}Q${x - w * 0.2} ${y + 4} ${x + w * 0.75} ${y - 0.5}`, t.dark, 1.3, ' opacity=".55"');
  });
  return (
    orb(50, 48, 48, g("glow")) +
    p(
      smooth(
        [
          [64, 36],
          [78, 34],
          [86, 44],
          [85, 56],
          [74, 63],
          [64, 60],
        ],
        true,
      ),
      g("fade"),
    ) +
    each(
      [
        [80, 38],
        [84, 45],
        [84, 52],
        [79, 58],
      ] as Point[],
      ([x, y]) => l(`M65 ${46 + (y - 46) * 0.3}L${x} ${y}`, t.hi, 1.1, ' opacity=".7"'),
    ) +
    p(
      poly([
        [38, 16],
        [33, 2],
        [43, 8],
        [49, 0],
        [53, 9],
        [64, 5],
        [61, 17],
        [68, 24],
        [56, 28],
      ]),
      t.lo,
    ) +
    p(
      poly([
        [40, 16],
        [36, 6],
        [44, 11],
        [49, 4],
        [52, 12],
        [60, 9],
        [57, 19],
      ]),
      g("v"),
    ) +
    p(ribbon(spine, 6), g("h")) +
    p(
      ribbon([
        [47, 19, 17],
        [33, 27, 10],
        [20, 33, 8],
        [14, 35.5, 11],
      ]),
      g("h"),
    ) +
    p(
      ribbon([
        [61, 24, 5],
        [65, 34, 6],
        [67, 44, 6],
        [64, 56, 7],
        [62, 67, 5],
        [64, 77, 4],
        [60, 88, 3],
      ]),
      t.dark,
      ' opacity=".3"',
    ) +
    rings +
    p(
      ribbon([
        [47, 40, 4],
        [43, 50, 7],
        [43, 60, 5],
        [47, 67, 2],
      ]),
      t.hi,
      ' opacity=".6"',
    ) +
    orb(44.5, 19, 5, t.ink) +
    orb(44.5, 19, 3.4, "#fff0c2") +
    p("M43.7 16L45.5 16L45.2 22L43.9 22Z", t.ink) +
    l("M22 30L34 24.5", "#fff", 1.6, ' opacity=".5"')
  );
}

function fan(
  cx: number,
  cy: number,
  r: number,
  n: number,
  span: number,
  fillA: string,
  fillB: string,
  edge: string,
): string {
  let out = "";
  for (let i = 0; i < n; i++) {
    const a0 = -90 - span / 2 + (span / n) * i;
    const a1 = a0 + span / n;
    const mid = (a0 + a1) / 2;
    const reach = r * (1 - Math.abs(mid + 90) / 520);
    const [x0, y0] = polar(cx, cy, reach, a0);
    const [x1, y1] = polar(cx, cy, reach, a1);
    const [qx, qy] = polar(cx, cy, reach + r * 0.17, mid);
    out += `<path d="M${cx} ${cy}L${x0.toFixed(1)} ${y0.toFixed(1)}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}Z" fill="${i % 2 ? fillA : fillB}" stroke="${edge}" stroke-width="1.1" stroke-linejoin="round"/>`;
  }
  return out;
}

function shellfish(): string {
  const t = tone("shellfish");
  const g = fills("shellfish");
  const bands = [0.5, 0.72, 0.92].map((k) => {
    const pts: Point[] = [];
    for (let a = -160; a <= -20; a += 20) pts.push(polar(50, 76, 64 * k * (1 - Math.abs(a + 90) / 520), a));
    return l(smooth(pts), t.dark, 1.2, ' opacity=".35"');
  });
  return (
    orb(50, 50, 50, g("glow")) +
    `<g transform="rotate(0 50 76) translate(0 6) scale(1 .96)" opacity=".8">${fan(50, 80, 70, 9, 168, t.lo, t.dark, t.ink)}</g>` +
    fan(50, 76, 64, 9, 150, t.mid, mix(t.mid, t.hi, 0.45), t.dark) +
    bands.join("") +
    p("M50 76L26 16C16 22 8 32 6 43Z", "#fff", ' opacity=".22"') +
    p("M28 74C34 66 42 70 50 70S66 66 72 74L68 88C62 92 56 92 50 92S38 92 32 88Z", g("v")) +
    p("M32 88C38 92 44 92 50 92S62 92 68 88L69 82C62 86 38 86 31 82Z", t.dark, ' opacity=".5"') +
    l("M33 77C41 73 59 73 67 77", t.hi, 1.8, ' opacity=".8"') +
    `<circle cx="50" cy="66" r="10.5" fill="url(#s-nacre)"/>` +
    `<ellipse cx="46.5" cy="62" rx="3.4" ry="2.2" fill="#fff" transform="rotate(-30 46.5 62)"/>`
  );
}

const suckers = (points: Limb[], fill: string): string =>
  each(points, ([x, y, r]) => orb(x, y, r, fill, ' opacity=".75"'));

function squid(): string {
  const t = tone("squid");
  const g = fills("squid");
  const armsBack =
    p(
      ribbon([
        [40, 60, 7],
        [26, 70, 6],
        [12, 72, 5],
        [4, 84, 5],
        [10, 94, 7],
        [17, 92, 4],
      ]),
      g("fade"),
    ) +
    p(
      ribbon([
        [60, 60, 7],
        [74, 70, 6],
        [88, 72, 5],
        [96, 84, 5],
        [90, 94, 7],
        [83, 92, 4],
      ]),
      g("fade"),
    );
  const arm = (x: number, dx: number, y: number): string =>
    p(
      ribbon([
        [x, 60, 8],
        [x + dx * 0.5, 70, 7],
        [x + dx * 1.1, 78, 5.4],
        [x + dx, y - 4, 4],
        [x + dx * 1.5, y, 1.6],
      ]),
      g("v"),
    );
  return (
    orb(50, 42, 50, g("glow")) +
    armsBack +
    arm(38, -12, 98) +
    arm(62, 12, 98) +
    arm(44, -5, 99) +
    arm(56, 5, 99) +
    arm(50, 1, 96) +
    suckers(
      [
        [35, 72, 1.3],
        [31, 79, 1.1],
        [65, 72, 1.3],
        [69, 79, 1.1],
        [43, 76, 1.2],
        [41, 83, 1],
        [57, 76, 1.2],
        [59, 83, 1],
      ],
      t.hi,
    ) +
    both(
      p("M47 3C30 8 15 19 11 34C20 37 31 34 39 28Z", g("v")) +
        l("M41 10C31 15 23 22 19 31M43 15C35 19 30 24 27 31", t.hi, 1.1, ' opacity=".5"'),
      100,
    ) +
    p("M50 1C60 11 67 22 69 36C71 49 68 58 62 63C58 67 42 67 38 63C32 58 29 49 31 36C33 22 40 11 50 1Z", g("v")) +
    p("M50 1C60 11 67 22 69 36C71 49 68 58 62 63C60 65 55 66 50 66C62 46 61 20 50 1Z", t.dark, ' opacity=".4"') +
    p("M38 33C39 22 43 14 48 8C45 18 44 26 44 35C43 38 38 37 38 33Z", "#fff", ' opacity=".5"') +
    each(
      [
        [53, 18, 2],
        [57, 27, 2.6],
        [52, 30, 1.6],
        [60, 37, 2.2],
        [54, 41, 1.8],
      ] as Limb[],
      ([x, y, r]) => orb(x, y, r, t.glow, ' opacity=".6"'),
    ) +
    both(
      p("M31 50C34 46.5 42 48 45 55C41 60 33 59 31 50Z", t.ink) +
        p("M33 51.5C36 49.5 41 51 43 55C40 57.5 34.5 57 33 51.5Z", "#ffe9a8") +
        p("M37.5 50.8L40 51.6L39.4 56.8L37.4 56.3Z", t.ink),
      100,
    )
  );
}

function kraken(): string {
  const t = tone("kraken");
  const g = fills("kraken");
  const side =
    p(
      ribbon([
        [40, 60, 13],
        [25, 66, 12],
        [11, 61, 10.5],
        [4, 47, 9],
        [10, 35, 7.5],
        [19, 38, 6],
        [18, 46, 4],
      ]),
      g("v"),
    ) +
    suckers(
      [
        [31, 68, 2],
        [24, 69.5, 2],
        [16.5, 67, 2],
        [10, 60.5, 1.9],
        [6.5, 52, 1.7],
      ],
      t.dark,
    ) +
    p(
      ribbon([
        [42, 64, 13],
        [33, 78, 11],
        [18, 80, 9.5],
        [8, 88, 8],
        [12, 98, 6],
        [20, 95, 4],
      ]),
      g("v"),
    ) +
    suckers(
      [
        [35, 82, 1.9],
        [28, 84, 1.8],
        [20, 84.5, 1.7],
        [13.5, 88, 1.5],
      ],
      t.dark,
    ) +
    p(
      ribbon([
        [46, 66, 12],
        [44, 82, 9.5],
        [34, 92, 7.5],
        [36, 99, 4],
      ]),
      g("v"),
    );
  return (
    orb(50, 46, 52, g("glow")) +
    both(side, 100) +
    p(
      "M50 3C70 3 80 17 78 34C77 45 71 50 70 60C69 69 60 74 50 74S31 69 30 60C29 50 23 45 22 34C20 17 30 3 50 3Z",
      g("v"),
    ) +
    p("M50 3C70 3 80 17 78 34C77 45 71 50 70 60C69 69 60 74 50 74C64 54 66 24 50 3Z", t.dark, ' opacity=".45"') +
    p("M30 26C31 16 37 10 45 8C39 15 37 22 37 31C35 35 30 32 30 26Z", "#fff", ' opacity=".6"') +
    both(p("M29 40L45 50C43 57 32 56 29 47Z", t.ink) + p("M32 44.5L42 51C40 54 34 53 32 48Z", t.glow), 100) +
    l("M40 62C46 65 54 65 60 62", t.dark, 1.8, ' opacity=".7"') +
    each(
      [
        [58, 18, 2.4],
        [64, 26, 3],
        [59, 31, 1.8],
      ] as Limb[],
      ([x, y, r]) => orb(x, y, r, t.lo, ' opacity=".6"'),
    )
  );
}

const PAINT: Record<Race, () => string> = { jellyfish, crab, seahorse, shellfish, squid, kraken };
/** Full-size creature as SVG markup. */
export const creature = (race: Race): string => PAINT[race]();

/** Where the shoal stands on a card: the leader, then value - 1 companions (so the value can be counted). */
const SHOAL: Limb[][] = [
  [[0.62, 26, 46]],
  [
    [0.66, 26, 52],
    [0.3, 60, 26],
  ],
  [
    [0.7, 25, 52],
    [0.3, 62, 24],
    [0.26, 16, 34],
  ],
  [
    [0.74, 22, 50],
    [0.28, 66, 24],
    [0.25, 28, 24],
    [0.24, 9, 44],
  ],
  [
    [0.82, 16, 46],
    [0.26, 70, 20],
    [0.25, 40, 16],
    [0.24, 66, 46],
    [0.23, 12, 36],
  ],
];
export function shoal(race: Race, value: number): string {
  return SHOAL[Math.min(5, Math.max(1, value)) - 1]!.map(
    ([k, x, y], i) =>
      `<g transform="translate(${x} ${y}) scale(${k})"${i ? ' opacity=".62"' : ""}><use href="#art-${race}"/></g>`,
  )
    .reverse()
    .join("");
}

// ---------------------------------------------------------------- monsters
export function angler(seed: string): string {
  const r = dice(seed);
  const teeth = (y: number, down: boolean): string => {
    let d = "";
    for (let i = 0; i < 7; i++) {
      const x = 12 + i * 6.4;
      const h = r.range(7, 12) * (down ? 1 : -1);
      d += `M${x} ${y - i * (down ? 0.4 : -0.9)}l3.2 ${h} l3.2 ${-h}Z`;
    }
    return p(d, "#fff1d6");
  };
  return (
    `<circle cx="13" cy="14" r="26" fill="url(#mo-lure)"/>` +
    p("M74 50L99 30L94 54L99 78L74 62Z", "url(#mo-body)") +
    l("M80 52L94 38M80 56L95 55M80 60L94 72", "#2a0f0a", 1.4) +
    p("M40 28L50 10L58 20L66 8L72 24L80 22L76 38Z", "#6b2a1b") +
    l("M46 24L50 14M56 26L58 22M64 28L66 13M70 30L76 26", "#2a0f0a", 1.2) +
    p(
      "M6 56C10 34 28 22 50 24C72 26 84 40 83 56C82 76 66 90 46 90C28 90 14 82 8 70C20 78 38 76 54 66C42 56 22 52 6 56Z",
      "url(#mo-body)",
    ) +
    p("M83 56C82 76 66 90 46 90C28 90 14 82 8 70C24 84 60 86 72 52C76 50 80 52 83 56Z", "#1a0705", ' opacity=".55"') +
    p("M6 56C22 52 42 56 54 66C38 76 20 78 8 70C7 66 6 60 6 56Z", "#160504") +
    teeth(56, true) +
    teeth(71, false) +
    l("M44 26C40 8 26 2 15 12", "#a3492e", 3.2) +
    orb(13, 14, 6, "#fff3c4") +
    orb(13, 14, 3, "#fff") +
    orb(45, 40, 8, "#fff3c4") +
    orb(43.5, 40.5, 4.6, "#1a0705") +
    orb(42, 38.5, 1.5, "#fff") +
    l("M35 31C40 28 48 28 54 32", "#2a0f0a", 2.6) +
    each(
      [
        [62, 44],
        [68, 52],
        [62, 58],
        [70, 62],
      ] as Point[],
      ([x, y]) => orb(x, y, 1.8, "#e58a5c", ' opacity=".8"'),
    )
  );
}
export const monsterDefs = (): string =>
  `<linearGradient id="mo-body" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#d9764c"/><stop offset=".5" stop-color="#8f3a24"/><stop offset="1" stop-color="#43140d"/></linearGradient>` +
  `<radialGradient id="mo-lure"><stop offset="0" stop-color="#fff6cf" stop-opacity=".95"/><stop offset=".35" stop-color="#ffc76a" stop-opacity=".45"/><stop offset="1" stop-color="#ffb35a" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="mo-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a2416"/><stop offset=".5" stop-color="#2b0f0b"/><stop offset="1" stop-color="#0f0504"/></linearGradient>`;

// ---------------------------------------------------------------- leviathans: as many heads as health levels
/** A leviathan in a 160 x 90 box. heads = levels; the first `beaten` heads hang in the dark. */
export function leviathanArt(id: string, race: Race, heads: number, beaten: number): string {
  const r = dice(id);
  const t = tone(race);
  const g = fills(race);
  const head = (x: number, y: number, k: number, flip: boolean, dead: boolean): string =>
    `<g${dead ? ' opacity=".32"' : ""} transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k}) translate(-52 -50)">${(PAINT_HEAD[race] ?? jaw)(t, g)}</g>`;
  const neck = (pts: Limb[], dead: boolean): string =>
    `<g${dead ? ' opacity=".32"' : ""}>` +
    p(ribbon(pts, 6), g("v")) +
    p(
      ribbon(
        pts.map(([x, y, w]) => [x + w * 0.16, y + w * 0.1, w * 0.38]),
        6,
      ),
      t.dark,
      ' opacity=".42"',
    ) +
    pts
      .slice(1, -1)
      .map(
        ([x, y, w]) =>
          `<path d="M${(x - w / 2 + 2).toFixed(1)} ${y.toFixed(1)}q${(w / 2 - 2).toFixed(1)} 5 ${(w - 4).toFixed(1)} 0" fill="none" stroke="${t.hi}" stroke-width="1" opacity=".5"/>`,
      )
      .join("") +
    "</g>";
  const fin = (x: number, y: number, a: number, k = 1): string =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${p("M-8 4L-4 -14L2 -4L8 -16L12 4Z", t.lo)}</g>`;
  if (heads === 1) {
    const flip = r.chance(0.5);
    const humps = r.int(2, 3);
    const back: Limb[] = [];
    for (let i = 0; i <= humps * 2; i++)
      back.push([
        152 - (i * 106) / (humps * 2),
        i % 2 ? 76 + r.range(-4, 6) : 46 + r.range(-8, 6),
        i ? 7 + (i * 20) / (humps * 2) : 3,
      ]);
    const [hx, hy] = [r.range(36, 42), r.range(34, 40)];
    back[back.length - 1] = [hx + 10, hy + 8, 26];
    const fins = back
      .slice(2, -1)
      .map(([x, y, w], i) => (i % 2 ? "" : fin(x, y - w / 2 + 2, r.range(-8, 8))))
      .join("");
    return `<g${flip ? ' transform="matrix(-1 0 0 1 160 0)"' : ""}>${orb(hx, hy, 52, g("glow"))}${fins}${neck(back.reverse(), beaten > 0)}${head(hx, hy, 0.6, false, beaten > 0)}</g>`;
  }
  const lean = r.range(-5, 5);
  const seats: [number, number, number, boolean][] =
    heads === 2
      ? [
          [44 + lean, 36, 0.54, false],
          [116 + lean, 32, 0.5, true],
        ]
      : [
          [30, 46, 0.42, false],
          [130, 46, 0.42, true],
          [78 + lean, 36, 0.52, r.chance(0.5)],
        ];
  const coil =
    p(
      ribbon(
        [
          [6, 84, 4],
          [24, 96, 12],
          [52, 92, 22],
          [84, 98, 28],
          [116, 92, 20],
          [142, 98, 11],
          [157, 82, 3],
        ],
        6,
      ),
      g("v"),
    ) +
    p(
      ribbon(
        [
          [24, 101, 6],
          [54, 99, 10],
          [84, 106, 13],
          [116, 99, 9],
          [140, 103, 5],
        ],
        6,
      ),
      t.dark,
      ' opacity=".45"',
    );
  const necks = each(seats, ([x, y, k, f], i) => {
    const dead = seats.length - 1 - i < beaten;
    const root = 80 + (x - 80) * 0.3;
    return (
      neck(
        [
          [root, 92, 20],
          [root + (x - root) * 0.15 + (f ? -4 : 4), 74, 19],
          [root + (x - root) * 0.55, 62, 17],
          [x + (f ? -13 : 13), y + 14, 17],
          [x + (f ? -4 : 4), y + 4, 17],
        ],
        dead,
      ) +
      fin(x + (f ? -17 : 17), y + 22, f ? -60 : 60, 0.7) +
      head(x, y, k, f, dead)
    );
  });
  return orb(80, 48, 66, g("glow")) + necks + coil;
}

// Leviathan heads in profile, facing left, in a 100 x 100 box.
type HeadPainter = (t: Tone, g: Fill) => string;
const jaw: HeadPainter = (t, g) =>
  p("M8 52C16 36 34 26 54 26C74 26 88 38 88 54C88 68 78 76 66 76L40 64L22 62C14 60 8 57 8 52Z", g("v")) +
  p("M20 66L42 68L66 78C58 88 40 88 28 80C23 76 20 71 20 66Z", g("h")) +
  p("M22 62L40 64L66 76L42 68L20 66Z", t.ink) +
  p("M18 61l3 8l4 -7.5ZM30 63l3 8l4 -7ZM42 66l3 7l4 -5ZM26 68l3 -6l3 6.5ZM37 69l3 -5l3 6Z", "#fff7e6") +
  orb(46, 44, 8, t.glow) +
  p("M46 37C49 40 49 48 46 51C43 48 43 40 46 37Z", t.ink) +
  l("M34 36C40 31 50 30 58 35", t.ink, 3.4, ' opacity=".8"') +
  l("M14 50C22 40 32 34 44 31", "#fff", 1.8, ' opacity=".45"') +
  orb(14, 53, 1.7, t.ink);
const PAINT_HEAD: Partial<Record<Race, HeadPainter>> = {
  crab: (t, g) =>
    p(
      ribbon([
        [60, 32, 12],
        [56, 14, 11],
        [44, 2, 9],
        [30, 2, 6],
      ]),
      g("v"),
    ) +
    p(
      ribbon([
        [72, 36, 11],
        [80, 16, 10],
        [74, 0, 6],
      ]),
      g("v"),
    ) +
    jaw(t, g) +
    p("M64 62l10 -4l-3 9l9 1l-8 6Z", t.lo),
  jellyfish: (t, g) =>
    [30, 48, 66, 82]
      .map((x) =>
        p(
          ribbon([
            [x, 76, 7],
            [x + 6, 90, 6],
            [x - 2, 104, 4],
            [x + 6, 118, 2],
          ]),
          g("fade"),
        ),
      )
      .join("") +
    jaw(t, g) +
    p("M24 34C28 8 80 2 96 34C98 44 90 46 86 40C82 46 74 46 70 39C64 44 56 42 52 36C44 42 30 42 24 34Z", g("v")) +
    p("M36 28C42 16 58 11 72 15C60 18 50 24 44 32Z", "#fff", ' opacity=".5"'),
  squid: (t, g) =>
    p("M54 30C70 4 98 -2 118 6C112 22 98 44 82 52Z", g("v")) +
    p("M96 2L118 -10L114 14Z", g("h")) +
    each(
      [
        [26, 74],
        [38, 80],
        [52, 82],
      ] as Point[],
      ([x, y], i) =>
        p(
          ribbon([
            [x, y - 6, 8],
            [x - 4, y + 10, 6],
            [x + 3 + i * 3, y + 24, 5],
            [x - 4, y + 34, 2.4],
          ]),
          g("v"),
        ),
    ) +
    jaw(t, g),
  seahorse: (t, g) =>
    p(
      poly([
        [44, 30],
        [38, 6],
        [52, 16],
        [60, -4],
        [68, 14],
        [84, 2],
        [82, 22],
        [100, 22],
        [90, 40],
      ]),
      t.lo,
    ) +
    p(
      ribbon([
        [44, 52, 26],
        [20, 58, 15],
        [0, 62, 12],
        [-10, 64, 16],
      ]),
      g("v"),
    ) +
    jaw(t, g),
  shellfish: (t, g) =>
    `<g transform="rotate(38 74 40)">${fan(74, 50, 52, 7, 150, t.mid, t.lo, t.dark)}</g>` + jaw(t, g),
};
