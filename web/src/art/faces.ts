// Faces and backs of the cards that are one picture: inner SVG, 100 x 140. Words are left to the components, which know the language.
import { angler, leviathanArt, shoal } from "./creatures";
import { OWN, dice, keep, mix, orb, p, polar, rep, ribbon } from "./geom";
import { HELD, type HeldName } from "./held";
import { ALLY_KINDS, BEAST_IDS, type AllyKind, type Suit } from "./ids";
import { RACES, type Race } from "./races";

/** Text of a picture. It comes from the server or from a translation, and is put into the page as markup. */
export const plain = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const glyph = (id: string, x: number, y: number, size: number, colour: string, cut: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}" style="--cut:${cut}"><use href="#i-${id}"/></svg>`;
const numeral = (value: number, x: number, y: number, size: number, fill: string, edge: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}" class="num" style="paint-order:stroke" stroke="${edge}" stroke-width="3">${value}</text>`;

const rays = (seed: string, w: number, h: number): string => {
  const r = dice(seed);
  return rep(4, () => {
    const x = r.range(0.05, 0.9) * w;
    const s = r.range(4, 11);
    const lean = r.range(10, 26);
    return `<path d="M${x.toFixed(1)} 0l${s.toFixed(1)} 0l${(-lean + s).toFixed(1)} ${(h * r.range(0.6, 0.9)).toFixed(1)}l${(-s * 2.4).toFixed(1)} 0Z" fill="url(#cd-ray)" opacity="${r.range(0.3, 0.8).toFixed(2)}"/>`;
  });
};
const bubbles = (seed: string, w: number, h: number, n: number, fill: string): string => {
  const r = dice(seed);
  return rep(n, () =>
    orb(
      (r.range(0.08, 0.94) * w).toFixed(0),
      (r.range(0.1, 0.9) * h).toFixed(0),
      r.range(0.4, 1.5).toFixed(1),
      fill,
      ` opacity="${r.range(0.2, 0.6).toFixed(2)}"`,
    ),
  );
};

// ---------------------------------------------------------------- Allies and Monsters
function paintAlly({ value, special }: AllyKind, race: Race): string {
  const R = RACES[race];
  const badge = special
    ? `<g transform="translate(66 90)"><circle cx="14" cy="14" r="15.5" fill="#06141d" stroke="#f3dca0" stroke-width="1.6"/>${glyph(special === "pearl" ? "pearl-boost" : "double-die", 3.5, 3.5, 21, "#f3dca0", "#06141d")}</g>`
    : "";
  return `<rect width="100" height="140" rx="8" fill="${R.night}"/><rect x="1" y="1" width="98" height="138" rx="7.5" fill="url(#pat-${race})" opacity=".85"/>
<rect x="7" y="7" width="86" height="126" rx="3" fill="url(#cr-${race}-water)"/>
<svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126">${rays(`${race}${value}${special}`, 100, 140)}${bubbles(`${race}${value}`, 100, 120, 12, mix(R.colour, "#ffffff", 0.6))}
<g transform="translate(3 4)">${shoal(race, value)}</g><rect x="7" y="96" width="86" height="37" fill="url(#cd-foot)"/><rect x="7" y="7" width="86" height="70" fill="url(#cd-head)"/></svg>
<rect x="7" y="7" width="86" height="126" rx="3" fill="none" stroke="${R.colour}" stroke-width="1.4"/><rect x=".8" y=".8" width="98.4" height="138.4" rx="7.5" fill="none" stroke="${R.colour}" stroke-width="1.6"/>
${numeral(value, 23, 42, 38, "#fffaf0", "rgb(0 0 0 / .55)")}
<circle cx="23" cy="58" r="11" fill="${R.colour}"/>${glyph("race-" + race, 14.5, 49.5, 17, R.night, R.colour)}
<text x="23" y="81" font-size="9" text-anchor="middle" class="cap" fill="#fffaf0" opacity=".92">${R.letter}</text>${badge}`;
}

function paintMonster(seed: string): string {
  return `<rect width="100" height="140" rx="8" fill="#0f0504"/><path d="${rep(12, (i) => `M${2 + i * 8} 7l4 -5.5l4 5.5ZM${2 + i * 8} 133l4 5.5l4 -5.5Z`)}" fill="#ff9a6b" opacity=".8"/>
<rect x="7" y="7" width="86" height="126" rx="3" fill="url(#mo-water)"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126">${bubbles(seed, 100, 130, 16, "#ffcf9a")}<g transform="translate(10 32) scale(.84)">${angler(seed)}</g><rect x="7" y="96" width="86" height="37" fill="url(#cd-foot)"/></svg>
<rect x="7" y="7" width="86" height="126" rx="3" fill="none" stroke="#ff9a6b" stroke-width="1.4"/><rect x=".8" y=".8" width="98.4" height="138.4" rx="7.5" fill="none" stroke="#ff9a6b" stroke-width="1.6"/>`;
}

