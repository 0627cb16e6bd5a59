// Faces and backs of the cards that are one picture: inner SVG, 100 x 140. Words are left to the components, which know the language.
import { angler, leviathanArt, shoal } from "./creatures";
import { bubbles, glyph, numeral, plain, type BackDesign } from "../../../art/card_art";
import { dice, keep, mix, orb, p, polar, rep } from "../../../art/geom";
import { kindOf, type AllyKind } from "../constants";
import { LEVIATHANS } from "../ids";
import { RACES, type Race } from "./races";

const rays = (seed: string, w: number, h: number): string => {
  const r = dice(seed);
  return rep(4, () => {
    const x = r.range(0.05, 0.9) * w;
    const s = r.range(4, 11);
    const lean = r.range(10, 26);
    return `<path d="M${x.toFixed(1)} 0l${s.toFixed(1)} 0l${(-lean + s).toFixed(1)} ${(h * r.range(0.6, 0.9)).toFixed(1)}l${(-s * 2.4).toFixed(1)} 0Z" fill="url(#cd-ray)" opacity="${r.range(0.3, 0.8).toFixed(2)}"/>`;
  });
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
<text x="23" y="84" font-size="15" text-anchor="middle" class="cap letter" fill="#fffaf0" opacity=".92">${R.letter}</text>${badge}`;
}

function paintMonster(seed: string): string {
  return `<rect width="100" height="140" rx="8" fill="#0f0504"/><path d="${rep(12, (i) => `M${2 + i * 8} 7l4 -5.5l4 5.5ZM${2 + i * 8} 133l4 5.5l4 -5.5Z`)}" fill="#ff9a6b" opacity=".8"/>
<rect x="7" y="7" width="86" height="126" rx="3" fill="url(#mo-water)"/><svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126">${bubbles(seed, 100, 130, 16, "#ffcf9a")}<g transform="translate(10 32) scale(.84)">${angler(seed)}</g><rect x="7" y="96" width="86" height="37" fill="url(#cd-foot)"/></svg>
<rect x="7" y="7" width="86" height="126" rx="3" fill="none" stroke="#ff9a6b" stroke-width="1.4"/><rect x=".8" y=".8" width="98.4" height="138.4" rx="7.5" fill="none" stroke="#ff9a6b" stroke-width="1.6"/>`;
}

/** An Exploration card by the engine's kind. */
export const allyFace = (kind: number): string => allyFaces(`${kind} ${RACES[kindOf(kind)?.race ?? "kraken"].letter}`);
const allyFaces = keep((key: string): string => {
  const kind = Number(key.split(" ")[0]);
  const card = kindOf(kind);
  return card ? paintAlly(card, card.race) : paintMonster(`m${kind}`);
});
const caption = (text: string, x: number, size: number, anchor: string, fill: string): string =>
  `<text x="${x}" y="129" font-size="${size}" text-anchor="${anchor}" class="cap" fill="${fill}">${plain(text.toUpperCase())}</text>`;
/** The name strip of an Ally: left, so that a fanned hand shows its beginning. */
export const allyName = (name: string): string => caption(name, 12, 12, "start", "#fffaf0");
export const monsterName = (name: string): string => caption(name, 50, 12, "middle", "#ffe9d2");

// ---------------------------------------------------------------- Leviathans
/** How tall the picture is in a box 160 wide: fewer levels leave more room. */
export const beastHeight = (levels: number): number => [126, 126, 108, 90][levels] ?? 90;

const beastFaces = keep((key: string): string => {
  const [beast, race, levels, at] = key.split(" ") as [string, Race, string, string];
  const id = LEVIATHANS[+beast] ?? `leviathan-${beast}`;
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

// ---------------------------------------------------------------- backs
export const BACKS = {
  depths: { inner: "#0f4a5c", outer: "#041a24", metal: "#8fd8d8", sign: "ui-explore" },
  lord: { inner: "#4a2d5c", outer: "#160a20", metal: "#e0bd72", sign: "lord" },
  location: { inner: "#5c4a1e", outer: "#1d1506", metal: "#e6cc7a", sign: "location", wide: true },
  leviathan: { inner: "#5c1e22", outer: "#1c0709", metal: "#ffb08a", sign: "leviathan" },
  loot: { inner: "#6b4420", outer: "#1f1206", metal: "#f3dca0", sign: "chest" },
} as const satisfies Record<string, BackDesign>;
