// The Mages: a dark face under a jellyfish. Each has a hood of its own, told apart by outline and by large patches of
// light and dark: at 24 pixels nothing smaller is left of them.
import { circle, each, l, mix, orb, p, polar, rep, ribbon, star, turn, type Limb, type Point } from "../../../art/geom";
import { arc, beads, duo, eyes, glowOrb, torso, type Look } from "./figure";

interface Stuff {
  c: Look;
  skin: string;
  pale: string;
  deep: string;
}

/** A bell: half its width, top, rim, how many lobes hang from the rim and how deep. */
function bell(hw: number, top: number, rim: number, lobes: number, dip: number): string {
  const w = (hw * 2) / lobes;
  const edge = rep(lobes, () => `a${(w / 2).toFixed(1)} ${dip} 0 0 1 ${(-w).toFixed(1)} 0`);
  return `M${60 - hw} ${rim}C${60 - hw} ${top + (rim - top) * 0.3} ${60 - hw * 0.55} ${top} 60 ${top}S${60 + hw} ${top + (rim - top) * 0.3} ${60 + hw} ${rim}${edge}Z`;
}
const fringe = (c: Look, hw: number, rim: number, lobes: number, dip: number, w = 2.2): string =>
  l(
    `M${60 + hw} ${rim}` +
      rep(lobes, () => `a${(hw / lobes).toFixed(1)} ${dip} 0 0 1 ${((-hw * 2) / lobes).toFixed(1)} 0`),
    c.glow,
    w,
    ' opacity=".9"',
  );
const shadow = (hw: number, top: number, rim: number): string =>
  p(
    `M60 ${top}C${60 + hw * 0.55} ${top} ${60 + hw} ${top + (rim - top) * 0.3} ${60 + hw} ${rim}L${60 + hw * 0.4} ${rim + 3}C${60 + hw * 0.6} ${rim - 20} ${60 + hw * 0.3} ${top + 8} 60 ${top}Z`,
    "#000",
    ' opacity=".28"',
  );
const shine = (hw: number, top: number, rim: number): string => {
  const h = rim - top;
  return p(
    `M${60 - hw * 0.78} ${rim - h * 0.32}C${60 - hw * 0.72} ${top + h * 0.3} ${60 - hw * 0.4} ${top + h * 0.12} ${60 - hw * 0.16} ${top + h * 0.08}C${60 - hw * 0.5} ${top + h * 0.26} ${60 - hw * 0.6} ${top + h * 0.5} ${60 - hw * 0.62} ${rim - h * 0.28}Z`,
    "#fff",
    ' opacity=".5"',
  );
};

