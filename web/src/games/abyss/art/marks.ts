// War paint, blazes and bands: one large patch of light or dark for each Lord, so that members of one guild differ at 24 pixels.
// Drawn on the head, in the box of the body plans; a Lord's place in its guild chooses.
import { circle, each, l, orb, p, rep, ribbon, smooth, star, type Point } from "../../../art/geom";
import { arc, duo, type Look } from "./figure";

type Mark = (c: Look) => string;
const NONE: Mark = () => "";
const BONE = "#f4ead2";
const GOLD = "#f0c860";

/** On the helm, under the eyes. */
export const HELM_MARKS: readonly Mark[] = [
  () => p("M55 18L65 18L63.5 47L56.5 47Z", BONE),
  () => l("M44 70L44 84M51.5 72L51.5 90M68.5 72L68.5 90M76 70L76 84", BONE, 3.4),
  () => p(star(60, 35, 10, 14, 7), GOLD) + orb(60, 35, 6, "#fff6d0"),
  () => p("M32 46L60 52L88 46L87 70L60 74L33 70Z", "#0a0506"),
  () => l("M40 44L60 31L80 44M42 33L60 21L78 33", GOLD, 5),
  () => l("M62 22L74 50M72 24L84 48M54 68L62 92M64 66L72 88", BONE, 3.6),
  () => p("M36 68L60 74L84 68L76 88L64 94L56 94L44 88Z", BONE),
  () => p("M60 20C78 20 88 34 87 54C86 66 82 78 76 88L64 94L60 94Z", "#12070a", ' opacity=".85"'),
  () =>
    p(
      "M60 18C80 18 90 34 88 56C86 70 82 80 74 92L46 92C38 80 34 70 32 56C30 34 40 18 60 18Z",
      "#12070a",
      ' opacity=".8"',
    ) + l("M46 44C52 40 68 40 74 44", "#e0433b", 3),
  () =>
    duo(
      p("M36 52C20 48 14 30 20 12C24 22 30 26 34 26C32 20 34 16 38 12C40 24 42 30 46 34Z", "#fff4dc") +
        l("M20 18C24 30 30 36 38 40", "#b98a5a", 1.4),
    ),
  () => l("M35 46C46 41 74 41 85 46", "#8ff0dc", 7) + p("M60 20L68 28L60 38L52 28Z", "#8ff0dc"),
];

/** On the mantle, under the eyes. */
export const MANTLE_MARKS: readonly Mark[] = [
  NONE,
  () => l("M46 66L46 80M74 66L74 80", "#eaf4ff", 5),
  () => p("M60 4C46 16 33 32 34 52C33 68 44 80 60 86Z", "#eaf4ff", ' opacity=".6"'),
  () => p("M60 4L70 40L60 50L50 40Z", "#eaf4ff"),
  () =>
    each(
      [
        [60, 12],
        [60, 24],
        [60, 36],
      ] as Point[],
      ([x, y]) => orb(x, y, 6, "#8a6420") + orb(x, y - 1, 5.2, GOLD),
    ),
  () => p("M34 53L60 58L86 53L84 70L60 74L36 70Z", "#081028"),
  () =>
    each(
      [
        [50, 24],
        [66, 18],
        [70, 34],
        [52, 38],
      ] as Point[],
      ([x, y]) => orb(x, y, 5, "#ff9d8a"),
    ),
  () => l(circle(60, 26, 10), "#eaf4ff", 5) + l("M60 36L60 46", "#eaf4ff", 5),
  () => p("M60 16C70 6 82 18 74 28L60 44L46 28C38 18 50 6 60 16Z", "#ffb8a0"),
  () => l("M38 20L82 56", "#ff7a5a", 7),
];

/** On head and neck of a profile that looks left, under the eye. */
export const PROFILE_MARKS: readonly Mark[] = [
  NONE,
  () => l("M30 44C44 36 64 40 84 48", "#2e1c06", 9),
  () =>
    p(
      ribbon([
        [56, 30, 6],
        [40, 42, 9],
        [24, 53, 8],
        [12, 57, 6],
      ]),
      "#fff3d2",
    ),
  () => p(circle(52, 40, 16), "#fff0c8"),
  () => l("M56 66C66 74 78 72 86 66M56 78C66 86 80 84 88 78", "#4fd0c0", 6),
  () => l("M54 66C66 74 78 72 88 64M52 80C66 88 80 86 90 78", "#a8322a", 7),
  () => p(circle(74, 52, 12), "#5f9a3a"),
  () =>
    each(
      [
        [62, 62],
        [70, 70],
        [78, 78],
        [60, 76],
      ] as Point[],
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5" fill="url(#s-nacre)"/>`,
    ),
  () => p("M66 30C84 36 92 60 88 96L64 92C74 74 74 52 66 30Z", "#fff0c8", ' opacity=".9"'),
  () =>
    each(
      [
        [68, 30],
        [78, 44],
        [66, 58],
        [80, 62],
        [70, 76],
      ] as Point[],
      ([x, y]) => orb(x, y, 5.5, "#4a2508"),
    ),
];

/** On the shell behind the head. The first need none: their shells differ. */
export const SHELL_MARKS: readonly Mark[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  () =>
    l("M16 62C14 24 36 8 60 8S106 24 104 62", "#f2c4cc", 8) +
    l("M16 62C14 24 36 8 60 8S106 24 104 62", "#0b2a26", 3, ' stroke-dasharray="7 9"'),
  () => each(arc(60, 76, 56, 56, 196, 344, 9), ([x, y]) => orb(x.toFixed(1), y.toFixed(1), 5.5, "#ff8e7a")),
  () => l(smooth(arc(60, 74, 54, 54, 196, 344, 9)), GOLD, 7),
  () => l("M44 34L76 34M48 24L72 24M52 14L68 14", "#fff4d8", 5),
  () => duo(l("M52 20C36 24 24 40 20 62M56 32C44 38 34 48 30 64", "#0b2a26", 5)),
  () => rep(7, (i) => `<g transform="rotate(${-45 + i * 15} 60 62)">${p("M55 12L60 -6L65 12Z", BONE)}</g>`),
];
