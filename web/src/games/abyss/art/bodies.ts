// Body plans: one for each guild but the Mages', whose hoods fill a file of their own.
import { circle, l, mirror, mix, orb, p, poly, polar, ribbon, smooth, star, turn, type Limb } from "../../../art/geom";
import { W, arc, beads, duo, eyes, glowOrb, torso, type Look } from "./figure";
import { mage } from "./mages";
import { HELM_MARKS, MANTLE_MARKS, PROFILE_MARKS, SHELL_MARKS } from "./marks";
import type { Guild } from "./races";

export const PLAN: Record<Guild, (c: Look) => string> = {
  mage,

  soldier(c) {
    const { k } = c;
    const plate = `url(#${c.id}-skin)`;
    const pauldron = turn<() => string>(
      [
        () =>
          p("M44 92C30 84 12 88 4 104C2 112 4 118 6 122L40 122Z", plate) +
          p("M8 98L2 84L16 92ZM20 90L18 76L29 88ZM33 89L36 78L41 90Z", c.bone) +
          l("M8 106C18 98 30 96 42 100M7 114C18 107 30 106 42 109", c.shade, 1.6, ' opacity=".7"'),
        () =>
          [0, 1, 2]
            .map(
              (i) =>
                p(
                  `M46 ${90 + i * 9}C30 ${82 + i * 8} 14 ${86 + i * 9} ${6 - i * 2} ${100 + i * 9}C18 ${98 + i * 9} 32 ${100 + i * 8} 46 ${104 + i * 8}Z`,
                  i % 2 ? c.cloth2 : plate,
                ) + l(`M${8 - i * 2} ${99 + i * 9}C18 ${90 + i * 9} 30 ${88 + i * 8} 45 ${91 + i * 9}`, c.metal, 1.1),
            )
            .join(""),
        () =>
          p("M46 94C34 96 20 100 12 110C4 104 0 90 6 76C8 84 12 88 18 88C16 82 18 74 24 70C24 80 34 88 46 90Z", plate) +
          p("M46 94C34 96 20 100 12 110C10 108 8 106 7 104C18 96 32 93 46 92Z", "#000", ' opacity=".3"') +
          p("M12 110L46 98L46 122L8 122Z", c.cloth2),
        () => p(circle(24, 104, 20), plate) + l(circle(24, 104, 13), c.metal, 1.6) + p(star(24, 104, 6, 9, 4), c.metal),
      ],
      k % 4,
    )();
    const crest = turn<() => string>(
      [
        () =>
          duo(
            p(
              ribbon([
                [50, 30, 9],
                [38, 20, 9],
                [32, 8, 8],
                [38, -2, 3],
              ]),
              plate,
            ) + p("M30 12L22 6L33 4Z", c.bone),
          ),
        () =>
          p("M60 34C52 20 54 4 66 -4C64 4 70 8 78 6C72 14 76 20 84 22C76 28 70 32 60 34Z", c.tint) +
          l("M61 32C60 20 62 8 66 0M63 32C66 22 72 14 77 8M65 32C70 26 76 23 82 22", c.shade, 1, ' opacity=".6"'),
        () =>
          [-26, -13, 0, 13, 26]
            .map((a) => `<g transform="rotate(${a} 60 50)">${p("M57 26L60 2L63 26Z", c.bone)}</g>`)
            .join(""),
        () =>
          duo(l("M54 26C48 8 34 2 16 8", c.tint, 2.6) + orb(16, 8, 2.6, c.glow)) + p("M52 30L60 14L68 30Z", c.metal),
        () =>
          duo(
            p("M50 32C34 30 24 20 24 4C30 12 36 16 42 15C40 9 42 4 46 0C47 12 52 22 58 28Z", plate) +
              p("M24 4C30 12 36 16 42 15C36 20 28 14 24 4Z", "#000", ' opacity=".3"'),
          ),
        () =>
          p(
            ribbon([
              [60, 30, 8],
              [58, 14, 9],
              [66, 2, 9],
              [82, 0, 8],
              [94, 12, 7],
              [96, 28, 4],
            ]),
            c.tint,
          ) + l("M60 26C60 12 70 6 82 5", c.glow, 1.2, ' opacity=".5"'),
      ],
      (k * 5 + 2) % 6,
    )();
    const helm = turn<() => string>(
      [
        () =>
          p(
            "M60 20C78 20 88 34 87 54C86 66 82 78 76 88L64 94L56 94L44 88C38 78 34 66 33 54C32 34 42 20 60 20Z",
            plate,
          ) +
          p("M40 52L56 56L56 66C50 66 44 62 40 52ZM80 52L64 56L64 66C70 66 76 62 80 52Z", "#050b10") +
          p("M57 56L63 56L62 92L58 92Z", "#050b10"),
        () =>
          p("M60 18L82 30L88 56L78 76L70 94L50 94L42 76L32 56L38 30Z", plate) +
          p("M36 54L60 62L84 54L82 64L60 70L38 64Z", "#050b10") +
          l("M60 20L60 60M50 78L50 90M60 74L60 92M70 78L70 90", c.shade, 1.6, ' opacity=".7"'),
        () =>
          p(
            "M60 22C76 22 86 34 86 50L90 58L82 62L80 80L70 76L66 92L54 92L50 76L40 80L38 62L30 58L34 50C34 34 44 22 60 22Z",
            plate,
          ) +
          p(
            "M40 54C48 50 54 52 58 58L56 66C48 66 42 62 40 54ZM80 54C72 50 66 52 62 58L64 66C72 66 78 62 80 54Z",
            "#050b10",
          ) +
          p("M54 80L60 76L66 80L64 90L56 90Z", "#050b10"),
      ],
      (k + (k > 5 ? 1 : 0)) % 3,
    )();
    const visor = eyes(c, 12, 58, turn([2, 0, 2, 1, 2, 3, 0, 2, 1, 2, 0], k), 0.86);
    return (
      duo(p("M44 90C24 92 12 106 10 122L60 122L60 90Z", c.cloth)) +
      torso(88, 36, 14, `url(#${c.id}-cloth)`) +
      p("M40 96L60 90L80 96L78 122L42 122Z", plate) +
      p("M60 90L80 96L78 122L60 122Z", "#000", ' opacity=".28"') +
      l("M60 92L60 122M46 104L58 110M74 104L62 110", c.shade, 1.4, ' opacity=".7"') +
      duo(pauldron) +
      (k % 6 === 0 || k % 2 ? crest : "") +
      helm +
      p("M60 18C80 20 89 36 87 56C86 68 82 78 74 90C80 64 78 36 60 18Z", "#000", ' opacity=".3"') +
      l("M37 50C36 36 44 25 55 22", "#fff", 1.8, ' opacity=".45"') +
      turn(HELM_MARKS, k)(c) +
      visor +
      (k % 6 === 0 || k % 2 ? "" : crest) +
      l("M40 46C48 42 56 43 60 47C64 43 72 42 80 46", c.metal, 2) +
      orb(60, 40, 2.8, c.glow)
    );
  },

  farmer(c) {
    const { r, k } = c;
    const skin = `url(#${c.id}-skin)`;
    const spine: Limb[] = [
      [58, 40, 34],
      [70, 56, 27],
      [72, 76, 32],
      [66, 98, 46],
      [62, 124, 70],
    ];
    const ridges = Array.from({ length: 7 }, (_, i) =>
      l(
        `M${58 - i * 2.6} ${64 + i * 8.5}Q${70 - i} ${70 + i * 8.5} ${84 + i * 1.6} ${60 + i * 8.5}`,
        c.shade,
        1.6,
        ' opacity=".5"',
      ),
    ).join("");
    const crest = turn<() => string>(
      [
        () =>
          p(
            poly([
              [46, 26],
              [38, 2],
              [54, 14],
              [62, -4],
              [68, 14],
              [86, 4],
              [80, 22],
              [94, 28],
              [78, 38],
            ]),
            c.tint,
          ) +
          p(
            poly([
              [50, 26],
              [46, 12],
              [56, 18],
              [62, 6],
              [66, 18],
              [78, 12],
              [73, 28],
            ]),
            c.metal,
          ),
        () =>
          p("M22 30C34 16 88 12 104 30C92 36 40 38 22 30Z", mix(c.metal, "#6b4a14", 0.35)) +
          p("M42 24C46 6 78 4 84 24C74 28 52 28 42 24Z", mix(c.metal, "#a87a2a", 0.3)) +
          l("M43 23C56 27 72 27 83 22", c.tint, 2.4) +
          l("M26 30C44 26 84 25 100 30", "#000", 1, ' opacity=".35"'),
        () =>
          Array.from({ length: 7 }, (_, i) => {
            const [x, y] = polar(62, 34, 24, -170 + i * 26);
            return `<g transform="rotate(${-80 + i * 26} ${x.toFixed(1)} ${y.toFixed(1)})">${p(`M${x.toFixed(1)} ${(y - 13).toFixed(1)}c6 6 6 13 0 18c-6 -5 -6 -12 0 -18Z`, i % 2 ? "#5f8a3a" : "#86ad4a")}</g>`;
          }).join("") + beads(arc(62, 34, 22, 20, 200, 330, 5), 2.2),
        () =>
          Array.from({ length: 5 }, (_, i) => {
            const a = -138 + i * 24;
            const [x, y] = polar(62, 36, 44, a);
            const [u, v] = polar(62, 36, 20, a - 8);
            const [s, t] = polar(62, 36, 20, a + 8);
            return p(
              poly([
                [u, v],
                [x, y],
                [s, t],
              ]),
              c.tint,
            );
          }).join("") + p("M40 26C48 18 76 16 86 28C76 34 50 36 40 26Z", c.metal),
        () =>
          p(
            ribbon([
              [58, 26, 10],
              [60, 10, 9],
              [72, 0, 7],
              [84, 4, 6],
              [84, 14, 4],
            ]),
            c.tint,
          ) +
          p(
            ribbon([
              [50, 26, 8],
              [44, 12, 7],
              [34, 8, 5],
              [30, 14, 3],
            ]),
            c.tint,
          ) +
          beads(
            [
              [46, 27],
              [56, 24],
              [66, 25],
              [75, 29],
            ],
            2.6,
          ),
      ],
      k % 5,
    )();
    const cheek = turn<() => string>(
      [
        () =>
          p("M78 46C90 42 98 50 96 62C90 68 82 66 76 60Z", c.tint, ' opacity=".9"') +
          l("M80 50L93 51M79 54L94 57M79 58L91 63", c.shade, 1),
        () =>
          [0, 1, 2]
            .map((i) =>
              p(
                poly([
                  [80 + i, 40 + i * 9],
                  [94 + i * 3, 40 + i * 10],
                  [82 + i, 48 + i * 9],
                ]),
                c.tint,
              ),
            )
            .join(""),
        () =>
          p(
            ribbon([
              [80, 44, 8],
              [92, 52, 6],
              [98, 64, 4],
              [94, 76, 2],
            ]),
            c.tint,
          ) +
          p(
            ribbon([
              [78, 52, 7],
              [88, 62, 5],
              [90, 76, 2],
            ]),
            c.tint,
          ),
      ],
      (k + 1) % 3,
    )();
    const cloak = turn<() => string>(
      [
        () =>
          p("M14 122C18 104 32 94 50 92C60 98 78 96 90 90C104 96 110 108 112 122Z", `url(#${c.id}-cloth)`) +
          l("M22 112C36 102 48 100 56 102M98 104C90 100 82 100 74 102", c.metal, 1.6),
        () =>
          Array.from(
            { length: 9 },
            (_, i) =>
              `<g transform="rotate(${-52 + i * 13} 62 96)">${p("M62 92c9 10 9 24 0 36c-9 -12 -9 -26 0 -36Z", i % 2 ? "#4c6b2c" : "#6f9440")}</g>`,
          ).join("") + l("M42 100C54 106 70 106 84 98", c.metal, 2.4),
        () =>
          p("M10 122C16 100 34 92 52 94L62 122ZM112 122C110 100 98 92 86 90L62 122Z", `url(#${c.id}-cloth)`) +
          [0, 1, 2, 3]
            .map((i) => l(`M${20 + i * 8} ${118 - i * 4}l8 -6M${104 - i * 6} ${116 - i * 5}l-7 -6`, c.metal, 1.3))
            .join("") +
          orb(62, 108, 4, c.metal) +
          orb(62, 108, 2, c.glow),
      ],
      k % 3,
    )();
    const snout = r.range(0, 5);
    const body = `${crest}${cheek}${p(ribbon(spine, 6), skin)}${p(
      ribbon([
        [82, 44, 6],
        [88, 60, 8],
        [90, 78, 9],
        [86, 98, 12],
        [84, 124, 16],
      ]),
      "#000",
      ' opacity=".28"',
    )}${ridges}${p(
      ribbon([
        [56, 40, 31],
        [36, 50 + snout * 0.4, 17],
        [20, 57 + snout, 12],
        [12, 60 + snout, 16],
      ]),
      skin,
    )}${l(`M14 ${66 + snout}C24 ${64 + snout} 36 ${60 + snout} 46 56`, c.shade, 1.4, ' opacity=".6"')}${l(`M16 ${55 + snout}C28 ${49 + snout} 38 45 46 34`, "#fff", 1.8, ' opacity=".4"')}${orb(10.5, (58 + snout).toFixed(1), 1.4, c.shade)}${turn(PROFILE_MARKS, k)(c)}${p("M42 40C46 33 55 33 60 39C56 46 47 47 42 40Z", "#050b10")}${p("M44.5 40C48 35.5 54 35.5 57.5 39.5C54 44 48.5 44.5 44.5 40Z", c.glow)}${p("M50 36L52.5 36L52 44L50.5 44Z", "#050b10")}${l("M40 34C46 28 56 28 62 33", c.shade, 2.6)}${[[66, 34] as const, [70, 42] as const, [64, 48] as const, [72, 51] as const].map(([x, y]) => orb(x, y, r.range(1, 2).toFixed(1), c.glow, ' opacity=".5"')).join("")}${cloak}`;
    return k % 2 ? mirror(body, W) : body;
  },

  merchant(c) {
    const { k } = c;
    const skin = `url(#${c.id}-skin)`;
    const shellTint = turn(
      [
        c.tint,
        mix(c.tint, "#f6e3b8", 0.55),
        mix(c.tint, "#1f7fa0", 0.5),
        mix(c.tint, "#e0909c", 0.55),
        mix(c.tint, "#0b3b3a", 0.4),
      ],
      k * 2 + (k >> 2),
    );
    const shell = turn<() => string>(
      [
        () =>
          Array.from({ length: 9 }, (_, i) => {
            const a = -168 + i * 17.4;
            const [x0, y0] = polar(60, 76, 62, a);
            const [x1, y1] = polar(60, 76, 62, a + 17.4);
            const [qx, qy] = polar(60, 76, 76, a + 8.7);
            return `<path d="M60 76L${x0.toFixed(1)} ${y0.toFixed(1)}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}Z" fill="${i % 2 ? shellTint : mix(shellTint, "#ffffff", 0.3)}" stroke="${c.shade}" stroke-width="1.2"/>`;
          }).join("") + l(smooth(arc(60, 76, 48, 48, 192, 348, 8)), c.shade, 1, ' opacity=".4"'),
        () =>
          p(
            "M96 74C104 40 86 8 54 8C28 8 12 28 14 50C16 68 32 78 46 72C58 66 60 50 50 44C42 40 34 46 36 54C20 50 26 26 46 24C68 22 80 44 74 66Z",
            shellTint,
          ) +
          l(
            "M54 8C50 14 48 20 46 24M26 20C32 26 36 28 40 27M14 46C22 46 27 46 30 44M76 16C72 24 68 30 64 32M94 40C86 42 80 44 75 46",
            c.shade,
            2,
            ' opacity=".55"',
          ) +
          l("M20 34C26 20 40 12 54 12", "#fff", 1.8, ' opacity=".5"'),
        () =>
          [0, 1, 2, 3, 4]
            .map((i) =>
              p(
                `M${34 + i * 5} ${44 - i * 11}C46 ${52 - i * 11} 74 ${52 - i * 11} ${86 - i * 5} ${44 - i * 11}L${81 - i * 5} ${33 - i * 11}C${72 - i * 2} ${39 - i * 11} ${48 + i * 2} ${39 - i * 11} ${39 + i * 5} ${33 - i * 11}Z`,
                i % 2 ? shellTint : mix(shellTint, "#ffffff", 0.35),
              ),
            )
            .join("") + l("M36 42C48 50 72 50 84 42", c.shade, 1.2),
        () =>
          duo(
            p("M58 14C36 10 16 28 14 56C13 76 22 92 34 96C30 78 36 54 58 40Z", shellTint) +
              l("M52 18C36 22 24 38 22 60M56 26C44 32 34 44 30 62", c.shade, 1.5, ' opacity=".5"') +
              l("M50 15C34 16 20 30 17 50", "#fff", 1.6, ' opacity=".45"'),
          ),
        () =>
          p("M22 54C20 24 38 6 60 6S100 24 98 54C84 42 72 38 60 38S36 42 22 54Z", shellTint) +
          [0, 1, 2, 3, 4, 5]
            .map((i) => l(`M60 10Q${60 + (i - 2.5) * 14} 20 ${60 + (i - 2.5) * 26} 48`, c.shade, 1.3, ' opacity=".5"'))
            .join("") +
          beads(arc(60, 58, 40, 20, 200, 340, 9), 2.6),
      ],
      k % 5,
    )();
    const faceW = turn([24, 21, 26, 22, 25], k * 2);
    const face =
      p(
        `M60 36C${60 + faceW * 0.9} 36 ${60 + faceW + 2} 50 ${60 + faceW} 64C${60 + faceW - 1} 82 ${60 + faceW * 0.5} 94 60 94S${60 - faceW + 1} 82 ${60 - faceW} 64C${60 - faceW - 2} 50 ${60 - faceW * 0.9} 36 60 36Z`,
        skin,
      ) +
      p(
        `M60 36C${60 + faceW * 0.9} 36 ${60 + faceW + 2} 50 ${60 + faceW} 64C${60 + faceW - 1} 82 ${60 + faceW * 0.5} 94 60 94C74 78 74 52 60 36Z`,
        "#000",
        ' opacity=".2"',
      );
    const mouth = turn<() => string>(
      [
        () =>
          l("M48 80C54 84 66 84 72 80", c.shade, 2) +
          duo(
            p(
              ribbon([
                [57, 74, 4],
                [46, 78, 4],
                [38, 88, 3],
                [40, 98, 1],
              ]),
              skin,
            ),
          ),
        () => l("M50 79C56 82 64 82 70 79", c.shade, 2) + p("M55 84C58 86 62 86 65 84L60 88Z", c.shade),
        () =>
          duo(
            p(
              ribbon([
                [58, 72, 5],
                [48, 74, 5],
                [36, 70, 4],
                [28, 74, 1.6],
              ]),
              mix(c.skin, c.shade, 0.35),
            ),
          ) + l("M52 81C57 83 63 83 68 81", c.shade, 1.8),
        () =>
          [48, 54, 60, 66, 72]
            .map((x, i) =>
              p(
                ribbon([
                  [x, 80, 4],
                  [x + (i - 2) * 1.5, 90, 4],
                  [x + (i - 2) * 3, 102, 1.4],
                ]),
                mix(c.skin, c.shade, 0.25),
              ),
            )
            .join("") + l("M50 78C56 81 64 81 70 78", c.shade, 1.8),
      ],
      (k * 3 + 1) % 4,
    )();
    const stalks =
      k % 3 === 1
        ? duo(
            p(
              ribbon([
                [48, 44, 7],
                [42, 32, 6],
                [40, 24, 7],
              ]),
              skin,
            ) +
              orb(40, 21, 6.5, skin) +
              orb(40, 21, 4.6, "#050b10") +
              orb(40, 21, 3.2, c.glow) +
              p("M36 21L44 20L44 22L36 23Z", "#050b10"),
          ) + l("M50 60C56 57 64 57 70 60", c.shade, 1.4, ' opacity=".5"')
        : duo(p("M37 56C42 50 52 50 57 57L37 60Z", mix(c.skin, c.shade, 0.35))) +
          eyes(c, 12.5, 59, turn([3, 0, 3, 1, 3, 0], k), 1);
    const jewels = turn<() => string>(
      [
        () => beads(arc(60, 92, 30, 14, 165, 15, 11), 3.2),
        () =>
          beads(arc(60, 90, 26, 10, 165, 15, 9), 2.4) +
          beads(arc(60, 98, 34, 14, 160, 20, 11), 2.8) +
          p("M60 112L66 119L60 126L54 119Z", c.metal),
        () => l("M32 98C46 114 74 114 88 98", c.metal, 3) + orb(60, 111, 7, c.metal) + orb(60, 111, 4.4, c.glow),
      ],
      (k + 2) % 3,
    )();
    const robe =
      torso(86, 42, 12, `url(#${c.id}-cloth)`) +
      duo(p("M58 96C44 94 26 98 14 116L14 122L30 122C34 110 46 104 58 104Z", mix(c.cloth, "#ffffff", 0.16))) +
      duo(
        Array.from({ length: 5 }, (_, i) =>
          orb((20 + i * 8).toFixed(0), (113 - i * 3.2).toFixed(1), 1.3, c.metal),
        ).join(""),
      );
    const frill =
      p(
        poly(
          arc(60, 66, faceW + 9, 36, 0, 360, 49).map(([x, y], i) =>
            i % 2 ? [x, y] : [60 + (x - 60) * 0.86, 66 + (y - 66) * 0.9],
          ),
        ),
        mix(c.skin, c.tint, 0.45),
      ) +
      p(
        poly(
          arc(60, 66, faceW + 4, 32, 0, 360, 41).map(([x, y], i) =>
            i % 2 ? [x, y] : [60 + (x - 60) * 0.88, 66 + (y - 66) * 0.92],
          ),
        ),
        mix(c.skin, c.shade, 0.55),
      ) +
      duo(
        [50, 62, 74]
          .map((y, i) => orb((60 - faceW - 5.5 + Math.abs(i - 1) * 1.5).toFixed(1), y, 1.2, c.glow, ' opacity=".9"'))
          .join(""),
      );
    return (
      shell +
      turn(SHELL_MARKS, k)(c) +
      robe +
      frill +
      p("M50 82L70 82L72 98L48 98Z", mix(c.skin, c.shade, 0.5)) +
      face +
      p(`M${60 - faceW * 0.7} 46C${60 - faceW * 0.4} 40 54 39 58 40C50 43 45 48 43 54Z`, "#fff", ' opacity=".4"') +
      stalks +
      mouth +
      jewels +
      (k % 2 ? orb(60, 45, 3.4, c.metal) + orb(60, 45, 1.8, c.glow) : "")
    );
  },

  politician(c) {
    const { r, k } = c;
    const skin = `url(#${c.id}-skin)`;
    const hw = turn([25, 22, 28, 24, 21, 27, 23, 26, 24, 22], k);
    const top = turn([2, -4, 8, 0, -6, 6, 2, -2, 10, 0], k);
    const fins = turn<() => string>(
      [
        () =>
          p(
            `M56 ${top + 2}C40 ${top + 6} 26 ${top + 18} 20 ${top + 36}C32 ${top + 38} 42 ${top + 32} 48 ${top + 26}Z`,
            skin,
          ) + l(`M50 ${top + 10}C40 ${top + 16} 32 ${top + 24} 27 ${top + 33}`, c.glow, 1, ' opacity=".5"'),
        () =>
          p(
            `M44 ${top + 30}C30 ${top + 20} 18 ${top + 26} 12 ${top + 40}C20 ${top + 52} 34 ${top + 52} 42 ${top + 46}Z`,
            skin,
          ) + l(`M40 ${top + 36}C32 ${top + 30} 24 ${top + 32} 19 ${top + 40}`, c.glow, 1, ' opacity=".5"'),
        () =>
          [0, 1, 2]
            .map((i) =>
              p(
                `M${50 - i * 3} ${top + 8 + i * 13}L${28 - i * 3} ${top + 4 + i * 16}L${44 - i * 2} ${top + 22 + i * 12}Z`,
                skin,
              ),
            )
            .join(""),
      ],
      k % 3,
    )();
    const beard = Array.from({ length: 3 + (k % 2) }, (_, i) => {
      const x = 56 - i * 6.5;
      const s = r.range(3, 7);
      return (
        p(
          ribbon([
            [x, 80, 8 - i * 0.4],
            [x - s - i * 2, 94, 7 - i * 0.5],
            [x - i * 4 + s, 108, 5],
            [x - s - i * 5, 120, 2.2],
          ]),
          skin,
        ) +
        [88, 96, 104]
          .map((y, q) => orb((x - (q === 1 ? s + i * 2.5 : i * 2)).toFixed(1), y, 1, c.glow, ' opacity=".55"'))
          .join("")
      );
    })
      .reverse()
      .join("");
    const collar = turn<() => string>(
      [
        () =>
          p(
            poly(
              arc(60, 92, 46, 15, 0, 360, 41).map(([x, y], i) =>
                i % 2 ? [x, y] : [60 + (x - 60) * 0.84, 92 + (y - 92) * 0.78],
              ),
            ),
            "#e9eef0",
          ) + p("M60 98m-36 0a36 9 0 1 0 72 0a36 9 0 1 0 -72 0Z", "#9fb2bd", ' opacity=".55"'),
        () =>
          duo(
            p("M58 104L22 70C18 84 22 104 34 118L60 118Z", mix(c.cloth, c.tint, 0.25)) +
              l("M24 74C22 88 26 104 36 116", c.metal, 1.8) +
              l("M24 73L58 104", c.metal, 1.8),
          ),
        () =>
          duo(
            Array.from(
              { length: 6 },
              (_, i) =>
                `<g transform="rotate(${-20 - i * 13} 60 62)">${p("M60 104c5 4 5 11 0 15c-5 -4 -5 -11 0 -15Z", i % 2 ? "#c9a94f" : "#e6cc7a")}</g>`,
            ).join(""),
          ),
        () =>
          duo(
            p("M60 92C46 90 30 96 22 108L26 122L60 122Z", mix(c.cloth, "#ffffff", 0.2)) +
              l("M58 93C46 92 33 98 25 109", c.metal, 2),
          ) + p("M52 92L68 92L64 122L56 122Z", c.metal),
      ],
      (k * 3) % 4,
    )();
    const spots = Array.from({ length: 7 }, () =>
      orb(
        r.range(60 - hw * 0.6, 60 + hw * 0.7).toFixed(1),
        r.range(top + 12, 46).toFixed(1),
        r.range(0.9, 2.6).toFixed(1),
        c.glow,
        ' opacity=".45"',
      ),
    ).join("");
    const applyTheme = turn<() => string>(
      [
        () =>
          l(`M${60 - hw + 2} 50C48 43 72 43 ${60 + hw - 2} 50`, c.metal, 3) +
          orb(60, 45, 3.6, c.metal) +
          orb(60, 45, 2, c.glow),
        () =>
          duo(
            Array.from(
              { length: 5 },
              (_, i) =>
                `<g transform="rotate(${-8 - i * 17} 60 62)">${p("M60 36c4 4 4 9 0 12c-4 -3 -4 -8 0 -12Z", i % 2 ? "#d8bb5c" : "#f0d98a")}</g>`,
            ).join(""),
          ),
        () => "",
        () =>
          p(`M${60 - hw - 3} 46L60 38L${60 + hw + 3} 46L${60 + hw} 52L60 45L${60 - hw} 52Z`, c.cloth2) +
          l(`M${60 - hw - 2} 46L60 38.5L${60 + hw + 2} 46`, c.metal, 1.6),
      ],
      (k + 1) % 4,
    )();
    return (
      duo(fins) +
      torso(86, 36, 16, `url(#${c.id}-cloth)`) +
      (k % 2
        ? duo(p("M16 122C22 104 36 94 52 90L60 122Z", c.cloth2))
        : p("M28 100L92 122L60 122L24 112Z", c.metal, ' opacity=".85"')) +
      collar +
      p(
        `M60 ${top}C${60 + hw * 0.6} ${top + 12} ${60 + hw} ${top + 30} ${60 + hw} 52C${60 + hw + 1} 68 ${60 + hw * 0.8} 80 60 86C${60 - hw * 0.8} 80 ${60 - hw - 1} 68 ${60 - hw} 52C${60 - hw} ${top + 30} ${60 - hw * 0.6} ${top + 12} 60 ${top}Z`,
        skin,
      ) +
      p(
        `M60 ${top}C${60 + hw * 0.6} ${top + 12} ${60 + hw} ${top + 30} ${60 + hw} 52C${60 + hw + 1} 68 ${60 + hw * 0.8} 80 60 86C76 60 74 24 60 ${top}Z`,
        "#000",
        ' opacity=".26"',
      ) +
      p(
        `M${60 - hw * 0.62} 44C${60 - hw * 0.55} ${top + 28} ${60 - hw * 0.35} ${top + 16} 57 ${top + 8}C${60 - hw * 0.22} ${top + 24} ${60 - hw * 0.3} ${top + 36} ${60 - hw * 0.36} 45Z`,
        "#fff",
        ' opacity=".34"',
      ) +
      spots +
      applyTheme +
      turn(MANTLE_MARKS, k)(c) +
      duo(
        p(`M${60 - hw - 2} 58C${60 - hw + 4} 52 ${60 - 8} 54 ${60 - 5} 61L${60 - hw} 63Z`, c.shade, ' opacity=".55"'),
      ) +
      eyes(c, hw * 0.56, 62, turn([0, 2, 3, 0, 1, 2, 0, 4, 3, 2], k), 1.12) +
      l("M60 66L58 73L62 73", c.shade, 1.2, ' opacity=".5"') +
      duo(beard)
    );
  },

  ambassador(c) {
    const { k } = c;
    const skin = `url(#${c.id}-skin)`;
    const antler = duo(
      p(
        ribbon([
          [52, 34, 6],
          [42, 20, 5],
          [30, 12, 4.4],
          [24, 0, 2],
        ]),
        c.coral,
      ) +
        p(
          ribbon([
            [42, 20, 4],
            [44, 8, 3.4],
            [40, -4, 1.6],
          ]),
          c.coral,
        ) +
        p(
          ribbon([
            [32, 13, 3.6],
            [20, 14, 3],
            [12, 8, 1.4],
          ]),
          c.coral,
        ),
    );
    const cloak =
      p(
        "M60 22C84 22 96 44 94 66C104 78 112 98 116 122L4 122C8 98 16 78 26 66C24 44 36 22 60 22Z",
        `url(#${c.id}-cloth)`,
      ) +
      p("M60 22C84 22 96 44 94 66C104 78 112 98 116 122L60 122Z", "#000", ' opacity=".25"') +
      l("M28 66C26 46 38 27 60 27S94 46 92 66", c.metal, 2.2) +
      duo(l("M28 68C18 82 12 100 9 120", c.metal, 1.6));
    const face =
      p("M60 34C74 34 82 46 81 60C80 76 71 88 60 88S40 76 39 60C38 46 46 34 60 34Z", k === 1 ? c.shade : skin) +
      p("M60 34C74 34 82 46 81 60C80 76 71 88 60 88C72 72 72 48 60 34Z", "#000", ' opacity=".24"');
    const beard = Array.from({ length: 3 }, (_, i) =>
      p(
        ribbon([
          [58 - i * 5, 78, 7],
          [54 - i * 7, 94, 6.5],
          [57 - i * 6, 108, 5],
          [52 - i * 7, 122, 2],
        ]),
        mix("#f4eddc", c.skin, 0.2 + i * 0.12),
      ),
    )
      .reverse()
      .join("");
    const extra = turn<() => string>(
      [
        () =>
          antler +
          cloak +
          face +
          duo(beard) +
          eyes(c, 11, 58, 3, 1.05) +
          l("M47 47C52 44 56 45 59 48M73 47C68 44 64 45 61 48", "#f4eddc", 3),
        () =>
          l("M60 24C58 4 76 -2 90 10", c.coral, 3) +
          glowOrb(c, 91, 14, 5) +
          cloak +
          face +
          eyes(c, 10, 58, 1, 0.95) +
          duo(
            p(
              ribbon([
                [56, 78, 4],
                [50, 88, 4],
                [52, 100, 1.6],
              ]),
              c.skin,
            ),
          ),
        () =>
          p("M60 4m-34 34a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z", c.metal, ' opacity=".28"') +
          l(circle(60, 38, 36), c.metal, 1.8) +
          Array.from({ length: 12 }, (_, i) => {
            const [x, y] = polar(60, 38, 42, i * 30);
            return orb(x.toFixed(1), y.toFixed(1), 2, c.metal);
          }).join("") +
          antler +
          cloak +
          face +
          duo(beard) +
          p("M48 78C54 72 66 72 72 78L60 84Z", "#f4eddc") +
          p("M38 52C40 38 48 32 60 32S80 38 82 52C68 45 52 45 38 52Z", c.cloth) +
          p("M60 32L67 41L60 50L53 41Z", c.glow) +
          eyes(c, 11, 60, 1, 1.1),
      ],
      k % 3,
    )();
    return extra + p("M60 112L67 105L60 98L53 105Z", c.metal) + orb(60, 105, 2.4, c.glow);
  },

  smuggler(c) {
    const { r, k } = c;
    const skin = `url(#${c.id}-skin)`;
    const head =
      p(
        "M60 14C84 14 94 30 91 48C89 60 84 66 83 74C82 86 72 94 60 94S38 86 37 74C36 66 31 60 29 48C26 30 36 14 60 14Z",
        skin,
      ) +
      p("M60 14C84 14 94 30 91 48C89 60 84 66 83 74C82 86 72 94 60 94C78 70 78 36 60 14Z", "#000", ' opacity=".3"') +
      p("M36 40C36 28 44 21 54 19C46 26 43 34 43 44C41 48 36 46 36 40Z", "#fff", ' opacity=".38"');
    const arms = Array.from({ length: 3 }, (_, i) => {
      const x = 52 - i * 8;
      const s = r.range(5, 9);
      return (
        p(
          ribbon([
            [x, 84, 10 - i],
            [x - 8 - i * 3, 98, 9 - i],
            [x - 4 - i * 6 - s, 110, 7 - i],
            [x - i * 6 - s + 8, 121, 4],
          ]),
          skin,
        ) +
        [92, 100, 108]
          .map((y, q) => orb((x - 5 - i * 3 - q * 2.5).toFixed(1), y + i, 1.5, c.shade, ' opacity=".65"'))
          .join("")
      );
    })
      .reverse()
      .join("");
    const hat = turn<() => string>(
      [
        () =>
          p("M26 44C30 24 90 24 94 44C84 36 36 36 26 44Z", c.tint) +
          p("M28 44C44 36 76 36 92 44L90 50C76 42 44 42 30 50Z", c.cloth) +
          p("M90 42L108 36L102 48L112 54L94 52Z", c.tint) +
          l("M34 40C50 33 70 33 86 40", c.metal, 1.2),
        () =>
          p("M12 40C26 20 46 34 60 14C74 34 94 20 108 40C94 50 80 42 60 42S26 50 12 40Z", c.cloth) +
          l("M14 40C28 46 42 39 60 39S92 46 106 40", c.metal, 2) +
          orb(60, 29, 3.6, c.metal),
        () =>
          p(
            "M60 2C92 2 104 34 98 66C100 82 106 96 112 108L92 112C92 84 88 40 60 32C32 40 28 84 28 112L8 108C14 96 20 82 22 66C16 34 28 2 60 2Z",
            c.cloth,
          ) + l("M28 104C28 78 34 42 60 33C86 42 92 78 92 104", c.metal, 1.6),
        () =>
          p("M28 42C30 34 40 30 60 30S90 34 92 42L92 52C80 46 40 46 28 52Z", "#0b1216") +
          l("M28 44L92 44", c.tint, 1.4),
        () =>
          p("M34 34C36 12 84 12 86 34L96 38C84 44 36 44 24 38Z", c.cloth) +
          p("M34 34C44 40 76 40 86 34L86 30C76 35 44 35 34 30Z", c.tint),
        () =>
          l("M28 42C44 34 76 34 92 42", "#1a1420", 6) +
          duo(
            orb(45, 38, 11.5, "#1a1420") + orb(45, 38, 8, c.metal) + orb(45, 38, 6, "#9dfbe6") + orb(42, 35, 2, "#fff"),
          ),
        () =>
          p("M4 42C20 34 100 34 116 42C100 50 20 50 4 42Z", "#d8c38a") +
          p("M36 38C38 20 48 16 60 16S82 20 84 38C72 42 48 42 36 38Z", "#c2a866") +
          l("M36 37C48 42 72 42 84 37", "#7a2c24", 4),
        () =>
          p("M28 46C28 18 42 8 60 8S92 18 92 46C72 38 48 38 28 46Z", "#e8f4f2") +
          l("M32 33C46 25 74 25 88 33M42 20C52 15 68 15 78 20", "#1f6f7a", 6) +
          p("M26 44C44 35 76 35 94 44L93 53C76 44 44 44 27 53Z", "#1f6f7a") +
          orb(60, 7, 6.5, "#e8f4f2"),
      ],
      k,
    )();
    const mask =
      k % 4 === 3
        ? p("M30 66C44 60 76 60 90 66C88 82 76 92 60 94C44 92 32 82 30 66Z", c.cloth) +
          l("M32 67C46 62 74 62 88 67M40 78L80 78M46 86L74 86", c.tint, 1.2, ' opacity=".7"')
        : l("M50 80C56 83 64 83 70 80", c.shade, 1.8);
    const patch =
      k === 1
        ? p("M64 52L86 52C86 64 80 68 74 68S64 62 64 52Z", "#0b1216") + l("M30 44L66 54M86 53L92 50", "#0b1216", 2.4)
        : "";
    const gaze = eyes(c, 13, 58, turn([2, 0, 2, 2, 5, 1, 0, 2], k), 1.15);
    return (
      torso(84, 40, 10, `url(#${c.id}-cloth)`) +
      duo(p("M58 100L30 78C20 88 14 104 12 122L58 122Z", c.cloth2) + l("M30 79L58 101", c.metal, 1.6)) +
      (k === 2 ? hat + head : head) +
      gaze +
      patch +
      mask +
      (k === 2 ? "" : hat) +
      duo(arms) +
      (k % 3 === 0 ? l("M82 70A5 5 0 1 1 82 79", c.metal, 1.8) : "")
    );
  },
};
