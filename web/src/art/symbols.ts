// The symbols every table uses, on a 64 x 64 grid: interface, card glyphs, player sigils. Silhouettes use currentColor;
// .s-cut shows what lies behind (set --cut to the surface colour); .s-lo / .s-hi shade a silhouette.
// A game adds its own symbols in games/GAME/art/symbols.ts.
import { both, circle, ribbon, star } from "./geom";

export const f = (d: string, extra = ""): string => `<path d="${d}"${extra}/>`;
export const cut = (d: string): string => `<path class="s-cut" d="${d}"/>`;
export const lo = (d: string): string => `<path class="s-lo" d="${d}"/>`;
export const hi = (d: string): string => `<path class="s-hi" d="${d}"/>`;
export const line = (d: string, w = 5): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const cutLine = (d: string, w = 3): string => `<path class="s-line" d="${d}" stroke-width="${w}"/>`;

// ---------------------------------------------------------------- shapes that games use too
export const octopus =
  both(
    f(
      ribbon([
        [26, 36, 9],
        [16, 40, 8],
        [7.5, 36, 7],
        [4.5, 27.5, 6],
        [8.5, 21, 5],
        [13.5, 24, 4.4],
        [12, 28.5, 3.4],
      ]),
    ) +
      f(
        ribbon([
          [27, 39, 9],
          [20, 48, 7.5],
          [10, 49.5, 6.5],
          [4, 55, 5.4],
          [7, 61, 4.4],
          [12, 59, 3.4],
        ]),
      ) +
      f(
        ribbon([
          [30, 40, 9],
          [28, 51, 7],
          [21, 57, 6],
          [22, 62.5, 3.6],
        ]),
      ),
  ) +
  f(
    "M32 2C44 2 50 10 49 21C48.5 27 45 30 44.5 36C44 42 38 45 32 45S20 42 19.5 36C19 30 15.5 27 15 21C14 10 20 2 32 2Z",
  ) +
  lo("M32 2C44 2 50 10 49 21C48.5 27 45 30 44.5 36C44 42 38 45 32 45C40 32 40 14 32 2Z") +
  both(cut("M19.5 24L29 30.5C27.5 34.5 21.5 34 20.5 29.5Z")) +
  cutLine("M25 12C26.5 9.5 29 8 31.5 7.8", 2.6);
export const influence =
  f("M4 52L4 58C4 60 5.5 62 8 62L56 62C58.5 62 60 60 60 58L60 52Z") +
  f("M5 48L2 18C8 23 13 28 17.5 33C19 24 24 12 32 2C40 12 45 24 46.5 33C51 28 56 23 62 18L59 48Z") +
  lo("M32 2C40 12 45 24 46.5 33C51 28 56 23 62 18L59 48L32 48ZM32 52L60 52L60 58C60 60 58.5 62 56 62L32 62Z") +
  cut("M32 22C35 27 37 31.5 37 35C37 38.5 35 41 32 41S27 38.5 27 35C27 31.5 29 27 32 22Z");
export const eye =
  f("M1 32C9 17 20 9 32 9S55 17 63 32C55 47 44 55 32 55S9 47 1 32Z") +
  lo("M1 32C9 47 20 55 32 55S55 47 63 32C55 40 44 45 32 45S9 40 1 32Z") +
  cut(circle(32, 32, 16)) +
  f(circle(32, 32, 11)) +
  cut("M32 21C36 25 37.5 28.5 37.5 32S36 39 32 43C28 39 26.5 35.5 26.5 32S28 25 32 21Z");

const chest =
  `<path d="M6 30C6 16 14 9 24 9L40 9C50 9 58 16 58 30Z" fill="url(#s-brass)" stroke="#2e2009" stroke-width="2.4"/>` +
  `<path d="M6 30L58 30L58 54C58 56 57 57 55 57L9 57C7 57 6 56 6 54Z" fill="#8a5a2c" stroke="#2e2009" stroke-width="2.4"/>` +
  `<path d="M16 30L16 57M48 30L48 57M16 29C16 20 18 13 21 10M48 29C48 20 46 13 43 10" stroke="#2e2009" stroke-width="3" fill="none" opacity=".75"/>` +
  `<path d="M6 30L58 30" stroke="#2e2009" stroke-width="4"/><rect x="25" y="24" width="14" height="17" rx="3" fill="#f7e3ae" stroke="#2e2009" stroke-width="2.4"/><path d="M32 29.5a3 3 0 0 1 1.5 5.5L34.5 38L29.5 38L30.5 35A3 3 0 0 1 32 29.5Z" fill="#2e2009"/>`;

