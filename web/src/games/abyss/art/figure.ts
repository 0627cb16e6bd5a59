// What all Lords are made of: who they are in numbers and colours, the water behind them, eyes, pearls, shoulders.
import {
  OWN,
  both,
  circle,
  dice,
  each,
  l,
  mirror,
  mix,
  orb,
  p,
  poly,
  polar,
  ribbon,
  turn,
  type Dice,
  type Limb,
  type Point,
} from "../../../art/geom";
import { GUILD_COLOUR, type Guild } from "./races";

/** A Lord as its painter sees it. k is its place in its guild: it chooses the parts; r, seeded with its name, the small things. */
export interface Look {
  id: string;
  guild: Guild;
  k: number;
  r: Dice;
  tint: string;
  skin: string;
  cloth: string;
  glow: string;
  cloth2: string;
  shade: string;
  metal: string;
  bone: string;
  coral: string;
}

// skin, cloth, glow; three tempers for each guild so that neighbours at Court differ
const TEMPER: Record<Guild, [string, string, string][]> = {
  mage: [
    ["#7d62b8", "#3a2168", "#f4dcff"],
    ["#5d6bb5", "#242a6b", "#c8e6ff"],
    ["#9a5a9e", "#4e1a52", "#ffd6f2"],
    ["#6b5a86", "#2c2140", "#d9ffe9"],
  ],
  soldier: [
    ["#b8402f", "#5a1418", "#ffd28a"],
    ["#8f4a3a", "#3b1a16", "#ff9d6b"],
    ["#a3353f", "#43101c", "#ffe6b0"],
    ["#7a5148", "#31201f", "#8ff0dc"],
  ],
  farmer: [
    ["#d9982a", "#5c3b0d", "#fff0b8"],
    ["#b98a4a", "#4b3412", "#d8ff9c"],
    ["#c9772f", "#552a0c", "#ffe29a"],
    ["#a39a4a", "#3f3c12", "#fff3c4"],
  ],
  merchant: [
    ["#7fb89a", "#0c5a45", "#fff0b8"],
    ["#c08f9a", "#135040", "#c9ffe6"],
    ["#6fa3a8", "#0b4a4f", "#ffe2a0"],
    ["#b3a67a", "#1d4a2c", "#b8fff2"],
  ],
  politician: [
    ["#5b8fd0", "#12336b", "#ffe7a6"],
    ["#7f8fc9", "#25255f", "#bfe8ff"],
    ["#4f9bb3", "#0e3a52", "#fff2c9"],
    ["#8a7fb0", "#1a2a57", "#c8fff4"],
  ],
  ambassador: [
    ["#c9b28a", "#5b4520", "#fff3c9"],
    ["#a9b3b0", "#33434a", "#ffe9a8"],
    ["#cfc3ad", "#4a3a4f", "#ffffff"],
  ],
  smuggler: [
    ["#6a6484", "#1e1a2e", "#c8b6ff"],
    ["#7a5f6b", "#2b1a24", "#ffb8a0"],
    ["#4f6a70", "#12242a", "#9dfbe6"],
    ["#837a66", "#26221a", "#ffe08a"],
  ],
};

export function look(name: string, guild: Guild, k: number): Look {
  const tint = GUILD_COLOUR[guild];
  const [skin, cloth, glow] = turn(TEMPER[guild], k * 3 + (k >> 2));
  return {
    id: OWN,
    guild,
    k,
    r: dice(name),
    tint,
    skin,
    cloth,
    glow,
    cloth2: mix(cloth, tint, 0.28),
    shade: mix(skin, "#04090d", 0.78),
    metal: turn(["#e0bd72", "#cfd8d8", "#d79a6a"], k + 1),
    bone: "#efe2c6",
    coral: "#e8998a",
  };
}

export const W = 120;
export const duo = (inner: string): string => both(inner, W);

