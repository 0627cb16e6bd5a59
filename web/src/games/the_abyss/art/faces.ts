// Faces and back of the cards: inner SVG, 100 x 140.
import { bubbles, glyph, numeral, plain, type BackDesign } from "../../../art/card_art";
import { OWN, keep, mix, p, polar, rep } from "../../../art/geom";
import { HELD, type HeldName } from "../../../art/objects";

/** The suits by the engine's number. */
export const SUITS = ["points", "sword", "hook", "eye", "panic"] as const;
export type Suit = (typeof SUITS)[number];

export const BACK: BackDesign = { inner: "#123a52", outer: "#03101a", metal: "#9dfbe6", sign: "eye" };

const LUCK: Record<Suit, { ink: string; a: string; b: string }> = {
  sword: { ink: "#ffd9d0", a: "#b4433c", b: "#3a0f14" },
  hook: { ink: "#d6f7ff", a: "#2f86a3", b: "#07283a" },
  eye: { ink: "#f0e2ff", a: "#7b57b8", b: "#1d1038" },
  panic: { ink: "#fff2b0", a: "#d9a514", b: "#2a1c02" },
  points: { ink: "#e9fff6", a: "#2d7d74", b: "#062420" },
};
/** The picture of a points card. A custom deck may have values other than the printed 3, 4, 5, 6 and 8. */
const TREASURE: HeldName[] = [
  "coin",
  "coin",
  "purse",
  "coin",
  "goblet",
  "mask",
  "crown",
  "pendulum",
  "oyster",
  "chest",
];

const luckFaces = keep((key: string): string => {
  const [suit, points] = key.split(" ") as [Suit, string];
  const k = LUCK[suit];
  const spokes = rep(18, (i) => {
    const [[x, y], [u, v]] = [polar(50, 64, 110, i * 20), polar(50, 64, 110, i * 20 + 9)];
    return `<path d="M50 64L${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}Z"/>`;
  });
  const art =
    suit === "points"
      ? `<defs><radialGradient id="${OWN}-spark"><stop offset="0" stop-color="#d8fff0" stop-opacity=".9"/><stop offset="1" stop-color="#d8fff0" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="66" r="34" fill="url(#${OWN}-spark)" opacity=".55"/><g transform="translate(23 36) scale(1.36)">${HELD[TREASURE[+points] ?? "coin"]({ id: OWN, tint: "#22b98c", glow: "#d8fff0", cloth2: "#0c5a45" })}</g>`
      : glyph(suit, 19, suit === "panic" ? 30 : 34, 62, k.ink, mix(k.a, k.b, 0.55));
  const hazard =
    suit === "panic"
      ? p(
          rep(9, (i) => `M${i * 12 - 2} 133l6 -9l6 0l-6 9Z`),
          k.a,
        )
      : "";
  return `<defs><radialGradient id="${OWN}" cx=".5" cy=".42" r=".85"><stop offset="0" stop-color="${k.a}"/><stop offset=".55" stop-color="${mix(k.a, k.b, 0.65)}"/><stop offset="1" stop-color="${k.b}"/></radialGradient></defs>
<rect width="100" height="140" rx="8" fill="${mix(k.b, "#000000", 0.4)}"/><rect x="5" y="5" width="90" height="130" rx="5" fill="url(#${OWN})"/><svg x="5" y="5" width="90" height="130" viewBox="5 5 90 130"><g fill="${k.ink}" opacity=".06">${spokes}</g>${bubbles(key, 100, 130, 10, k.ink)}${hazard}</svg><rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="${k.ink}" stroke-opacity=".65" stroke-width="1.3"/>${art}${+points ? numeral(+points, 18, 32, 27, k.ink, k.b) : ""}`;
});
export const luckFace = (suit: Suit, points: number): string => luckFaces(`${suit} ${points}`);

/** Name and one line of rules, broken into two near the middle. */
export function luckWords(suit: Suit, name: string, line: string): string {
  const { ink } = LUCK[suit];
  const words = line.split(" ");
  const half = line.length > 22 ? Math.ceil(words.length / 2) : words.length;
  const up = suit === "panic" ? 6 : 0; // above its stripes
  const rows = [words.slice(0, half), words.slice(half)]
    .filter((row) => row.length)
    .map((row, i) => `<tspan x="50" y="${118.5 + i * 7.5 - up}">${plain(row.join(" "))}</tspan>`);
  return (
    `<text x="50" y="${line ? 109 - up : 120}" font-size="14" text-anchor="middle" class="num name" fill="${ink}">${plain(name)}</text>` +
    (line
      ? `<text font-size="8" text-anchor="middle" class="sans" fill="${ink}" opacity=".94">${rows.join("")}</text>`
      : "")
  );
}