// ---------------------------------------------------------------- cards
export const cardShape = "M14 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L14 61C11 61 9 59 9 56L9 8C9 5 11 3 14 3Z";
export const tilt = (inner: string, deg: number, x = 32, y = 40): string =>
  `<g transform="rotate(${deg} ${x} ${y})">${inner}</g>`;
export const smallCard =
  "M20 8L44 8C46.5 8 48 9.5 48 12L48 52C48 54.5 46.5 56 44 56L20 56C17.5 56 16 54.5 16 52L16 12C16 9.5 17.5 8 20 8Z";
const cards = {
  hand:
    tilt(f(smallCard), -24, 32, 62) +
    tilt(f(smallCard) + cutLine(smallCard, 2.4), 0, 32, 62) +
    tilt(f(smallCard) + cutLine(smallCard, 2.4) + lo(smallCard), 24, 32, 62),
  deck:
    f("M8 12C8 9 10 7 13 7L47 7C50 7 52 9 52 12L52 50C52 53 50 55 47 55L13 55C10 55 8 53 8 50Z") +
    f(
      "M17 58L49 58C53 58 55 56 55 52L55 14L58 14C60 14 61 16 61 18L61 55C61 60 58 63 53 63L21 63C18 63 17 60 17 58Z",
      ' opacity=".6"',
    ) +
    cut(star(30, 31, 4, 17, 6)) +
    f(circle(30, 31, 3.4)),
  back:
    f(cardShape) +
    lo("M32 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L32 61Z") +
    cutLine("M16 10L48 10L48 54L16 54Z", 2.4) +
    cut(
      ribbon([
        [25, 46, 5],
        [21, 36, 6],
        [25, 25, 6],
        [35, 22, 5.4],
        [41, 29, 5],
        [38, 37, 4.4],
        [31, 36, 3.6],
      ]),
    ),
  discard:
    f("M12 20L52 20L47 58C47 60 45 62 42 62L22 62C19 62 17 60 17 58Z") +
    f("M6 10L58 10L58 16L6 16Z") +
    f("M24 3L40 3L40 10L24 10Z") +
    cutLine("M25 28L27 53M39 28L37 53M32 28L32 53", 3),
};