export function backdrop(c: Look): string {
  const { guild, r, k } = c;
  const ink = mix(c.cloth, "#02070b", 0.5);
  const far = mix(c.cloth, c.tint, 0.3);
  const motif: Record<Guild, () => string> = {
    mage: () =>
      Array.from({ length: 9 }, (_, i) => {
        const a = -170 + i * 20;
        const [x, y] = polar(60, 60, 96, a);
        const [u, v] = polar(60, 60, 96, a + 8);
        return p(
          poly([
            [60, 60],
            [x, y],
            [u, v],
          ]),
          c.tint,
          ' opacity=".1"',
        );
      }).join("") +
      l(circle(60, 50, 44 + k * 2), c.glow, 0.8, ' opacity=".35" stroke-dasharray="1 4"') +
      l(circle(60, 50, 52), c.glow, 0.6, ' opacity=".25"'),
    soldier: () =>
      Array.from({ length: 7 }, (_, i) => {
        const x = 6 + i * 18 + r.range(-3, 3);
        const y = r.range(6, 26);
        return p(`M${x} ${y}l4 12l-2.8 -1l0 110l-2.4 0l0 -110l-2.8 1Z`, ink, ' opacity=".8"');
      }).join(""),
    farmer: () =>
      Array.from({ length: 8 }, (_, i) => {
        const x = i * 17 + r.range(-4, 4);
        const b = r.range(-9, 9);
        return p(
          ribbon([
            [x, 124, 7],
            [x + b, 90, 6],
            [x - b, 56, 5],
            [x + b * 1.3, r.range(8, 30), 1.5],
          ]),
          i % 2 ? ink : far,
          ' opacity=".55"',
        );
      }).join(""),
    merchant: () =>
      `<g opacity=".55">${[0, 40, 80].map((x) => p(`M${x + 4} 124L${x + 4} 42C${x + 4} 22 ${x + 36} 22 ${x + 36} 42L${x + 36} 124L${x + 32} 124L${x + 32} 44C${x + 32} 28 ${x + 8} 28 ${x + 8} 44L${x + 8} 124Z`, far)).join("")}${Array.from({ length: 9 }, () => orb(r.range(8, 112).toFixed(0), r.range(30, 100).toFixed(0), r.range(1, 2.6).toFixed(1), c.glow, ' opacity=".5"')).join("")}</g>`,
    politician: () =>
      `<g opacity=".6">${[6, 24, 88, 106].map((x) => p(`M${x - 6} 16L${x + 8} 16L${x + 8} 20L${x + 5} 22L${x + 5} 124L${x - 3} 124L${x - 3} 22L${x - 6} 20Z`, far) + l(`M${x + 1} 24L${x + 1} 122`, ink, 1)).join("")}${p("M0 14L60 -6L120 14L120 16L0 16Z", far)}</g>`,
    ambassador: () =>
      Array.from({ length: 15 }, (_, i) => {
        const a = -180 + i * 12.8;
        const [x, y] = polar(60, 58, 100, a);
        const [u, v] = polar(60, 58, 100, a + 5);
        return p(
          poly([
            [60, 58],
            [x, y],
            [u, v],
          ]),
          c.glow,
          ' opacity=".16"',
        );
      }).join(""),
    smuggler: () =>
      `<g opacity=".7">${each(
        [
          [0, 96, 26],
          [22, 104, 20],
          [94, 92, 30],
          [78, 106, 18],
        ] as Limb[],
        ([x, y, s]) =>
          p(`M${x} ${y}l${s} 0l0 ${s}l${-s} 0Z`, far) +
          l(`M${x} ${y}l${s} ${s}M${x + s} ${y}l${-s} ${s}M${x} ${y}l${s} 0l0 ${s}`, ink, 1.2),
      )}${l("M0 22C30 34 40 12 70 24S104 30 120 18", far, 2)}${l("M14 26L14 40M92 26L92 44", far, 1.4)}</g>`,
  };
  // Larger than the box: a card shows more water above the head, where its badges are.
  return `<rect x="-12" y="-14" width="144" height="146" fill="url(#${c.id}-bg)"/>${motif[guild]()}<circle cx="60" cy="52" r="56" fill="url(#${c.id}-halo)"/>`;
}