/** An Exploration card by the engine's kind. */
export const allyFace = keep((kind: number): string => {
  const card = ALLY_KINDS[kind];
  return !card || card.race === "monster" ? paintMonster(`m${kind}`) : paintAlly(card, card.race);
});
const caption = (text: string, x: number, size: number, anchor: string, fill: string): string =>
  `<text x="${x}" y="129" font-size="${size}" text-anchor="${anchor}" class="cap" fill="${fill}">${plain(text.toUpperCase())}</text>`;
/** The name strip of an Ally: left, so that a fanned hand shows its beginning. */
export const allyName = (name: string): string => caption(name, 12, 8.6, "start", "#fffaf0");
export const monsterName = (name: string): string => caption(name, 50, 9.5, "middle", "#ffe9d2");

// ---------------------------------------------------------------- Leviathans
/** How tall the picture is in a box 160 wide: fewer levels leave more room. */
export const beastHeight = (levels: number): number => [126, 126, 108, 90][levels] ?? 90;

const beastFaces = keep((key: string): string => {
  const [beast, race, levels, at] = key.split(" ") as [string, Race, string, string];
  const id = BEAST_IDS[+beast] ?? `leviathan-${beast}`;
  const h = beastHeight(+levels);
  return `<rect width="160" height="${h}" fill="url(#cr-${race}-water)"/>${rays(id, 160, h)}${bubbles(id, 160, h, 10, RACES[race].colour)}<g transform="translate(5 ${((h - 88) * 0.55 + 5).toFixed(1)}) scale(.94)">${leviathanArt(id, race, +levels, +at)}</g>`;
});
/** A Leviathan with as many heads as levels; those beaten hang in the dark. */
export const beastFace = (beast: number, race: Race, levels: number, at: number): string =>
  beastFaces(`${beast} ${race} ${levels} ${at}`);

// ---------------------------------------------------------------- Loot
const LOOT_BRINGS: Record<number, string> = { 3: "key", 4: "pearl", 5: "monster-token", 6: "ally", 7: "" };
export const lootBrings = (value: number): string => LOOT_BRINGS[value] ?? "";

export const lootFace = keep((value: number): string => {
  const beams = rep(10, (i) => {
    const [[x, y], [u, v]] = [polar(50, 62, 80, i * 36), polar(50, 62, 80, i * 36 + 10)];
    return p(`M50 62L${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}Z`, "#ffe7a6", ' opacity=".1"');
  });
  // More coins for more points: the value can be seen without being read.
  const coins = rep(
    value,
    (i) =>
      orb(26 + (i * 48) / (value - 1), 92 - (i % 2) * 4, 4.6, "#8a6420") +
      orb(26 + (i * 48) / (value - 1), 91 - (i % 2) * 4, 4, "url(#s-brass)"),
  );
  return `<rect width="100" height="140" rx="8" fill="#170d05"/><svg width="100" height="140" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="4" fill="url(#cd-loot)" stroke="#dba84a" stroke-width="1.6"/><svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">${beams}</svg><rect x="8" y="8" width="84" height="124" rx="2" fill="none" stroke="#dba84a" stroke-opacity=".5" stroke-width=".8"/>
${glyph("chest", 26, 37, 48, "#f3dca0", "#4a2f14")}${coins}${bubbles(`loot${value}`, 100, 84, 9, "#ffe7a6")}</svg>
${numeral(value, 20, 36, 30, "#fff3d0", "#2a1806")}${glyph("influence", 32, 14, 11, "#f3dca0", "#4a2f14")}<rect x="12" y="102" width="76" height="26" rx="6" fill="#170d05" opacity=".85"/>`;
});
export const lootReward = (value: number, text: string): string => {
  const brings = lootBrings(value);
  return (
    (brings ? glyph(brings, 17, 106, 18, "#f3dca0", "#170d05") : "") +
    `<text x="${brings ? 40 : 50}" y="118.5" font-size="10" text-anchor="${brings ? "start" : "middle"}" class="sans" fill="#fff3d0">${plain(text)}</text>`
  );
};