// ---------------------------------------------------------------- interface
const ring = (inner: string): string => line(circle(32, 32, 26), 6) + inner;
const ui: Record<string, string> = {
  explore:
    f("M32 62L14 40L25 40L25 27L39 27L39 40L50 40Z") +
    line("M14 6C20 11 26 11 32 6C38 1 44 1 50 6", 5) +
    line("M14 19C20 24 26 24 32 19C38 14 44 14 50 19", 5),
  plot:
    f("M6 10C6 6 8 4 12 4L36 4C40 4 42 6 42 10L42 30L33 39L33 56L12 56C8 56 6 54 6 50Z") +
    lo("M24 4L36 4C40 4 42 6 42 10L42 30L33 39L33 56L24 56Z") +
    cut("M12 22L12 14L18 18L24 10L30 18L36 14L36 22Z") +
    cut(
      "M24 26C28 26 30.5 29 30.5 33C30.5 36 29 38 27.5 39C31 40 33 43 33 47L15 47C15 43 17 40 20.5 39C19 38 17.5 36 17.5 33C17.5 29 20 26 24 26Z",
    ) +
    f("M45 36L53 36L53 46L62 46L62 54L53 54L53 63L45 63L45 54L36 54L36 46L45 46Z"),
  recruit:
    f(
      "M32 3C40 3 45.5 9 45.5 17C45.5 23 43 27.5 39 30C48 32 54 37 56.5 44L44 44L44 52L34 52L34 60L4 60C5 44 12 33 25 30C21 27.5 18.5 23 18.5 17C18.5 9 24 3 32 3Z",
    ) + f("M48 47L54 47L54 53L60 53L60 58L54 58L54 63L48 63L48 58L42 58L42 53L48 53Z"),
  buy:
    f("M22 4L42 4L38 16L26 16Z") +
    f("M24 22L40 22C52 30 60 42 58 52C57 59 50 62 32 62S7 59 6 52C4 42 12 30 24 22Z") +
    lo("M32 22L40 22C52 30 60 42 58 52C57 59 50 62 32 62Z") +
    f("M20 16L44 16L44 21L20 21Z") +
    cut(circle(32, 43, 10)) +
    f(circle(32, 43, 5.5)),
  take:
    f("M32 42L14 22L26 22L26 3L38 3L38 22L50 22Z") +
    f("M4 40L14 40L14 50L50 50L50 40L60 40L60 56C60 59 58 61 55 61L9 61C6 61 4 59 4 56Z"),
  fight:
    f("M55 4L60 9L50 28L34 42L40 48L36 53L30 47L18 60C15 62 11 62 8 59C5 56 4 52 6 48L19 35L13 29L18 25L24 31L38 14Z") +
    cutLine("M29 36L48 17", 3),
  pass: f("M6 8L30 32L6 56ZM32 8L56 32L32 56ZM57 8L62 8L62 56L57 56Z"),
  stop:
    f("M20 3L44 3L61 20L61 44L44 61L20 61L3 44L3 20Z") +
    lo("M32 3L44 3L61 20L61 44L44 61L32 61Z") +
    cut("M22 22L42 22L42 42L22 42Z"),
  auto:
    line("M54 36C52.5 47 43.5 55 32 55C19.5 55 10 45 10 32.5S19.5 10 32 10C38.5 10 44 12.5 48 17", 6) +
    f("M56.5 6L56.5 28L36.5 23Z") +
    line("M22 33L29 40L43 26", 5.5),
  undo: f("M24 6L24 20C44 20 58 30 60 56C52 42 42 37 24 37L24 51L3 28.5Z"),
  restart: line("M12 22C16 14 23 9 32 9C45 9 55 19 55 32S45 55 32 55C22 55 14 49 10.5 40", 6.5) + f("M6 6L8 30L29 21Z"),
  check: line("M9 34L25 50L55 15", 9),
  cross: line("M14 14L50 50M50 14L14 50", 9),
  archive: f("M4 8L60 8L60 23L4 23Z") + f("M9 27L55 27L55 57L9 57Z") + cutLine("M24 37L40 37", 6),
  plus: f("M25 5L39 5L39 25L59 25L59 39L39 39L39 59L25 59L25 39L5 39L5 25L25 25Z"),
  minus: f("M5 25L59 25L59 39L5 39Z"),
  times: f("M16 7L32 23L48 7L57 16L41 32L57 48L48 57L32 41L16 57L7 48L23 32L7 16Z"),
  right: line("M22 8L46 32L22 56", 9),
  left: line("M42 8L18 32L42 56", 9),
  down: line("M8 22L32 46L56 22", 9),
  up: line("M8 42L32 18L56 42", 9),
  lock:
    f("M12 28L52 28C55 28 57 30 57 33L57 57C57 60 55 62 52 62L12 62C9 62 7 60 7 57L7 33C7 30 9 28 12 28Z") +
    lo("M32 28L52 28C55 28 57 30 57 33L57 57C57 60 55 62 52 62L32 62Z") +
    line("M19 28L19 18C19 9 24 4 32 4S45 9 45 18L45 28", 6.5) +
    cut("M32 37A5.5 5.5 0 0 1 35 47L36.5 54L27.5 54L29 47A5.5 5.5 0 0 1 32 37Z"),
  swap:
    f("M4 22L44 22L44 8L62 27L44 46L44 32L4 32Z", ' transform="translate(0 -6)"') +
    f("M60 42L20 42L20 28L2 47L20 66L20 52L60 52Z", ' transform="translate(0 -3)"'),
  log:
    f("M14 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L14 61C11 61 9 59 9 56L9 8C9 5 11 3 14 3Z") +
    cutLine("M18 18L46 18M18 30L46 30M18 42L36 42", 4.5),
  chat:
    f("M10 6L54 6C58 6 61 9 61 13L61 39C61 43 58 46 54 46L32 46L18 60L18 46L10 46C6 46 3 43 3 39L3 13C3 9 6 6 10 6Z") +
    cut(circle(19, 26, 4)) +
    cut(circle(32, 26, 4)) +
    cut(circle(45, 26, 4)),
  help: ring(
    line("M24 26C24 20 27 17.5 32 17.5S40 20.5 40 25.5C40 31 33 31 32.5 37", 5.6) + f(circle(32.3, 45.5, 3.8)),
  ),
  info: ring(f("M28 28L36 28L36 48L28 48Z") + f(circle(32, 19.5, 4.6))),
  menu: f("M6 10L58 10L58 18L6 18ZM6 28L58 28L58 36L6 36ZM6 46L58 46L58 54L6 54Z"),
  gear: `<path fill-rule="evenodd" d="${star(32, 32, 8, 31, 23, -90)}${circle(32, 32, 10)}"/>`,
  clock: ring(line("M32 15L32 33L44 40", 5.6)),
  bot:
    f("M14 20L50 20C54 20 57 23 57 27L57 50C57 54 54 57 50 57L14 57C10 57 7 54 7 50L7 27C7 23 10 20 14 20Z") +
    line("M32 20L32 9", 5) +
    f(circle(32, 7, 5)) +
    cut(circle(22, 36, 5.5)) +
    cut(circle(42, 36, 5.5)) +
    cutLine("M23 48L41 48", 3.6),
  watch: line("M4 32C11 19 21 12 32 12S53 19 60 32C53 45 43 52 32 52S11 45 4 32Z", 5.5) + f(circle(32, 32, 9)),
  trophy:
    f(
      "M16 4L48 4L48 12L60 12C60 26 56 34 46 36C43 41 40 43 36 44L36 51L46 54L48 61L16 61L18 54L28 51L28 44C24 43 21 41 18 36C8 34 4 26 4 12L16 12Z",
    ) +
    lo("M32 4L48 4L48 12L60 12C60 26 56 34 46 36C43 41 40 43 36 44L36 51L46 54L48 61L32 61Z") +
    both(cut("M10 17L16 17L17.5 29C13 27 10.5 23 10 17Z")),
  share: line("M18 32L46 15M18 32L46 49", 5) + f(circle(16, 32, 10)) + f(circle(48, 13, 10)) + f(circle(48, 51, 10)),
  download: f("M32 44L14 24L26 24L26 3L38 3L38 24L50 24Z") + f("M4 50L60 50L60 60L4 60Z"),
  play: f("M12 4L58 32L12 60Z"),
  pause: f("M10 6L26 6L26 58L10 58ZM38 6L54 6L54 58L38 58Z"),
  link:
    line("M27 37C22 32 22 26 27 21L37 11C42 6 49 6 53.5 10.5S58 22 53 27L47 33", 6.5) +
    line("M37 27C42 32 42 38 37 43L27 53C22 58 15 58 10.5 53.5S6 42 11 37L17 31", 6.5),
  sound: f("M4 22L18 22L34 8L34 56L18 42L4 42Z") + line("M43 22C47 27 47 37 43 42M51 13C60 23 60 41 51 51", 5),
  bell:
    f("M32 3C43 3 50 11 50 23C50 36 53 41 58 47L6 47C11 41 14 36 14 23C14 11 21 3 32 3Z") +
    f("M24 51L40 51C40 57 37 61 32 61S24 57 24 51Z"),
  flag:
    f("M10 3L17 3L17 6C30 1 40 12 56 6L56 34C40 40 30 29 17 34L17 62L10 62Z") +
    lo("M17 20C30 15 40 26 56 20L56 34C40 40 30 29 17 34Z"),
  warning:
    f("M32 3C34 3 35.5 4 36.5 6L62 53C64 57 61.5 61 57 61L7 61C2.5 61 0 57 2 53L27.5 6C28.5 4 30 3 32 3Z") +
    cut("M28 21L36 21L35 42L29 42Z") +
    cut(circle(32, 50, 4.2)),
  lantern:
    f("M20 16L44 16L50 26L46 52L18 52L14 26Z") +
    f("M16 54L48 54L48 61L16 61Z") +
    line("M24 14C24 6 27 3.5 32 3.5S40 6 40 14", 4.5) +
    cut("M32 24C37 31 39 35 39 39C39 44 36 47 32 47S25 44 25 39C25 35 27 31 32 24Z"),
  sun:
    f(circle(32, 32, 13)) +
    line(
      "M32 3L32 10M32 54L32 61M3 32L10 32M54 32L61 32M11.5 11.5L16.5 16.5M47.5 47.5L52.5 52.5M11.5 52.5L16.5 47.5M47.5 16.5L52.5 11.5",
      5.5,
    ),
  moon: f("M44 54C24 62 4 48 4 28C4 16 12 6 22 3C16 22 28 44 54 44C51 48 48 52 44 54Z"),
  note:
    f("M8 4L44 4L58 18L58 60L8 60Z") + lo("M44 4L44 18L58 18Z") + cutLine("M18 28L46 28M18 38L46 38M18 48L34 48", 4),
  search: line(circle(27, 27, 19), 7) + line("M42 42L58 58", 9),
  zoom: line(circle(27, 27, 19), 7) + line("M42 42L58 58", 9) + line("M27 18L27 36M18 27L36 27", 5),
  offline: line("M6 24C22 10 42 10 58 24M16 35C26 27 38 27 48 35", 6) + f(circle(32, 50, 6)) + line("M10 58L54 6", 6),
  people:
    f(
      "M22 8C28 8 32.5 12.5 32.5 19S30 28 27 30C35 32 39 38 40 48L4 48C5 38 9 32 17 30C14 28 11.5 25 11.5 19S16 8 22 8Z",
    ) +
    f(
      "M43 12C48.5 12 53 16 53 22.5S50 31 48 32.5C55 34.5 59.5 40 60 50L44 50C43.5 40 40 34 35.5 30.5C38 28 38.5 24 37.5 18C38 14 40 12 43 12Z",
      ' opacity=".7"',
    ),
  crown: f("M5 52L2 16L18 30L32 6L46 30L62 16L59 52Z") + lo("M32 6L46 30L62 16L59 52L32 52Z"),
  ink: f(circle(32, 32, 26)),
  keyboard:
    f("M6 14L58 14C61 14 63 16 63 19L63 45C63 48 61 50 58 50L6 50C3 50 1 48 1 45L1 19C1 16 3 14 6 14Z") +
    cutLine(
      "M11 24L15 24M23 24L27 24M35 24L39 24M47 24L51 24M13 33L17 33M25 33L29 33M37 33L41 33M49 33L53 33M18 42L46 42",
      4,
    ),
  chart: line("M6 4L6 58L60 58", 5) + line("M14 46L27 30L37 38L57 12", 6),
};

