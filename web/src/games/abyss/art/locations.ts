// Seascapes for Location tiles, 240 x 120. The building stands right of centre; the left stays calm for the formula.
import {
  OWN,
  box,
  dice,
  each,
  keep,
  l,
  mix,
  orb,
  p,
  poly,
  polar,
  rep,
  ribbon,
  smooth,
  star,
  turn,
  type Limb,
  type Point,
} from "../../../art/geom";
import { LOCATIONS } from "../ids";
import { FIVE, GUILD_COLOUR, RACES, type Guild, type Race } from "./races";

/** What a place is coloured by: the race or guild it counts, else its own water. */
const TINT: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({
      sargasso_silos: "farmer",
      hydrozoa_reserves: "mage",
      parliament: "politician",
      the_barracks: "soldier",
      the_dockworks: "merchant",
      the_gambling_den: "smuggler",
    }).map(([id, guild]) => [id, GUILD_COLOUR[guild as Guild]]),
  ),
  ...Object.fromEntries(
    Object.entries({
      the_sanctuary: "jellyfish",
      the_sargasso_fields: "seahorse",
      oceanic_senate_assembly: "squid",
      the_chasm: "crab",
      nest_of_giant_clams: "shellfish",
    }).map(([id, race]) => [id, RACES[race as Race].colour]),
  ),
  the_abyss: "#5fd0e0",
  city_of_mirrors: "#a8d8e8",
  black_smokers: "#ff8a4d",
  the_depths: "#4fb8a8",
  the_throne_room: "#e8c468",
  the_jail: "#8fa6b8",
  the_closed_tower: "#d8b068",
  the_lost_tower: "#9ab8a0",
  the_chamber_of_allies: "#8fd8c8",
  the_coral_barrier: "#ff9a8a",
  the_krakens_lair: "#b8a6ff",
  the_cetacean_graveyard: "#c8d8d0",
  the_abandoned_convoy: "#c8a878",
  the_megalodon: "#88b8d8",
  the_battlefield: "#d89a88",
};

interface Palette {
  hi: string;
  mid: string;
  dark: string;
  ink: string;
  lamp: string;
  kelp(x: number, n: number): string;
}