const HOODS: ((s: Stuff) => string)[] = [
  // a crown of bone
  ({ c, skin, deep }) =>
    rep(
      7,
      (i) =>
        `<g transform="rotate(${-63 + i * 21} 60 58)">${p(i % 2 ? "M54 30L60 8L66 30Z" : "M53 30L60 -2L67 30Z", c.bone)}${p(i % 2 ? "M60 8L66 30L60 30Z" : "M60 -2L67 30L60 30Z", "#000", ' opacity=".25"')}</g>`,
    ) +
    p(bell(39, 22, 52, 7, 6), skin) +
    shadow(39, 22, 52) +
    l("M24 44C36 33 84 33 96 44", c.bone, 5) +
    l("M24 44C36 33 84 33 96 44", deep, 1.4, ' stroke-dasharray="2 4"') +
    fringe(c, 39, 52, 7, 6) +
    glowOrb(c, 60, 28, 3),
  // a tall cone with two pale bands
  ({ c, skin, pale, deep }) =>
    p("M22 56C34 40 46 16 66 -8C66 10 84 36 98 56C86 62 34 62 22 56Z", skin) +
    p("M66 -8C66 10 84 36 98 56C92 59 84 60 74 60C76 38 72 14 66 -8Z", "#000", ' opacity=".3"') +
    p("M31 44C46 50 74 50 89 44L94 51C76 58 44 58 26 51Z", pale) +
    p("M45 22C52 26 70 26 77 22L81 30C70 35 50 35 40 30Z", pale) +
    l("M22 57C40 63 80 63 98 57", deep, 3) +
    glowOrb(c, 66, -4, 3.4),
  // a plain pale bell
  ({ c, pale }) =>
    p(bell(35, 14, 50, 5, 9), pale) +
    shadow(35, 14, 50) +
    shine(35, 14, 50) +
    l("M60 14L60 2", pale, 4) +
    orb(60, 3, 4.4, c.glow) +
    fringe(c, 35, 50, 5, 9, 3),
  // an eye on the brow
  ({ c, skin, deep }) =>
    p(bell(43, 6, 52, 9, 5), skin) +
    shadow(43, 6, 52) +
    shine(43, 6, 52) +
    p("M24 34C36 14 84 14 96 34C84 52 36 52 24 34Z", deep) +
    p("M29 34C40 19 80 19 91 34C80 47 40 47 29 34Z", "#f2fbff") +
    orb(60, 33, 13, "#3a6fd0") +
    p("M60 20C66 26 66 40 60 46C54 40 54 26 60 20Z", "#050b10") +
    orb(54, 27, 3, "#fff") +
    fringe(c, 43, 52, 9, 5),
  // a fried-egg jelly: amber heart, flat pale rim
  ({ pale, deep }) =>
    p("M8 46C16 34 40 28 60 28S104 34 112 46C104 58 84 60 60 60S16 58 8 46Z", pale) +
    p("M60 28C80 28 104 34 112 46C104 58 84 60 60 60Z", "#000", ' opacity=".18"') +
    l("M14 47C30 55 90 55 106 47", deep, 2, ' opacity=".6"') +
    p("M32 38C32 18 44 8 60 8S88 18 88 38C80 44 40 44 32 38Z", "#f2a83a") +
    p("M60 8C76 8 88 18 88 38C84 41 76 42 66 43C76 32 72 16 60 8Z", "#000", ' opacity=".25"') +
    p("M38 30C40 20 46 14 54 12C48 18 46 24 45 32Z", "#fff", ' opacity=".65"'),
  // two lobes, one light and one dark: the mirror
  ({ c, pale, deep }) =>
    p("M60 56C60 30 60 16 46 8C26 2 12 22 16 54C24 60 30 52 38 55C46 60 52 52 60 56Z", pale) +
    p("M60 56C60 30 60 16 74 8C94 2 108 22 104 54C96 60 90 52 82 55C74 60 68 52 60 56Z", deep) +
    l("M60 56C60 30 60 16 74 8C94 2 108 22 104 54", c.glow, 1.8) +
    l("M60 14L60 56", c.metal, 3) +
    orb(38, 28, 5, deep) +
    orb(82, 28, 5, pale),
  // three tiers, one above the other
  ({ c, skin, pale, deep }) =>
    p(bell(48, 30, 54, 9, 5), deep) +
    fringe(c, 48, 54, 9, 5) +
    p(bell(36, 14, 37, 7, 5), skin) +
    fringe(c, 36, 37, 7, 5, 1.6) +
    p(bell(23, -4, 19, 5, 5), pale) +
    shadow(23, -4, 19) +
    p(star(60, 46, 4, 10, 3.6), c.metal),
  // a spiral
  ({ c, skin, deep }) => {
    const turns: Limb[] = Array.from(
      { length: 22 },
      (_, i) => [...polar(60, 31, 31 - i * 1.42, 90 + i * 41), 7.4 - i * 0.22] as const,
    );
    return (
      p(bell(42, 3, 54, 8, 5), deep) +
      p(ribbon(turns, 4), "#ffd6f2") +
      p("M60 3C83 3 102 18 102 54L84 56C92 36 84 14 60 3Z", "#000", ' opacity=".22"') +
      l(bell(42, 3, 54, 8, 5), skin, 3) +
      fringe(c, 42, 54, 8, 5)
    );
  },
  // a moon jelly, four rings
  ({ c, deep }) =>
    p(bell(46, 8, 51, 11, 4), "#f3e9ff") +
    shadow(46, 8, 51) +
    each(
      [
        [44, 33],
        [60, 22],
        [76, 33],
        [60, 41],
      ] as Point[],
      ([x, y]) => l(circle(x, y, 8), "#c05aa8", 4.4),
    ) +
    l(bell(46, 8, 51, 11, 4), deep, 1.4, ' opacity=".6"') +
    fringe(c, 46, 51, 11, 4),
  // blown aside, half turned into something else
  ({ c, skin, deep }) =>
    p(
      "M26 58C18 34 26 6 58 4C84 2 104 14 112 36C104 30 96 30 92 36C96 44 96 52 92 58C84 50 74 60 66 54C56 62 46 50 38 57C34 60 29 60 26 58Z",
      skin,
    ) +
    p("M58 4C84 2 104 14 112 36C104 30 96 30 92 36C96 44 96 52 92 58C88 54 84 54 80 56C86 36 78 16 58 4Z", deep) +
    each(
      [
        [34, 44, 5],
        [44, 26, 6.5],
        [60, 16, 5],
        [56, 38, 6],
        [74, 30, 6],
      ] as Limb[],
      ([x, y, s]) => orb(x, y, s, "#c8e6ff", ' opacity=".9"') + orb(x, y, s * 0.45, deep),
    ) +
    l("M26 58C34 62 38 52 46 56C56 60 58 52 66 54C74 60 84 50 92 58", c.glow, 2),
  // a deep cowl edged with fire
  ({ skin }) =>
    p("M60 -6C92 6 106 44 102 90L84 94C88 66 80 40 60 32C40 40 32 66 36 94L18 90C14 44 28 6 60 -6Z", skin) +
    p("M60 -6C92 6 106 44 102 90L84 94C88 66 80 40 60 32Z", "#000", ' opacity=".35"') +
    l("M36 92C32 66 40 41 60 33C80 41 88 66 84 92", "#ff9d4d", 4) +
    p("M60 6C66 14 68 19 66 24C65 28 62 30 60 30S55 28 54 24C53 19 58 14 60 6Z", "#ffd28a"),
];