// marks of moves that cannot be undone
ui["mark-reveal"] = eye;

// player sigils: five shapes that differ without colour
const sigils = {
  anchor:
    line("M32 18L32 56", 7) +
    line("M17 29L47 29", 6) +
    line("M8 38C9 49 18 57 32 57S55 49 56 38", 7) +
    line(circle(32, 11, 6.5), 5.5),
  trident: f(
    "M28.5 62L28.5 43C16 42 9 34 9 22L9 14L4 14L13 2L22 14L17 14L17 22C17 30 21 34 28.5 35L28.5 14L23 14L32 1L41 14L35.5 14L35.5 35C43 34 47 30 47 22L47 14L42 14L51 2L60 14L55 14L55 22C55 34 48 42 35.5 43L35.5 62Z",
  ),
  spiral: line(
    "M34 34C34 31 30 30 28 33C25 37 29 43 35 43C43 43 47 36 46 29C44.5 20 35 16 26.5 19C15 23 11 35 15 45C19 56 31 60 42 58",
    7,
  ),
  wave: f(
    "M2 50C10 48 16 42 19 33C24 16 37 6 50 8C58 10 62 17 60 24C58 30 51 31 48 27C46 24 47 21 49 20C41 19 35 26 37 36C39 44 48 49 62 49L62 60L2 60Z",
  ),
  comet: f("M32 3L39 24L61 25L43.5 38L50 60L32 47L14 60L20.5 38L3 25L25 24Z"),
};

