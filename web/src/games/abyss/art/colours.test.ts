// Text can be read in both themes, and races and seats can be told apart by eyes that lack a colour.
// Contrast is that of WCAG 2. Sight is simulated after Machado, Oliveira and Fernandes (2009) at full strength; difference is CIEDE2000.
import { describe, expect, test } from "vitest";
import { sourceText } from "../../../art/disk";
import { GUILD_COLOUR, RACES, RACE_IDS } from "./races";

const tokens = sourceText("styles/tokens.css");
const colours = sourceText("games/abyss/colours.css");

type Triple = readonly [number, number, number];
type Theme = Record<string, string>;

const read = (text: string): Theme =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((hit): [string, string] => [hit[1]!, hit[2]!]),
  );
const lightTheme = tokens.indexOf(':root[data-theme="light"]');
const DARK = { ...read(tokens.slice(0, lightTheme)), ...read(colours) };
const LIGHT = { ...DARK, ...read(tokens.slice(lightTheme, tokens.indexOf(':root[data-plain="true"]'))) };

const triple = (make: (i: 0 | 1 | 2) => number): Triple => [make(0), make(1), make(2)];
const linear = (code: string): Triple =>
  triple((i) => {
    const v = parseInt(code.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
const light = (code: string): number => {
  const [r, g, b] = linear(code);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number =>
  (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

const SIGHT: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (rgb: Triple, sight: string): Triple =>
  triple((i) => {
    const row = (SIGHT[sight] ?? SIGHT.normal!)[i];
    return Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]));
  });

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const cos = (d: number): number => Math.cos(d * rad);
  const hue = (a: number, b: number): number => (Math.atan2(b, a) / rad + 360) % 360;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [hue(a1 * g, b1), hue(a2 * g, b2)];
  const turn = c1 * c2 ? ((((h2 - h1 + 180) % 360) + 360) % 360) - 180 : 0;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = c1 * c2 ? (((h1 + turn / 2) % 360) + 360) % 360 : h1 + h2;
  const t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.2 * cos(4 * hm - 63);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rot = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad);
  return Math.sqrt(
    ((l2 - l1) / sl) ** 2 + ((c2 - c1) / sc) ** 2 + (dh / sh) ** 2 + ((rot * (c2 - c1)) / sc) * (dh / sh),
  );
}

const SEATS = ["seat-anchor", "seat-trident", "seat-spiral", "seat-wave", "seat-comet"];
const pick = (theme: Theme, name: string): string => theme[name] ?? "missing";

describe.each([
  ["dark", DARK],
  ["light", LIGHT],
] as const)("%s", (name, theme) => {
  const rows: [string, string, number][] = [
    ...["ink-hi", "ink", "ink-lo", "brass", "brass-hi", "glow", "alarm", "gain", "loss", ...SEATS].map(
      (ink): [string, string, number] => [ink, "panel-solid", 4.5],
    ),
    ...["ink-hi", "ink", "ink-lo"].map((ink): [string, string, number] => [ink, "water-1", 4.5]),
    ["glow-ink", "glow", 4.5],
    ...RACE_IDS.flatMap((race): [string, string, number][] => [
      ["race-ink", race, 4.5],
      [race, `${race}-deep`, 2],
      [name === "dark" ? "ink-hi" : "water-3", `${race}-deep`, 4.5],
    ]),
    ...(name === "dark" ? RACE_IDS.map((race): [string, string, number] => [race, "panel-solid", 3]) : []),
  ];
  test.each(rows)("%s on %s has a contrast of %d", (fore, back, need) => {
    expect(contrast(pick(theme, fore), pick(theme, back))).toBeGreaterThanOrEqual(need);
  });
});

describe.each(Object.keys(SIGHT))("seen with %s sight", (sight) => {
  test.each([
    ["races", RACE_IDS as string[], 15],
    ["seats", SEATS, 10],
  ] as const)("%s differ", (_, group, floor) => {
    const labs = group.map((name) => lab(seen(linear(pick(DARK, name)), sight)));
    labs.forEach((a, i) => labs.slice(i + 1).forEach((b) => expect(difference(a, b)).toBeGreaterThanOrEqual(floor)));
  });
});

test.each(["Location", "Locations"])("what %s.svelte writes on the badge of a Location can be read", (part) => {
  const rules = sourceText(`games/abyss/${part}.svelte`).matchAll(
    /^ *([^{}\n]*(?:\.worth|\.kept)[^{}\n]*)\{([^}]*)\}/gm,
  );
  const inks = [...rules].flatMap((rule) => /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule[2]!)?.[1] ?? []);
  if (part === "Location") expect(inks).not.toEqual([]);
  for (const ink of inks.flatMap((name) => (name === "seat" ? SEATS : [name])))
    for (const theme of [DARK, LIGHT])
      expect(contrast(pick(theme, ink), pick(theme, "night-8"))).toBeGreaterThanOrEqual(4.5);
});

test("pictures and interface use the same colours", () => {
  for (const race of RACE_IDS) {
    expect(RACES[race].colour).toBe(DARK[race]);
    expect(RACES[race].deep).toBe(DARK[`${race}-deep`]);
  }
  for (const [guild, colour] of Object.entries(GUILD_COLOUR)) {
    const rule = new RegExp(`\\[data-guild="${guild}"\\] \\{\\s*--guild: (?:var\\(--(\\w+)\\)|(#\\w+));`).exec(colours);
    expect(rule?.[2] ?? DARK[rule?.[1] ?? ""]).toBe(colour);
  }
});