/** Eyes: the brightest thing in a portrait. kind 0 almond, 1 round, 2 slit, 3 weary, 4 three, 5 single. */
export function eyes(c: Look, x: number, y: number, kind: number, size = 1): string {
  const s = size;
  const ink = "#050b10";
  const one = (cx: number, cy: number): string => {
    const q = s;
    switch (kind % 6) {
      case 1:
        return orb(cx, cy, 4.2 * q, ink) + orb(cx, cy, 3 * q, c.glow) + orb(cx, cy, 1.3 * q, ink);
      case 2:
        return (
          p(
            `M${cx - 7 * q} ${cy - 2 * q}L${cx + 6 * q} ${cy + 2.6 * q}C${cx + 2 * q} ${cy + 5 * q} ${cx - 5 * q} ${cy + 4 * q} ${cx - 7 * q} ${cy - 2 * q}Z`,
            ink,
          ) +
          p(
            `M${cx - 5 * q} ${cy}L${cx + 4 * q} ${cy + 2.8 * q}C${cx + 1 * q} ${cy + 3.8 * q} ${cx - 3 * q} ${cy + 3.2 * q} ${cx - 5 * q} ${cy}Z`,
            c.glow,
          )
        );
      case 3:
        return (
          p(`M${cx - 6 * q} ${cy}C${cx - 3 * q} ${cy + 5 * q} ${cx + 3 * q} ${cy + 5 * q} ${cx + 6 * q} ${cy}Z`, ink) +
          p(
            `M${cx - 4.2 * q} ${cy + 0.8 * q}C${cx - 2 * q} ${cy + 3.6 * q} ${cx + 2 * q} ${cy + 3.6 * q} ${cx + 4.2 * q} ${cy + 0.8 * q}Z`,
            c.glow,
          ) +
          l(`M${cx - 7 * q} ${cy}L${cx + 7 * q} ${cy}`, ink, 1.4)
        );
      default:
        return (
          p(
            `M${cx - 7 * q} ${cy}C${cx - 3 * q} ${cy - 5 * q} ${cx + 3 * q} ${cy - 4 * q} ${cx + 6 * q} ${cy + 2 * q}C${cx + 1 * q} ${cy + 5 * q} ${cx - 4 * q} ${cy + 4 * q} ${cx - 7 * q} ${cy}Z`,
            ink,
          ) +
          p(
            `M${cx - 5 * q} ${cy}C${cx - 2 * q} ${cy - 3 * q} ${cx + 2 * q} ${cy - 2.4 * q} ${cx + 4.2 * q} ${cy + 1.4 * q}C${cx} ${cy + 3 * q} ${cx - 3 * q} ${cy + 2.6 * q} ${cx - 5 * q} ${cy}Z`,
            c.glow,
          ) +
          p(
            `M${cx - 1.4 * q} ${cy - 2 * q}L${cx + 0.8 * q} ${cy - 2 * q}L${cx + 0.5 * q} ${cy + 2.6 * q}L${cx - 1 * q} ${cy + 2.6 * q}Z`,
            ink,
          )
        );
    }
  };
  if (kind % 6 === 5)
    return (
      orb(60, y - 2, 9 * s, "#050b10") +
      orb(60, y - 2, 6.6 * s, c.glow) +
      p(`M60 ${y - 8 * s}C63 ${y - 4} 63 ${y} 60 ${y + 4 * s}C57 ${y} 57 ${y - 4} 60 ${y - 8 * s}Z`, "#050b10")
    );
  const pair = one(60 - x, y) + mirror(one(60 - x, y), W);
  const third =
    kind % 6 === 4
      ? p(
          `M60 ${y - 18}C63.5 ${y - 14} 63.5 ${y - 9} 60 ${y - 5}C56.5 ${y - 9} 56.5 ${y - 14} 60 ${y - 18}Z`,
          "#050b10",
        ) + p(`M60 ${y - 16}C62 ${y - 13} 62 ${y - 10} 60 ${y - 7.5}C58 ${y - 10} 58 ${y - 13} 60 ${y - 16}Z`, c.glow)
      : "";
  return pair + third;
}

export const glowOrb = (c: Look, x: number | string, y: number | string, s: number): string =>
  orb(x, y, (s * 2.6).toFixed(1), `url(#${c.id}-spark)`) + orb(x, y, s.toFixed(1), c.glow);
export const beads = (pts: Point[], s = 2.6): string =>
  each(
    pts,
    ([x, y]) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${s}" fill="url(#s-nacre)" stroke="#0a1820" stroke-width=".5"/>`,
  );
export const arc = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((a0 + ((a1 - a0) * i) / (n - 1)) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** Shoulders and chest. slope: 0 narrow, 1 broad. */
export function torso(top: number, half: number, drop: number, fill: string): string {
  return (
    p(
      `M60 ${top}C${60 - half * 0.5} ${top + 1} ${60 - half} ${top + drop} ${60 - half - 6} 122L${60 + half + 6} 122C${60 + half} ${top + drop} ${60 + half * 0.5} ${top + 1} 60 ${top}Z`,
      fill,
    ) +
    p(
      `M60 ${top}C${60 + half * 0.5} ${top + 1} ${60 + half} ${top + drop} ${60 + half + 6} 122L60 122Z`,
      "#000",
      ' opacity=".26"',
    )
  );
}