// ---------------------------------------------------------------- tokens
/** Monster tokens, 64 x 64, face up: points in rust, effects (L) in deep water with another rim. */
export const pointsToken = (points: number): string =>
  `<circle cx="32" cy="32" r="31" fill="#e8b48a"/><circle cx="32" cy="32" r="27.5" fill="url(#s-rust)"/><circle cx="32" cy="32" r="24.5" fill="none" stroke="#e8b48a" stroke-width="1.2" opacity=".7"/><text x="32" y="43" font-size="32" text-anchor="middle" class="num" fill="#ffe9d2">${points}</text>`;
export const effectToken = (brings: string, count: number): string =>
  `<circle cx="32" cy="32" r="31" fill="#8fd3d6"/><circle cx="32" cy="32" r="27.5" fill="url(#s-deep)"/><circle cx="32" cy="32" r="28.6" fill="none" stroke="#07222b" stroke-width="2" stroke-dasharray="2.5 3.5"/>` +
  (brings === "council"
    ? glyph("council", 16, 16, 32, "#c9f5f2", "#114450")
    : glyph(brings, 9, 19, 27, "#c9f5f2", "#114450") +
      `<text x="46.5" y="40" font-size="22" text-anchor="middle" class="num" fill="#fff">${count}</text>`);

// ---------------------------------------------------------------- The Abyss
const LUCK: Record<Suit, { ink: string; a: string; b: string }> = {
  sword: { ink: "#ffd9d0", a: "#b4433c", b: "#3a0f14" },
  hook: { ink: "#d6f7ff", a: "#2f86a3", b: "#07283a" },
  eye: { ink: "#f0e2ff", a: "#7b57b8", b: "#1d1038" },
  panic: { ink: "#fff2b0", a: "#d9a514", b: "#2a1c02" },
  points: { ink: "#e9fff6", a: "#2d7d74", b: "#062420" },
};
/** What a card of so many points shows. A house deck may hold others than the printed 3, 4, 5, 6 and 8. */
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
    `<text x="50" y="${line ? 109 - up : 120}" font-size="${line ? 12.5 : 11}" text-anchor="middle" class="num" fill="${ink}">${plain(name)}</text>` +
    (line
      ? `<text font-size="6.7" text-anchor="middle" class="sans" fill="${ink}" opacity=".94">${rows.join("")}</text>`
      : "")
  );
}

// ---------------------------------------------------------------- backs
/** Inner and outer ground, metal, sign. */
const BACKS = {
  depths: ["#0f4a5c", "#041a24", "#8fd8d8", "ui-explore"],
  lord: ["#4a2d5c", "#160a20", "#e0bd72", "lord"],
  place: ["#5c4a1e", "#1d1506", "#e6cc7a", "location"],
  beast: ["#5c1e22", "#1c0709", "#ffb08a", "leviathan"],
  loot: ["#6b4420", "#1f1206", "#f3dca0", "chest"],
  luck: ["#123a52", "#03101a", "#9dfbe6", "eye"],
} as const;
export type BackKind = keyof typeof BACKS;

/** Inner SVG of a back, 100 x 140; a Location's lies on its side, 140 x 100. */
export const backFace = keep((kind: BackKind): string => {
  const [a, b, line, sign] = BACKS[kind];
  const limb = `<path d="${ribbon([
    [50, 50, 9],
    [46, 40, 8],
    [34, 34, 6.5],
    [24, 26, 5.4],
    [20, 16, 4.4],
    [28, 12, 3.6],
    [32, 19, 2.4],
  ])}"/><path d="${ribbon([
    [44, 56, 8],
    [32, 54, 6.5],
    [22, 58, 5.4],
    [13, 52, 4.4],
    [15, 43, 3.6],
    [22, 46, 2.4],
  ])}"/>`;
  const quarter = limb + `<g transform="matrix(-1 0 0 1 100 0)">${limb}</g>`;
  const inner = `<rect width="100" height="140" rx="8" fill="${b}"/><rect x="4" y="4" width="92" height="132" rx="5" fill="url(#${OWN})" stroke="${line}" stroke-width="1.4"/><rect x="8" y="8" width="84" height="124" rx="3" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width=".8"/><g fill="${line}" opacity=".4">${quarter}<g transform="matrix(1 0 0 -1 0 140)">${quarter}</g></g><circle cx="50" cy="70" r="25" fill="${b}" stroke="${line}" stroke-width="1.6"/><circle cx="50" cy="70" r="21.5" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width=".8"/><g${kind === "place" ? ' transform="rotate(-90 50 70)"' : ""}>${glyph(sign, 35, 55, 30, line, b)}</g>`;
  const ground = `<defs><radialGradient id="${OWN}" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></radialGradient></defs>`;
  return ground + (kind === "place" ? `<g transform="translate(140 0) rotate(90)">${inner}</g>` : inner);
});