/** Symbols by id; `<Icon id="ui-undo" />` shows one. */
export type SymbolSet = Readonly<Record<string, string>>;

export const SYMBOLS: SymbolSet = {
  brand: octopus,
  points: influence,
  chest,
  ...cards,
  ...Object.fromEntries(Object.entries(ui).map(([k, v]) => [`ui-${k}`, v])),
  ...Object.fromEntries(Object.entries(sigils).map(([k, v]) => [`sigil-${k}`, v])),
};

/** Gradients that symbols and objects refer to. */
const GRADIENTS =
  `<radialGradient id="s-nacre" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#e9f1f2"/><stop offset=".78" stop-color="#b9ced6"/><stop offset="1" stop-color="#8aa9b8"/></radialGradient>` +
  `<linearGradient id="s-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe7a6"/><stop offset=".5" stop-color="#dba84a"/><stop offset="1" stop-color="#9a6a24"/></linearGradient>`;

/** A set of symbols as markup for the page's sprite. Its colours come from CSS: inline style sheets are not allowed. */
export function symbolMarkup(symbols: SymbolSet): string {
  return Object.entries(symbols)
    .map(([id, inner]) => `<symbol id="i-${id}" viewBox="0 0 64 64">${inner}</symbol>`)
    .join("");
}

/** The definitions of every page with pictures. */
export const sharedDefinitions = (): string => `<defs>${GRADIENTS}</defs>${symbolMarkup(SYMBOLS)}`;