const BUILD: Record<string, (c: Palette) => string> = {
  sargasso_silos: (c) =>
    rep(5, (i) => {
      const x = 128 + i * 21;
      const h = turn([52, 70, 44, 62, 38], i);
      return (
        p(`M${x} 112L${x} ${112 - h}C${x} ${100 - h} ${x + 17} ${100 - h} ${x + 17} ${112 - h}L${x + 17} 112Z`, c.mid) +
        p(
          `M${x + 9} 112L${x + 9} ${103 - h}C${x + 14} ${104 - h} ${x + 17} ${106 - h} ${x + 17} ${112 - h}L${x + 17} 112Z`,
          c.dark,
        ) +
        l(`M${x} ${118 - h}L${x + 17} ${118 - h}M${x} ${130 - h}L${x + 17} ${130 - h}`, c.hi, 1, ' opacity=".6"') +
        orb(x + 6, 124 - h, 1.8, c.lamp)
      );
    }) +
    c.kelp(112, 6) +
    c.kelp(234, 4),
  hydrozoa_reserves: (c) =>
    each(
      [
        [132, 34],
        [176, 42],
        [216, 28],
      ] as Point[],
      ([x, r]) =>
        p(`M${x - r} 108C${x - r} ${108 - r * 1.9} ${x + r} ${108 - r * 1.9} ${x + r} 108Z`, c.hi, ' opacity=".22"') +
        l(
          `M${x - r} 108C${x - r} ${108 - r * 1.9} ${x + r} ${108 - r * 1.9} ${x + r} 108M${x} 108L${x} ${108 - r * 1.42}M${x - r * 0.5} 108C${x - r * 0.5} ${108 - r} ${x - r * 0.3} ${108 - r * 1.3} ${x} ${108 - r * 1.42}M${x + r * 0.5} 108C${x + r * 0.5} ${108 - r} ${x + r * 0.3} ${108 - r * 1.3} ${x} ${108 - r * 1.42}`,
          c.hi,
          1.2,
          ' opacity=".7"',
        ) +
        `<svg x="${x - r * 0.42}" y="${108 - r * 1.12}" width="${r * 0.84}" height="${r * 0.84}" color="${c.lamp}" style="--cut:${c.dark}"><use href="#i-race-jellyfish"/></svg>` +
        box(x - r - 3, 106, r * 2 + 6, 8, c.dark),
    ),
  the_sanctuary: (c) =>
    p("M178 20L186 40L198 40L198 112L158 112L158 40L170 40Z", c.mid) +
    rep(9, (i) => {
      const [x, y] = polar(178, 62, 62, -170 + i * 20);
      return l(`M178 62L${x.toFixed(0)} ${y.toFixed(0)}`, c.lamp, 1.4, ' opacity=".28"');
    }) +
    p("M166 112L166 64C166 48 190 48 190 64L190 112Z", c.lamp, ' opacity=".9"') +
    p("M140 112L216 112L210 104L146 104ZM130 118L226 118L218 111L138 111Z", c.dark) +
    rep(4, (i) => box(turn([136, 148, 204, 216], i), 66, 6, 46, c.mid)) +
    `<svg x="168" y="66" width="20" height="20" color="${c.dark}" style="--cut:${c.lamp}"><use href="#i-race-jellyfish"/></svg>`,
  parliament: (c) =>
    p("M132 62C132 28 224 28 224 62Z", c.mid) +
    p("M178 36C206 38 224 48 224 62L178 62Z", c.dark, ' opacity=".5"') +
    box(174, 18, 8, 20, c.mid) +
    orb(178, 17, 4, c.lamp) +
    box(122, 62, 112, 8, c.hi) +
    rep(7, (i) => box(128 + i * 15.5, 70, 8, 34, c.mid) + box(132 + i * 15.5, 70, 4, 34, c.dark)) +
    box(116, 104, 124, 6, c.hi) +
    box(110, 110, 134, 8, c.mid) +
    rep(6, (i) => orb(139 + i * 15.5, 88, 2, c.lamp)),
  the_barracks: (c) =>
    p(
      "M118 112L118 58L126 58L126 66L134 66L134 58L142 58L142 66L150 66L150 34L158 34L158 42L166 42L166 34L174 34L174 42L182 42L182 34L190 34L190 66L198 66L198 58L206 58L206 66L214 66L214 58L222 58L222 66L232 66L232 112Z",
      c.mid,
    ) +
    p("M170 34L190 34L190 66L232 66L232 112L170 112Z", c.dark, ' opacity=".55"') +
    p("M160 112L160 86C160 74 180 74 180 86L180 112Z", c.ink) +
    l("M164 80L164 112M170 78L170 112M176 80L176 112", c.mid, 1.6) +
    rep(4, (i) => box(turn([128, 144, 198, 216], i), 78, 4, 10, c.lamp)) +
    rep(
      3,
      (i) =>
        l(`M${turn([154, 170, 186], i)} 34L${turn([154, 170, 186], i)} 12`, c.hi, 1.4) +
        p(`M${turn([154, 170, 186], i)} 13l12 4l-12 5Z`, c.lamp),
    ),
  the_dockworks: (c) =>
    l("M140 112L140 30L196 44M140 30L128 56M140 42L178 42", c.mid, 4) +
    l("M190 43L190 66", c.hi, 1.2) +
    box(182, 66, 16, 12, c.hi) +
    p("M150 96L236 90L228 114L160 114Z", c.mid) +
    l("M192 92L192 60M192 64L218 86M214 90L214 70", c.mid, 2.2) +
    rep(6, (i) => box(112 + i * 9, 100 + (i % 2) * 3, 7, 16, c.dark)) +
    orb(140, 27, 3, c.lamp) +
    rep(4, (i) => orb(170 + i * 14, 102, 1.8, c.lamp)),
  the_sargasso_fields: (c) =>
    rep(6, (i) => {
      const y = 70 + i * 9;
      return (
        l(`M${100 - i * 4} ${y}C140 ${y - 8} 190 ${y + 2} 244 ${y - 6}`, c.dark, 3, ' opacity=".6"') +
        rep(10, (j) => {
          const x = 108 + j * 14 - i * 3;
          const h = 10 + i * 3.6;
          return p(
            `M${x} ${y}c${-h * 0.4} ${-h * 0.5} ${-h * 0.2} ${-h} 0 ${-h * 1.3}c${h * 0.2} ${h * 0.3} ${h * 0.4} ${h * 0.8} 0 ${h * 1.3}Z`,
            i % 2 ? c.mid : c.hi,
            ` opacity="${0.5 + i * 0.08}"`,
          );
        })
      );
    }) +
    p("M196 62L196 34L208 26L220 34L220 62Z", c.dark) +
    orb(208, 44, 2.6, c.lamp),
  the_abyss: (c) =>
    rep(
      7,
      (i) =>
        `<ellipse cx="178" cy="${70 + i * 2}" rx="${72 - i * 10}" ry="${46 - i * 6.4}" fill="${mix(c.mid, "#00060a", 0.18 + i * 0.13)}"/>`,
    ) +
    orb(178, 84, 3, c.lamp) +
    orb(178, 84, 12, "url(#pl-lamp)") +
    rep(5, (i) => {
      const [x, y] = polar(178, 74, 60, -150 + i * 34);
      return p(
        ribbon([
          [x, y, 3],
          [(x + 178) / 2, (y + 80) / 2, 2],
          [178, 82, 0.6],
        ]),
        c.hi,
        ' opacity=".2"',
      );
    }),
  city_of_mirrors: (c) => {
    const sky = rep(9, (i) => {
      const x = 116 + i * 14;
      const h = turn([16, 30, 22, 44, 34, 50, 26, 38, 18], i);
      return (
        p(`M${x} 68L${x} ${68 - h}L${x + 5} ${60 - h}L${x + 10} ${68 - h}L${x + 10} 68Z`, i % 2 ? c.mid : c.hi) +
        box(x + 3, 72 - h, 2, 4, c.lamp) +
        box(x + 3, 82 - h, 2, 4, c.lamp)
      );
    });
    return (
      sky +
      `<g transform="matrix(1 0 0 -0.8 0 122)" opacity=".38">${sky}</g>` +
      l("M104 68L244 68", c.lamp, 1.2) +
      rep(4, (i) => l(`M${120 + i * 30} ${80 + i * 6}l16 0`, c.hi, 1, ' opacity=".5"'))
    );
  },
  black_smokers: (c) =>
    rep(4, (i) => {
      const x = turn([126, 158, 190, 220], i);
      const h = turn([34, 54, 44, 30], i);
      return (
        p(
          ribbon([
            [x + 6, 112 - h, 9],
            [x - 4, 92 - h, 16],
            [x + 12, 70 - h, 22],
            [x - 2, 44 - h, 30],
          ]),
          "#10161a",
          ' opacity=".75"',
        ) +
        p(`M${x - 6} 114L${x} ${112 - h}L${x + 12} ${112 - h}L${x + 20} 114Z`, c.dark) +
        p(`M${x + 6} ${112 - h}L${x + 12} ${112 - h}L${x + 20} 114L${x + 8} 114Z`, c.ink) +
        `<ellipse cx="${x + 6}" cy="${112 - h}" rx="6" ry="2.2" fill="${c.lamp}"/>` +
        l(`M${x + 3} 112L${x + 5} ${124 - h}`, "#ff8a4d", 1.4, ' opacity=".8"')
      );
    }) + p("M100 118C130 108 170 116 244 108L244 122L100 122Z", "#ff7a3a", ' opacity=".35"'),
  oceanic_senate_assembly: (c) =>
    rep(
      5,
      (i) =>
        `<path d="M${178 - 64 + i * 9} 112A${64 - i * 9} ${52 - i * 7} 0 0 1 ${178 + 64 - i * 9} 112Z" fill="${i % 2 ? c.dark : c.mid}" stroke="${c.hi}" stroke-opacity=".5"/>`,
    ) +
    p("M168 112L170 84L186 84L188 112Z", c.hi) +
    `<svg x="167" y="60" width="22" height="22" color="${c.lamp}" style="--cut:${c.dark}"><use href="#i-race-squid"/></svg>` +
    rep(7, (i) => {
      const [x, y] = polar(178, 112, 58, -160 + i * 23.3);
      return orb(x.toFixed(0), y.toFixed(0), 1.8, c.lamp);
    }),
  the_depths: (c) =>
    p("M100 0L150 0C156 30 148 60 164 122L100 122Z", c.dark) +
    p("M244 0L206 0C196 36 206 70 192 122L244 122Z", c.ink) +
    p("M100 0L132 0C140 40 130 80 146 122L100 122Z", c.mid, ' opacity=".5"') +
    rep(5, (i) =>
      orb(
        turn([172, 184, 176, 190, 168], i),
        turn([22, 46, 66, 84, 102], i),
        turn([1.4, 1.8, 2.4, 1.6, 2.8], i),
        c.lamp,
        ` opacity="${0.4 + i * 0.14}"`,
      ),
    ) +
    orb(176, 100, 16, "url(#pl-lamp)") +
    `<svg x="158" y="78" width="26" height="26" color="${c.ink}" style="--cut:${c.lamp}"><use href="#i-monster"/></svg>`,
  the_throne_room: (c) =>
    rep(
      4,
      (i) =>
        p(`M${turn([118, 136, 212, 230], i)} 0l10 0l0 70l-5 8l-5 -8Z`, c.mid, ' opacity=".8"') +
        p(star(turn([123, 141, 217, 235], i), 40, 4, 6, 2.4), c.lamp),
    ) +
    p("M160 112L160 40L168 24L174 34L180 16L186 34L192 24L200 40L200 112Z", c.mid) +
    p("M180 16L186 34L192 24L200 40L200 112L180 112Z", c.dark) +
    p("M168 88L192 88L192 48C192 36 168 36 168 48Z", c.lamp, ' opacity=".75"') +
    box(156, 82, 48, 7, c.hi) +
    p("M140 118L220 118L212 106L148 106Z", c.dark),
  the_jail: (c) =>
    p("M120 118L120 44C120 10 236 10 236 44L236 118Z", c.dark) +
    p("M130 118L130 48C130 22 226 22 226 48L226 118Z", c.lamp, ' opacity=".28"') +
    orb(190, 70, 36, "url(#pl-lamp)") +
    `<svg x="166" y="62" width="44" height="52" color="${c.ink}" style="--cut:${c.dark}" viewBox="0 0 64 64"><use href="#i-self"/></svg>` +
    rep(7, (i) => l(`M${138 + i * 14} 26L${138 + i * 14} 118`, c.mid, 4)) +
    l("M128 60L228 60M128 96L228 96", c.mid, 3.4),
  the_chasm: (c) =>
    p("M100 60L160 56L168 84L158 122L100 122Z", c.dark) +
    p("M244 52L200 58L190 82L204 122L244 122Z", c.dark) +
    p("M160 56L200 58L190 82L204 122L158 122L168 84Z", "#ff6a4a", ' opacity=".55"') +
    p("M168 62L192 62L184 84L190 122L170 122L176 84Z", "#ffd08a", ' opacity=".7"') +
    l("M136 58C160 70 196 70 226 54", c.hi, 2.4) +
    rep(8, (i) =>
      l(`M${142 + i * 11} ${61 + Math.sin(i / 2.2) * 5}L${142 + i * 11} ${50 + Math.sin(i / 2.2) * 3}`, c.hi, 1.2),
    ) +
    `<svg x="112" y="26" width="30" height="30" color="${c.mid}" style="--cut:${c.dark}"><use href="#i-race-crab"/></svg>`,
  the_closed_tower: (c) =>
    p(
      "M158 116L164 34L158 28L158 18L166 18L166 24L174 24L174 18L182 18L182 24L190 24L190 18L198 18L198 28L192 34L198 116Z",
      c.mid,
    ) +
    p("M178 24L190 24L190 18L198 18L198 28L192 34L198 116L178 116Z", c.dark, ' opacity=".6"') +
    p("M167 116L167 90C167 78 189 78 189 90L189 116Z", c.ink) +
    `<svg x="169.5" y="88" width="17" height="17"><use href="#i-key"/></svg>` +
    rep(3, (i) => box(175, 40 + i * 13, 5, 7, c.lamp)) +
    l("M130 116L152 104L158 112M226 116L206 106L198 112", c.dark, 6),
  the_lost_tower: (c) =>
    `<g transform="rotate(13 178 112)">${p("M158 116L163 44L170 38L174 50L182 32L188 48L194 40L198 116Z", c.mid)}${p("M180 38L182 32L188 48L194 40L198 116L180 116Z", c.dark, ' opacity=".6"')}${rep(3, (i) => p(`M${172 + (i % 2) * 8} ${58 + i * 16}l6 0l0 8l-6 0Z`, c.ink))}</g>` +
    p("M120 116L128 104L140 110L148 98L160 116ZM206 116L214 106L226 112L236 102L244 116Z", c.dark) +
    c.kelp(150, 4) +
    c.kelp(206, 3),
  the_chamber_of_allies: (c) =>
    rep(5, (i) => {
      const x = 112 + i * 26;
      const race = turn(FIVE, i);
      return (
        p(`M${x} 112L${x} 56C${x} 36 ${x + 22} 36 ${x + 22} 56L${x + 22} 112Z`, c.dark) +
        p(
          `M${x + 4} 112L${x + 4} 58C${x + 4} 44 ${x + 18} 44 ${x + 18} 58L${x + 18} 112Z`,
          RACES[race].colour,
          ' opacity=".5"',
        ) +
        `<svg x="${x + 4}" y="62" width="14" height="14" color="#fff" style="--cut:${c.dark}"><use href="#i-race-${race}"/></svg>`
      );
    }) +
    box(106, 30, 136, 6, c.mid) +
    box(106, 111, 136, 8, c.mid),
  nest_of_giant_clams: (c) =>
    each(
      [
        [142, 100, 24],
        [186, 92, 32],
        [224, 104, 20],
      ] as Limb[],
      ([x, y, r]) =>
        p(
          `M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}C${x + r * 0.5} ${y - r * 0.3} ${x - r * 0.5} ${y - r * 0.3} ${x - r} ${y}Z`,
          c.mid,
        ) +
        rep(5, (i) =>
          l(`M${x} ${y - r * 0.2}L${x + (i - 2) * r * 0.42} ${y - r * (0.9 - Math.abs(i - 2) * 0.14)}`, c.dark, 1.6),
        ) +
        p(
          `M${x - r} ${y + 2}C${x - r * 0.6} ${y + r * 0.75} ${x + r * 0.6} ${y + r * 0.75} ${x + r} ${y + 2}C${x + r * 0.4} ${y + r * 0.3} ${x - r * 0.4} ${y + r * 0.3} ${x - r} ${y + 2}Z`,
          c.hi,
        ) +
        orb(x, y, r * 0.5, "url(#pl-lamp)") +
        `<circle cx="${x}" cy="${y}" r="${r * 0.22}" fill="url(#s-nacre)"/>`,
    ),
  the_coral_barrier: (c) =>
    rep(8, (i) => {
      const x = 112 + i * 17;
      const h = turn([44, 66, 38, 74, 52, 80, 46, 62], i);
      const fill = turn([c.mid, "#e8788a", "#f0b06a", c.mid, "#c86ab0", "#e88a6a", "#f0c890", "#d86a78"], i);
      return (
        p(
          ribbon([
            [x, 118, 9],
            [x - 2, 118 - h * 0.5, 7],
            [x + 3, 118 - h, 3],
          ]),
          fill,
        ) +
        p(
          ribbon([
            [x - 1, 118 - h * 0.4, 6],
            [x - 11, 118 - h * 0.62, 4.6],
            [x - 12, 118 - h * 0.86, 2.4],
          ]),
          fill,
        ) +
        p(
          ribbon([
            [x, 118 - h * 0.3, 6],
            [x + 10, 118 - h * 0.5, 4.6],
            [x + 12, 118 - h * 0.74, 2.4],
          ]),
          fill,
        )
      );
    }),
  the_gambling_den: (c) =>
    p("M124 112L124 50L182 26L238 50L238 112Z", c.dark) +
    p("M182 26L238 50L238 112L182 112Z", c.ink, ' opacity=".6"') +
    rep(
      4,
      (i) =>
        l(`M${134 + i * 30} 50l0 8`, c.hi, 1) +
        orb(134 + i * 30, 62, 5, c.lamp) +
        orb(134 + i * 30, 62, 14, "url(#pl-lamp)"),
    ) +
    p("M164 112L164 84L198 84L198 112Z", c.lamp, ' opacity=".7"') +
    `<svg x="136" y="80" width="20" height="20"><use href="#i-die-5"/></svg><svg x="206" y="80" width="20" height="20"><use href="#i-die-2"/></svg>` +
    `<svg x="170" y="38" width="22" height="22" color="${c.lamp}" style="--cut:${c.dark}"><use href="#i-guild-smuggler"/></svg>`,
  the_krakens_lair: (c) =>
    p("M104 122C108 60 132 26 178 26S244 60 244 122Z", c.dark) +
    p("M130 122C132 76 148 52 178 52S222 76 226 122Z", "#000", ' opacity=".75"') +
    p("M160 84L174 92C172 98 162 97 160 90ZM196 84L182 92C184 98 194 97 196 90Z", c.lamp) +
    each(
      [
        [118, 118, -1],
        [236, 116, 1],
        [148, 120, -1],
        [212, 120, 1],
      ] as Limb[],
      ([x, y, s], i) =>
        p(
          ribbon([
            [178 + s * 14, 124, 13],
            [x + s * 2, y - 4, 11],
            [x + s * 8, y - 34, 8],
            [x - s * 6, y - 50, 6],
            [x - s * 12, y - 38, 4],
          ]),
          i < 2 ? c.mid : c.hi,
          ' opacity=".85"',
        ),
    ),
  the_cetacean_graveyard: (c) =>
    rep(7, (i) =>
      l(
        `M${134 + i * 13} 112C${122 + i * 13} ${80 - Math.sin((i / 6) * 3.1) * 20} ${132 + i * 13} ${62 - Math.sin((i / 6) * 3.1) * 34} ${148 + i * 13} ${58 - Math.sin((i / 6) * 3.1) * 30}`,
        c.hi,
        4.4,
      ),
    ) +
    l("M130 70C150 40 200 20 240 58", c.mid, 5) +
    p("M104 112C104 90 118 80 138 88L146 112Z", c.hi) +
    orb(120, 98, 5, c.ink) +
    p("M104 112l6 -6l4 6l5 -6l4 6l5 -6l4 6Z", c.dark),
  the_abandoned_convoy: (c) =>
    `<g transform="rotate(-14 160 100)">${p("M116 84L196 84L184 112L128 112Z", c.mid)}${l("M150 84L150 36M150 46L174 66M170 84L170 54", c.mid, 3)}${p("M150 40L172 64L150 70Z", c.hi, ' opacity=".5"')}${rep(4, (i) => orb(132 + i * 14, 94, 2.6, c.ink))}</g>` +
    `<g transform="rotate(18 216 104) scale(.8) translate(56 24)">${p("M176 84L236 84L228 108L184 108Z", c.dark)}${l("M204 84L204 50", c.dark, 3)}</g>` +
    box(120, 108, 12, 10, c.mid) +
    box(206, 106, 14, 12, c.mid) +
    c.kelp(240, 3),
  the_megalodon: (c) =>
    p("M110 74C120 22 236 22 244 74C232 46 206 40 178 40S124 46 110 74Z", c.hi) +
    p("M116 84C130 122 226 122 240 84C226 106 204 110 178 110S132 106 116 84Z", c.hi) +
    rep(11, (i) => {
      const t = i / 10;
      const x = 122 + t * 112;
      const y = 62 - Math.sin(t * 3.14) * 20;
      return p(`M${x - 6} ${y}L${x} ${y + 17 + Math.sin(t * 3.14) * 5}L${x + 6} ${y}Z`, "#fffaf0");
    }) +
    rep(9, (i) => {
      const t = i / 8;
      const x = 130 + t * 96;
      const y = 92 + Math.sin(t * 3.14) * 16;
      return p(`M${x - 5} ${y}L${x} ${y - 13}L${x + 5} ${y}Z`, "#f0e8d8");
    }),
  the_battlefield: (c) =>
    rep(9, (i) => {
      const x = 112 + i * 15;
      const a = turn([-18, 8, -6, 20, -12, 4, 16, -8, 10], i);
      return `<g transform="rotate(${a} ${x} 112)">${l(`M${x} 114L${x} ${58 - (i % 3) * 10}`, c.mid, 2.4)}${p(`M${x} ${42 - (i % 3) * 10}l5 16l-10 0Z`, c.hi)}</g>`;
    }) +
    each(
      [
        [140, 108, 13],
        [196, 104, 16],
        [228, 112, 11],
      ] as Limb[],
      ([x, y, r]) =>
        p(`M${x - r} ${y}C${x - r} ${y - r * 1.4} ${x + r} ${y - r * 1.4} ${x + r} ${y}L${x} ${y + r * 0.8}Z`, c.dark) +
        l(`M${x} ${y - r}L${x} ${y + r * 0.4}M${x - r * 0.7} ${y - r * 0.3}L${x + r * 0.7} ${y - r * 0.3}`, c.hi, 1.6),
    ) +
    p("M168 60L196 66L188 74L196 84L168 80Z", c.lamp, ' opacity=".8"'),
};

