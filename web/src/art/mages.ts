// The Mages: a jellyfish hood over a dark face.
import { each, l, mix, orb, p, polar, ribbon, smooth, star, turn, type Limb, type Point } from "./geom";
import { arc, beads, duo, eyes, glowOrb, torso, type Look } from "./figure";

export function mage(c: Look): string {
  const { r, k } = c;
  const wide = turn([42, 37, 47, 38, 44, 36, 49, 41, 45, 38, 46], k);
  const tall = turn([38, 44, 33, 48, 36, 46, 34, 41, 38, 49, 33], k);
  const rim = 53;
  const top = rim - tall;
  const veil = Array.from({ length: 4 }, (_, i) => { const x = 60 - wide + 5 + i * 7; const s = r.range(3, 6) * (i % 2 ? 1 : -1); return p(ribbon([[x, rim - 2, 4.6 - i * 0.3], [x - s, rim + 20, 3.8], [x + s, rim + 42, 3], [x - s, rim + 66, 1.2]]), `url(#${c.id}-veil)`, ` opacity="${(0.95 - i * 0.16).toFixed(2)}"`); }).join("");
  const collar = turn<() => string>([
    () => duo(p("M60 92C48 92 36 84 30 66C40 74 50 78 58 80Z", c.cloth2) + l("M57 91C47 90 38 84 33 72", c.metal, 1.4)),
    () => beads(arc(60, 88, 22, 9, 160, 20, 9), 2.8) + beads(arc(60, 97, 30, 11, 150, 30, 11), 2.2),
    () => duo(p("M60 96L34 74L40 98Z", c.cloth2) + p("M60 100L26 88L36 110Z", c.cloth) + l("M60 96L35 75M58 100L28 89", c.metal, 1.3)),
    () => duo([0, 1, 2].map((i) => p(`M60 ${90 + i * 8}C48 ${92 + i * 8} 38 ${90 + i * 8} ${32 - i * 5} ${82 + i * 8}C36 ${96 + i * 8} 48 ${100 + i * 8} 60 ${99 + i * 8}Z`, i % 2 ? c.cloth2 : mix(c.cloth, c.tint, 0.3))).join("")),
  ], k % 4)();
  const bell = (hw: number, t: number, b: number, n: number, dip: number): string => `M${60 - hw} ${b}C${60 - hw} ${t + (b - t) * 0.3} ${60 - hw * 0.55} ${t} 60 ${t}S${60 + hw} ${t + (b - t) * 0.3} ${60 + hw} ${b}` + (() => { let d = ""; const w = (hw * 2) / n; for (let i = 0; i < n; i++) d += `a${(w / 2).toFixed(1)} ${dip} 0 0 1 ${(-w).toFixed(1)} 0`; return d + "Z"; })();
  const lobes = turn([7, 5, 9, 6, 8], k);
  const dip = turn([6, 8, 5, 7], k);
  const fringe = (() => { let d = `M${60 + wide} ${rim}`; const w = (wide * 2) / lobes; for (let i = 0; i < lobes; i++) d += `a${(w / 2).toFixed(1)} ${dip} 0 0 1 ${(-w).toFixed(1)} 0`; return d; })();
  const hood = p(bell(wide, top, rim, lobes, dip), `url(#${c.id}-skin)`) + l(fringe, c.glow, 1.8, ' opacity=".85"') + Array.from({ length: lobes }, (_, i) => orb((60 - wide + (wide * 2 * (i + 0.5)) / lobes).toFixed(1), rim + dip - 2.5, 1.3, "#fff", ' opacity=".8"')).join("") + p(`M60 ${top}C${60 + wide * 0.55} ${top} ${60 + wide} ${top + tall * 0.3} ${60 + wide} ${rim}L${60 + wide * 0.4} ${rim + 3}C${60 + wide * 0.6} ${rim - 20} ${60 + wide * 0.3} ${top + 8} 60 ${top}Z`, "#000", ' opacity=".28"') +
    [-0.7, -0.4, 0, 0.4, 0.7].map((q) => l(`M${60 + q * 6} ${top + 3}Q${60 + q * wide * 0.95} ${top + tall * 0.4} ${60 + q * wide * 1.12} ${rim - 2}`, c.glow, 0.8, ' opacity=".4"')).join("") +
    p(`M${60 - wide * 0.78} ${rim - tall * 0.32}C${60 - wide * 0.72} ${top + tall * 0.3} ${60 - wide * 0.4} ${top + tall * 0.12} ${60 - wide * 0.16} ${top + tall * 0.08}C${60 - wide * 0.5} ${top + tall * 0.26} ${60 - wide * 0.6} ${top + tall * 0.5} ${60 - wide * 0.62} ${rim - tall * 0.28}Z`, "#fff", ' opacity=".5"');
  const at = (q: number, h: number): Point => [60 + q * wide * (0.55 + 0.45 * h), top + tall * h];
  const marks = turn<() => string>([
    () => "",
    () => each([[-0.7, 0.62, 3.4], [-0.3, 0.34, 2.6], [0.05, 0.66, 4.2], [0.45, 0.4, 2.8], [0.72, 0.7, 3]] as Limb[], ([q, h, s]) => orb(at(q, h)[0].toFixed(1), at(q, h)[1].toFixed(1), s, mix(c.tint, "#ffffff", 0.5), ' opacity=".75"')),
    () => l(smooth([-1, -0.6, -0.2, 0.2, 0.6, 1].map((q, i) => [60 + q * wide * 0.93, top + tall * (i % 2 ? 0.66 : 0.76)])), c.metal, 2.2) + l(smooth([-1, -0.6, -0.2, 0.2, 0.6, 1].map((q, i) => [60 + q * wide * 0.84, top + tall * (i % 2 ? 0.5 : 0.58)])), c.metal, 1.2),
    () => [-0.75, -0.25, 0.25, 0.75].map((q) => p(`M${60 + q * 8} ${top + 4}Q${60 + q * wide * 0.9 - 5} ${top + tall * 0.45} ${60 + q * wide * 1.08 - 4} ${rim - 1}L${60 + q * wide * 1.08 + 4} ${rim - 1}Q${60 + q * wide * 0.9 + 5} ${top + tall * 0.45} ${60 + q * 8} ${top + 4}Z`, mix(c.cloth, c.tint, 0.2), ' opacity=".55"')).join(""),
  ], (k * 3 + 1) % 4)();
  const crown = turn<() => string>([
    () => glowOrb(c, 60, top + 15, 3),
    () => p(`M60 ${top - 12}L66 ${top + 6}L60 ${top + 16}L54 ${top + 6}Z`, c.metal) + glowOrb(c, 60, top + 4, 2),
    () => beads(arc(60, top + 18, wide * 0.55, 9, 200, 340, 5), 2.2) + glowOrb(c, 60, top + 10, 2.6),
    () => p(bell(wide * 0.42, top - 12, top + 9, 3, 4), `url(#${c.id}-skin)`) + l(`M${60 - wide * 0.3} ${top - 2}Q60 ${top - 10} ${60 + wide * 0.3} ${top - 2}`, c.glow, 1),
    () => p(star(60, top + 15, 8, 9, 3.4), c.metal) + glowOrb(c, 60, top + 15, 2),
  ], (k * 2 + 1) % 5)();
  const motes = Array.from({ length: 3 + (k % 4) }, (_, i) => { const a = 200 + i * (140 / (3 + (k % 4))) + r.range(-6, 6); const [x, y] = polar(60, 54, 50, a); return glowOrb(c, x.toFixed(1), y.toFixed(1), r.range(1.2, 2.4)); }).join("");
  return motes + duo(veil) + torso(82, 30, 18, `url(#${c.id}-cloth)`) + p("M52 70L68 70L70 92L50 92Z", c.shade) +
    p("M60 42C72 42 79 52 78 64C77 76 69 86 60 86S43 76 42 64C41 52 48 42 60 42Z", c.shade) + p("M60 46C69 46 74 54 73 64C72 74 66 82 60 82Z", "#000", ' opacity=".25"') + l("M60 70L60 76M54 79.5C58 81 62 81 66 79.5", c.skin, 1.3, ' opacity=".8"') + eyes(c, 9, 64, turn([0, 1, 4, 2, 0, 3, 4, 1, 2, 5, 0], k), 1) + collar + hood + marks + crown;
}