export function mage(c: Look): string {
  const { r, k } = c;
  const s: Stuff = {
    c,
    skin: `url(#${c.id}-skin)`,
    pale: mix(c.skin, "#ffffff", 0.62),
    deep: mix(c.cloth, "#05060f", 0.35),
  };
  const veil = rep(4, (i) => {
    const x = 24 + i * 7;
    const sway = r.range(3, 6) * (i % 2 ? 1 : -1);
    return p(
      ribbon([
        [x, 51, 4.6 - i * 0.3],
        [x - sway, 73, 3.8],
        [x + sway, 95, 3],
        [x - sway, 119, 1.2],
      ]),
      `url(#${c.id}-veil)`,
      ` opacity="${(0.95 - i * 0.16).toFixed(2)}"`,
    );
  });
  const collar = turn<() => string>(
    [
      () =>
        duo(p("M60 92C48 92 36 84 30 66C40 74 50 78 58 80Z", c.cloth2) + l("M57 91C47 90 38 84 33 72", c.metal, 1.4)),
      () => beads(arc(60, 88, 22, 9, 160, 20, 9), 2.8) + beads(arc(60, 97, 30, 11, 150, 30, 11), 2.2),
      () =>
        duo(
          p("M60 96L34 74L40 98Z", c.cloth2) +
            p("M60 100L26 88L36 110Z", c.cloth) +
            l("M60 96L35 75M58 100L28 89", c.metal, 1.3),
        ),
      () =>
        duo(
          each([0, 1, 2], (i) =>
            p(
              `M60 ${90 + i * 8}C48 ${92 + i * 8} 38 ${90 + i * 8} ${32 - i * 5} ${82 + i * 8}C36 ${96 + i * 8} 48 ${100 + i * 8} 60 ${99 + i * 8}Z`,
              i % 2 ? c.cloth2 : mix(c.cloth, c.tint, 0.3),
            ),
          ),
        ),
    ],
    k,
  )();
  const motes = rep(3 + (k % 4), (i) => {
    const [x, y] = polar(60, 54, 50, 200 + i * (140 / (3 + (k % 4))) + r.range(-6, 6));
    return glowOrb(c, x.toFixed(1), y.toFixed(1), r.range(1.2, 2.4));
  });
  return (
    motes +
    duo(veil) +
    torso(82, 30, 18, `url(#${c.id}-cloth)`) +
    p("M52 70L68 70L70 92L50 92Z", c.shade) +
    p("M60 42C72 42 79 52 78 64C77 76 69 86 60 86S43 76 42 64C41 52 48 42 60 42Z", c.shade) +
    p("M60 46C69 46 74 54 73 64C72 74 66 82 60 82Z", "#000", ' opacity=".25"') +
    l("M60 72L60 77M54 80C58 81.5 62 81.5 66 80", c.skin, 1.3, ' opacity=".8"') +
    eyes(c, 9.5, 66, turn([0, 1, 3, 2, 0, 1, 0, 1, 3, 5, 2], k), 1.15) +
    collar +
    turn(HOODS, k)(s)
  );
}