function paint(name: string): string {
  const r = dice(name);
  const tint = TINT[name] ?? PLAIN_WATER;
  const c: Palette = {
    hi: mix(tint, "#e8fbf8", 0.3),
    mid: mix(tint, "#04161f", 0.36),
    dark: mix(tint, "#04161f", 0.78),
    ink: mix(tint, "#020a0f", 0.9),
    lamp: mix(tint, "#fff4cf", 0.72),
    kelp: (x, n) =>
      rep(n, (i) => {
        const k = x + i * 6 - n * 3;
        const b = r.range(-6, 6);
        return p(
          ribbon([
            [k, 124, 4],
            [k + b, 104, 3.4],
            [k - b, 86, 2.8],
            [k + b, r.range(58, 74), 1],
          ]),
          i % 2 ? c.dark : c.mid,
          ' opacity=".9"',
        );
      }),
  };
  const ridge = (y: number, amp: number, fill: string, op: number): string => {
    const pts: Point[] = [];
    for (let x = -10; x <= 260; x += 22) pts.push([x, y + r.range(-amp, amp)]);
    return p(smooth(pts) + "L260 130L-10 130Z", fill, ` opacity="${op}"`);
  };
  const shafts = rep(5, () => {
    const x = r.range(20, 240);
    const w = r.range(6, 16);
    const lean = r.range(14, 34);
    return p(
      poly([
        [x, -4],
        [x + w, -4],
        [x + w * 1.6 - lean, 110],
        [x - w * 1.2 - lean, 110],
      ]),
      "url(#pl-shaft)",
      ` opacity="${r.range(0.25, 0.6).toFixed(2)}"`,
    );
  });
  const motes = rep(14, () =>
    orb(
      r.range(4, 236).toFixed(0),
      r.range(4, 110).toFixed(0),
      r.range(0.5, 1.4).toFixed(1),
      c.lamp,
      ` opacity="${r.range(0.2, 0.6).toFixed(2)}"`,
    ),
  );
  const build = BUILD[name]?.(c) ?? ""; // before the ridges: both roll the same dice
  return `<defs><linearGradient id="${OWN}-sky" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${mix(tint, "#021019", 0.38)}"/><stop offset=".5" stop-color="${mix(tint, "#03141d", 0.7)}"/><stop offset="1" stop-color="${mix(tint, "#020b11", 0.9)}"/></linearGradient></defs><rect width="240" height="120" fill="url(#${OWN}-sky)"/>${shafts}${ridge(78, 10, c.dark, 0.5)}${ridge(94, 8, c.dark, 0.8)}${build}${ridge(116, 3, c.ink, 0.95)}${motes}`;
}
const PLAIN_WATER = "#6fc8d0";
const painted = keep(paint);

/** Inner SVG of the tile with this number, in a box of 240 x 120. One the client does not know gets a ridge with lights. */
export const seascape = (place: number): string => painted(LOCATIONS[place] ?? `location-${place}`);
export const placeTint = (place: number): string => TINT[LOCATIONS[place] ?? ""] ?? PLAIN_WATER;
