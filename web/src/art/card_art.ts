// Parts of card pictures of all games: text, symbols, bubbles and card backs. Inner SVG, 100 x 140.
import { OWN, dice, orb, rep, ribbon } from "./geom";

/** Escape a text for a picture; it comes from the server or a translation and is inserted as markup. */
export const plain = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export const glyph = (id: string, x: number, y: number, size: number, colour: string, cut: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}" style="--cut:${cut}"><use href="#i-${id}"/></svg>`;
export const numeral = (value: number, x: number, y: number, size: number, fill: string, edge: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}" class="num" style="paint-order:stroke" stroke="${edge}" stroke-width="3">${value}</text>`;

export const bubbles = (seed: string, w: number, h: number, n: number, fill: string): string => {
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

/** The back of a deck: inner and outer ground, metal, symbol; a wide one lies on its side, 140 x 100. */
export interface BackDesign {
  inner: string;
  outer: string;
  metal: string;
  sign: string;
  wide?: boolean;
}

function paintBack({ inner: a, outer: b, metal: line, sign, wide }: BackDesign): string {
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
  const picture = `<rect width="100" height="140" rx="8" fill="${b}"/><rect x="4" y="4" width="92" height="132" rx="5" fill="url(#${OWN})" stroke="${line}" stroke-width="1.4"/><rect x="8" y="8" width="84" height="124" rx="3" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width=".8"/><g fill="${line}" opacity=".4">${quarter}<g transform="matrix(1 0 0 -1 0 140)">${quarter}</g></g><circle cx="50" cy="70" r="25" fill="${b}" stroke="${line}" stroke-width="1.6"/><circle cx="50" cy="70" r="21.5" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width=".8"/><g${wide ? ' transform="rotate(-90 50 70)"' : ""}>${glyph(sign, 35, 55, 30, line, b)}</g>`;
  const ground = `<defs><radialGradient id="${OWN}" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></radialGradient></defs>`;
  return ground + (wide ? `<g transform="translate(140 0) rotate(90)">${picture}</g>` : picture);
}

const painted = new Map<BackDesign, string>();

/** Inner SVG of a back. */
export function backFace(design: BackDesign): string {
  let found = painted.get(design);
  if (!found) painted.set(design, (found = paintBack(design)));
  return found;
}
