import { both, circle, each, l, mix, orb, p, star, type Limb, type Point } from "./geom";
// ---------------------------------------------------------------- what they hold (40 x 40, centred on 20, 20)
/** The owner's colours for a held object. `id` names the gradient of the sparks. */
export interface Hues {
  id: string;
  tint: string;
  glow: string;
  cloth2: string;
}

const brass = "url(#s-brass)";
const steel = "#c9d6da";
const wood = "#7a5230";
const staff = (top: string): string => l("M20 26L20 76", wood, 3) + l("M19.2 26L19.2 76", "#b98a55", 0.9) + top;
export const HELD = {
  banner: (c: Hues): string =>
    l("M8 -6L8 76", wood, 3) +
    p("M9 -4L38 2L30 12L38 22L9 28Z", c.tint) +
    p("M9 -4L38 2L34 7L9 4Z", "#fff", ' opacity=".25"') +
    p(star(19, 12, 5, 6, 2.6), brass),
  keyring: (): string =>
    l(circle(20, 8, 8), "#d9b25f", 2.6) +
    [-22, 0, 22]
      .map(
        (a) =>
          `<g transform="rotate(${a} 20 10)">${p("M18.2 15L21.8 15L21.8 34L26 34L26 38L21.8 38L21.8 40L18.2 40Z", brass)}</g>`,
      )
      .join(""),
  lantern: (c: Hues): string =>
    orb(20, 20, 22, `url(#${c.id}-spark)`) +
    l("M14 6C14 -2 26 -2 26 6", "#d9b25f", 2) +
    p("M10 8L30 8L28 12L12 12ZM12 32L28 32L30 36L10 36Z", brass) +
    p("M13 12L27 12L27 32L13 32Z", c.glow, ' opacity=".85"') +
    l("M16.5 12L16.5 32M23.5 12L23.5 32", "#6b4a1a", 1.4),
  dagger: (): string =>
    p("M20 -8L25 18L20 24L15 18Z", steel) +
    p("M20 -8L25 18L20 24Z", "#000", ' opacity=".25"') +
    p("M9 20L31 20L31 24L9 24Z", brass) +
    p("M17.5 24L22.5 24L22.5 38L17.5 38Z", wood) +
    orb(20, 40, 3.4, brass),
  trident: (): string =>
    staff(
      p(
        "M18.4 30L18.4 16C10 15 7 10 7 2L7 -2L4 -2L9 -10L14 -2L11 -2L11 2C11 8 13.5 10.5 18.4 11L18.4 -4L15 -4L20 -14L25 -4L21.6 -4L21.6 11C26.5 10.5 29 8 29 2L29 -2L26 -2L31 -10L36 -2L33 -2L33 2C33 10 30 15 21.6 16L21.6 30Z",
        brass,
      ),
    ),
  whip: (): string =>
    p("M14 24L26 24L24 52L16 52Z", wood) + l("M20 24C20 4 40 6 36 20S10 14 8 2S26 -14 38 -6", "#c98a5a", 2.2),
  harpoon: (): string =>
    staff(
      p("M20 -16L28 2L23 0L23 14L30 8L26 22L20 28L14 22L10 8L17 14L17 0L12 2Z", steel) +
        p("M20 -16L28 2L23 0L23 14L30 8L26 22L20 28Z", "#000", ' opacity=".22"'),
    ),
  wheel: (): string =>
    l(circle(20, 20, 14), "#c9975a", 4) +
    Array.from(
      { length: 8 },
      (_, i) => `<g transform="rotate(${i * 45} 20 20)">${l("M20 20L20 -1", "#8a5a2c", 2.2)}</g>`,
    ).join("") +
    orb(20, 20, 4.4, brass),
  scales: (): string =>
    l("M20 -2L20 40", "#d9b25f", 2.6) +
    l("M4 6L36 6", "#d9b25f", 2.2) +
    both(l("M-1 22L5 7L11 22", "#d9b25f", 1.1) + p("M-3 22L13 22C12 28 8 30 5 30S-2 28 -3 22Z", brass), 40) +
    p("M12 40L28 40L30 44L10 44Z", brass),
  basket: (): string =>
    p("M4 16L36 16L31 40L9 40Z", "#9a6b38") +
    l("M5 22L35 22M7 29L33 29M9 35L31 35M12 16L14 40M20 16L20 40M28 16L26 40", "#5c3d1c", 1.4) +
    each(
      [
        [11, 13],
        [20, 10],
        [29, 13],
      ] as Point[],
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="url(#s-nacre)"/>`,
    ),
  scroll: (): string =>
    p("M8 2L32 2L32 38L8 38Z", "#efe2bf") +
    p("M4 -2L36 -2L36 5L4 5ZM4 35L36 35L36 42L4 42Z", "#cdb583") +
    l("M13 12L27 12M13 18L27 18M13 24L22 24", "#7a6238", 1.6) +
    orb(27, 30, 4, "#b3342d"),
  chain: (): string =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<g transform="rotate(${i % 2 ? 28 : -18} 20 ${4 + i * 12})">${l(`M16 ${-1 + i * 12}L24 ${-1 + i * 12}A4 4 0 0 1 24 ${9 + i * 12}L16 ${9 + i * 12}A4 4 0 0 1 16 ${-1 + i * 12}Z`, steel, 2.6)}</g>`,
      )
      .join(""),
  jar: (c: Hues): string =>
    p("M12 2L28 2L28 8L32 12L32 36C32 39 30 40 28 40L12 40C10 40 8 39 8 36L8 12L12 8Z", "#bfe8e4", ' opacity=".75"') +
    p("M8 20L32 20L32 36C32 39 30 40 28 40L12 40C10 40 8 39 8 36Z", c.tint, ' opacity=".8"') +
    p("M11 -2L29 -2L29 3L11 3Z", brass) +
    l("M12 13L12 34", "#fff", 1.6, ' opacity=".8"') +
    p("M15 29C18 25 23 25 26 29L30 26L30 33L26 30C23 34 18 34 15 29Z", c.glow),
  totem: (c: Hues): string =>
    staff(
      p("M8 -2C8 -12 32 -12 32 -2C32 8 28 12 28 20L12 20C12 12 8 8 8 -2Z", "#efe6cf") +
        orb(15, 0, 3.6, "#12181c") +
        orb(25, 0, 3.6, "#12181c") +
        l("M16 12L16 19M20 12L20 19M24 12L24 19", "#12181c", 1.4) +
        both(p("M12 22L4 40L14 30Z", c.tint), 40),
    ),
  hourglass: (c: Hues): string =>
    p("M8 -2L32 -2L32 3L8 3ZM8 35L32 35L32 40L8 40Z", brass) +
    p("M11 3L29 3C29 13 22 16 22 19S29 25 29 35L11 35C11 25 18 22 18 19S11 13 11 3Z", "#d7f3f2", ' opacity=".65"') +
    p("M14 10L26 10C24 15 21 16 20 19C19 16 16 15 14 10ZM13 35C14 29 18 28 20 25C22 28 26 29 27 35Z", c.glow),
  book: (c: Hues): string =>
    p("M2 6C8 2 16 2 20 7C24 2 32 2 38 6L38 34C32 31 24 31 20 35C16 31 8 31 2 34Z", c.cloth2) +
    p("M5 7C10 4 16 4 20 9L20 32C16 28 10 28 5 30ZM35 7C30 4 24 4 20 9L20 32C24 28 30 28 35 30Z", "#f2e8cd") +
    l(
      "M8 12C12 10 15 11 17 13M8 18C12 16 15 17 17 19M32 12C28 10 25 11 23 13M32 18C28 16 25 17 23 19",
      "#8a744a",
      1.3,
    ) +
    p(star(28, 25, 4, 4, 1.6), c.tint),
  eyeorb: (c: Hues): string =>
    orb(20, 18, 22, `url(#${c.id}-spark)`) +
    orb(20, 18, 15, "#eaf5f4") +
    orb(20, 18, 9, c.tint) +
    p("M20 9C23 13 23 23 20 27C17 23 17 13 20 9Z", "#050b10") +
    l("M10 12C12 8 15 6 18 5", "#fff", 2) +
    p("M10 34L30 34L34 42L6 42Z", brass),
  flask: (c: Hues): string =>
    p("M16 -4L24 -4L24 10L34 32C36 37 33 40 29 40L11 40C7 40 4 37 6 32L16 10Z", "#d7f3f2", ' opacity=".6"') +
    p("M11 22L29 22L34 32C36 37 33 40 29 40L11 40C7 40 4 37 6 32Z", c.glow, ' opacity=".9"') +
    p("M14 -7L26 -7L26 -3L14 -3Z", wood) +
    orb(17, 31, 2.4, "#fff", ' opacity=".8"') +
    orb(24, 27, 1.7, "#fff", ' opacity=".8"'),
  mirror: (): string =>
    p("M20 -8C32 -8 38 2 38 12S32 32 20 32S2 22 2 12S8 -8 20 -8Z", brass) +
    p("M20 -4C29 -4 34 4 34 12S29 28 20 28S6 20 6 12S11 -4 20 -4Z", "#cfe9ee") +
    p("M12 18L26 0L31 4L16 24Z", "#fff", ' opacity=".7"') +
    p("M18 32L22 32L23 50L17 50Z", brass),
  starstaff: (c: Hues): string =>
    orb(20, 8, 24, `url(#${c.id}-spark)`) +
    staff(p("M20 -16C21.5 0 25 4 40 8C25 12 21.5 16 20 32C18.5 16 15 12 0 8C15 4 18.5 0 20 -16Z", c.glow)),
  cards: (c: Hues): string =>
    [-22, 0, 22]
      .map(
        (a, i) =>
          `<g transform="rotate(${a} 20 44)">${p("M11 2L29 2C30 2 31 3 31 4L31 34L9 34L9 4C9 3 10 2 11 2Z", ["#e9e2cf", "#f6f0df", "#fffaf0"][i] ?? "")}${l("M12 6L28 6L28 32L12 32Z", "#9a8a62", 1)}${p(star(20, 19, 4, 6, 2.4), i === 2 ? c.tint : "#7a6b48")}</g>`,
      )
      .join(""),
  purse: (): string =>
    p("M14 2L26 2L23 10L17 10Z", "#a8763c") +
    p("M15 12L25 12C34 18 39 27 38 33C37 39 32 41 20 41S3 39 2 33C1 27 6 18 15 12Z", "#8a5a2c") +
    l("M13 11L27 11", "#e6cc7a", 2.6) +
    `<circle cx="20" cy="28" r="6.5" fill="url(#s-nacre)"/>` +
    p("M25 12C34 18 39 27 38 33C37 39 32 41 20 41C32 36 32 22 25 12Z", "#000", ' opacity=".25"'),
  mask: (c: Hues): string =>
    p(
      "M20 6C14 1 4 0 -2 4C-1 18 5 28 12 28C17 28 18 23 20 23S23 28 28 28C35 28 41 18 42 4C36 0 26 1 20 6Z",
      "#f4ecd8",
    ) +
    both(p("M5 11C9 9 15 11 16 16C12 19 7 17 5 11Z", "#050b10"), 40) +
    p("M20 6C26 1 36 0 42 4C41 18 35 28 28 28C23 28 22 23 20 23Z", "#000", ' opacity=".16"') +
    p("M17 24L23 24L22 44L18 44Z", brass) +
    orb(20, 4, 2.4, c.tint),
  quill: (): string =>
    p("M36 -12C20 -8 8 6 8 30L12 30C22 26 34 10 36 -12Z", "#f4ecd8") +
    l("M34 -9C22 2 13 16 9 34L6 44", "#a89468", 1.6) +
    l("M26 2L20 2M22 9L15 9M28 8L21 11", "#c9b88e", 1),
  chest: (): string => `<svg x="0" y="2" width="42" height="42"><use href="#i-chest"/></svg>`,
  crook: (): string =>
    l("M12 76L12 12C12 -6 34 -8 34 6C34 14 24 15 22 9", wood, 4) + l("M11 74L11 12C11 -4 30 -8 33 4", "#b98a55", 1.1),
  sickle: (): string =>
    p("M16 40C-2 24 2 -4 30 -10C12 0 10 20 24 32Z", steel) +
    p("M16 40C2 26 4 4 18 -5C8 8 10 24 21 34Z", "#000", ' opacity=".22"') +
    p("M15 34L23 32L29 58L21 60Z", wood),
  sheaf: (): string =>
    Array.from(
      { length: 7 },
      (_, i) =>
        `<g transform="rotate(${-30 + i * 10} 20 40)">${p("M20 -14c4 5 4 10 0 14c-4 -4 -4 -9 0 -14Z", i % 2 ? "#f0d06a" : "#dba84a")}${p("M20 -4c4 5 4 10 0 14c-4 -4 -4 -9 0 -14Z", i % 2 ? "#dba84a" : "#c48f36")}${l("M20 6L20 52", "#b98a3a", 1.6)}</g>`,
    ).join("") + p("M11 30L29 30L28 36L12 36Z", "#8a3a24"),
  spiralstaff: (c: Hues): string =>
    staff(l("M20 30C6 26 4 6 18 0C32 -4 38 12 28 18C21 21 15 14 20 9", "#e6cc7a", 4)) +
    orb(21, 10, 6.8, `url(#${c.id}-spark)`) +
    orb(21, 10, 2.6, c.glow),
  oar: (): string =>
    l("M20 14L20 78", wood, 3.4) +
    p("M14 -16C18 -20 22 -20 26 -16L27 14L20 22L13 14Z", "#a8763c") +
    l("M20 -12L20 16", "#5c3d1c", 1.4),
  hook: (): string =>
    l("M26 -8L26 18C26 28 18 34 11 31C5 28 4 22 6 17", steel, 4) +
    p("M6 8L13 20L1 20Z", steel) +
    p("M20 -14L32 -14L30 -4L22 -4Z", wood),
  coin: (): string =>
    each(
      [
        [26, 30],
        [12, 26],
        [22, 10],
      ] as Point[],
      ([x, y]) =>
        orb(x, y, 10.5, "#8a6420") +
        orb(x, y - 1, 9.6, brass) +
        l(circle(x, y - 1, 6.6), "#8a6420", 1.1) +
        p(star(x, y - 1, 4, 4.6, 1.8), "#8a6420"),
    ),
  brush: (): string =>
    l("M20 20L20 78", wood, 3.4) +
    p("M8 12L32 12L32 20L8 20Z", "#8a5a2c") +
    p("M7 -10L11 12L29 12L33 -10L27 -4L23 -12L20 -4L16 -12L13 -4Z", "#d9c79a"),
  spyglass: (c: Hues): string =>
    `<g transform="rotate(-38 20 20)">${p("M-6 12L12 10L12 30L-6 28Z", brass)}${p("M12 8L34 5L34 35L12 32Z", "#7a4a24")}${p("M34 3L42 3L42 37L34 37Z", brass)}${p("M42 7L46 7L46 33L42 33Z", c.glow)}${l("M12 10L12 30M24 7L24 33", "#e6cc7a", 1.8)}</g>`,
  horn: (): string =>
    p("M2 34C10 34 20 30 26 20C30 12 30 4 28 -6L42 -2C42 12 36 26 24 34C16 39 8 40 2 40Z", "#efe2bf") +
    l("M12 33L13 39M21 27L25 33M27 16L34 20", "#a8763c", 2.4) +
    p("M28 -6L42 -2L40 3L28 -1Z", brass),
  crown: (): string =>
    p("M2 34L-2 4L12 18L20 -4L28 18L42 4L38 34Z", brass) +
    p("M20 -4L28 18L42 4L38 34L20 34Z", "#000", ' opacity=".18"') +
    p("M1 36L39 36L39 42L1 42Z", brass) +
    orb(20, 26, 4, "#d0342c") +
    orb(9, 27, 2.6, "#eaf5f4") +
    orb(31, 27, 2.6, "#eaf5f4"),
  pendulum: (c: Hues): string =>
    l("M20 -18L20 12", "#e6cc7a", 1.4) +
    orb(20, 24, 20, `url(#${c.id}-spark)`) +
    orb(20, 24, 12, brass) +
    l("M20 24C20 20 26 21 25.5 26C25 31 17 32 14.5 27C12 20 19 15 25 18", "#5c3d0d", 2),
  axe: (): string =>
    l("M20 -6L20 78", wood, 3.6) +
    p("M20 -4C30 -16 42 -8 42 12C36 10 28 14 20 22Z", steel) +
    p("M20 -4C10 -16 -2 -8 -2 12C4 10 12 14 20 22Z", steel) +
    p("M20 -4C30 -16 42 -8 42 12C36 10 28 14 20 22Z", "#000", ' opacity=".2"'),
  goblet: (c: Hues): string =>
    p("M6 -2L34 -2C34 14 30 22 22 24L22 34L31 38L31 42L9 42L9 38L18 34L18 24C10 22 6 14 6 -2Z", brass) +
    p("M9 1L31 1C31 5 30 8 29 10L11 10C10 8 9 5 9 1Z", c.glow, ' opacity=".8"') +
    orb(20, 15, 2.6, "#d0342c"),
  oyster: (): string =>
    p("M-2 26C2 10 12 0 22 0S42 12 42 26C30 20 10 20 -2 26Z", "#8fa59a") +
    l("M6 20C12 10 20 6 26 6M16 19C20 12 26 9 32 10", "#5c7268", 1.6) +
    p("M-2 28C10 22 30 22 42 28C40 38 30 42 20 42S0 38 -2 28Z", "#c9d6cf") +
    p("M4 29C14 25 26 25 36 29C32 36 26 38 20 38S8 36 4 29Z", "#f4e6ea") +
    `<circle cx="20" cy="28" r="6" fill="url(#s-nacre)"/>`,
  sword: (): string =>
    p("M20 -22L25 -14L25 22L15 22L15 -14Z", steel) +
    p("M20 -22L25 -14L25 22L20 22Z", "#000", ' opacity=".22"') +
    p("M6 22L34 22L34 27L6 27Z", brass) +
    p("M17.5 27L22.5 27L22.5 42L17.5 42Z", wood) +
    orb(20, 44, 4, brass),
  halberd: (): string =>
    staff(
      p("M20 -20L24 0L24 26L16 26L16 0Z", steel) +
        p("M24 0C34 -4 40 4 40 14C34 12 28 14 24 20Z", steel) +
        p("M16 2L4 8L16 14Z", steel),
    ),
  skull: (): string =>
    p("M20 -4C34 -4 42 6 41 16C40 23 36 25 35 30L33 38L7 38L5 30C4 25 0 23 -1 16C-2 6 6 -4 20 -4Z", "#efe6cf") +
    both(p("M8 12C12 10 17 13 16 18C13 22 7 20 8 12Z", "#12181c"), 40) +
    p("M20 21L23 27L17 27Z", "#12181c") +
    l("M11 31L11 38M16 31L16 38M20 31L20 38M24 31L24 38M29 31L29 38", "#12181c", 1.4),
  orb: (c: Hues): string =>
    orb(20, 18, 26, `url(#${c.id}-spark)`) +
    orb(20, 18, 15, mix(c.tint, "#ffffff", 0.25), ' opacity=".8"') +
    l("M12 22C14 12 22 10 26 15C29 20 22 25 19 21", c.glow, 2) +
    p("M12 10C14 7 17 5 20 5C17 8 15 10 14 14Z", "#fff") +
    p("M10 33L30 33L34 42L6 42Z", brass),
  torch: (): string =>
    l("M20 18L20 78", wood, 4) +
    p("M12 12L28 12L25 24L15 24Z", brass) +
    p(
      "M20 -22C28 -12 32 -4 30 4C29 10 25 13 20 13S11 10 10 4C9 -2 13 -4 14 -10C17 -8 18 -6 18 -4C20 -10 20 -16 20 -22Z",
      "#ff9d4d",
    ) +
    p("M20 -8C24 -2 26 2 25 6C24 10 22 12 20 12S16 10 15 6C15 2 18 -2 20 -8Z", "#ffe9a0"),
  shield: (c: Hues): string =>
    p("M20 -8L42 -2L42 18C42 32 33 41 20 46C7 41 -2 32 -2 18L-2 -2Z", brass) +
    p("M20 -4L38 1L38 18C38 29 31 37 20 41C9 37 2 29 2 18L2 1Z", c.cloth2) +
    p("M20 -4L38 1L38 18C38 29 31 37 20 41Z", "#000", ' opacity=".22"') +
    p(star(20, 18, 5, 11, 4.6), brass),
  egg: (c: Hues): string =>
    orb(20, 20, 26, `url(#${c.id}-spark)`) +
    p("M20 -6C30 -6 36 8 36 20C36 32 29 40 20 40S4 32 4 20C4 8 10 -6 20 -6Z", "#d9efe6") +
    p("M20 -6C30 -6 36 8 36 20C36 32 29 40 20 40C30 28 30 8 20 -6Z", "#000", ' opacity=".18"') +
    each(
      [
        [14, 10, 3],
        [24, 18, 4],
        [13, 24, 3.4],
        [22, 31, 2.6],
        [26, 8, 2],
      ] as Limb[],
      ([x, y, s]) => orb(x, y, s, c.tint, ' opacity=".75"'),
    ),
};

export type HeldName = keyof typeof HELD;
