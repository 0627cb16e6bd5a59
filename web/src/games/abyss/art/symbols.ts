// The symbols of Abyss: races, guilds, goods, figures and power marks. See art/symbols.ts.
import { both, circle, each, poly, polar, ribbon, smooth, star, type Point } from "../../../art/geom";
import {
  cardShape,
  cut,
  cutLine,
  f,
  influence,
  octopus,
  line,
  lo,
  smallCard,
  symbolMarkup,
  tilt,
  type SymbolSet,
} from "../../../art/symbols";

// ---------------------------------------------------------------- races
const jellyfish =
  f(
    ribbon([
      [14, 34, 6],
      [10, 43, 5.4],
      [14, 51, 4.6],
      [10, 59, 3],
    ]),
  ) +
  f(
    ribbon([
      [26, 36, 7],
      [29, 45, 6],
      [24, 54, 5],
      [27, 62, 3],
    ]),
  ) +
  f(
    ribbon([
      [39, 36, 7],
      [36, 45, 6],
      [41, 54, 5],
      [38, 62, 3],
    ]),
  ) +
  f(
    ribbon([
      [50, 34, 6],
      [54, 43, 5.4],
      [50, 51, 4.6],
      [54, 59, 3],
    ]),
  ) +
  f(
    "M5 31C5 14 17 3 32 3S59 14 59 31C59 36 56 39 52.5 39C49 39 47 37 45.5 35C44 38 41.5 40 38.5 40C35.5 40 33.5 38.5 32 36C30.5 38.5 28.5 40 25.5 40C22.5 40 20 38 18.5 35C17 37 15 39 11.5 39C8 39 5 36 5 31Z",
  ) +
  lo("M32 3C47 3 59 14 59 31C59 36 56 39 52.5 39C49 39 47 37 45.5 35C47 24 43 10 32 3Z") +
  cut("M14 26C15 17 20 11.5 27 9.5C22 14 19.5 20 19 27C17.5 28.5 14 28.5 14 26Z");

const claw =
  "M15.5 31C6.5 29 1 20.5 4 12C6 6.5 11 3 16 3C13.5 7 13.5 11 15.5 14.5C19 12.5 21.5 9.5 22 5C28 10 29 19 24.5 25.5C22.3 28.7 19.5 31 15.5 31Z";
const crab =
  both(
    line("M17 29L22 36", 6) +
      line("M18 43L9 41L4 47", 5) +
      line("M18 48L10 50L7 57", 5) +
      line("M22 53L17 57L16 62", 5) +
      f(claw),
  ) +
  both(line("M27 31L26 25", 4) + f(circle(25.5, 24, 4))) +
  f("M32 29C44 29 51 35 51 43C51 52 42 59 32 59S13 52 13 43C13 35 20 29 32 29Z") +
  lo("M13 43C13 52 22 59 32 59S51 52 51 43C47 49 40 52 32 52S17 49 13 43Z") +
  cut("M20 41C24 37 28 35.5 32 35.5S40 37 44 41C40 39.5 36 38.8 32 38.8S24 39.5 20 41Z");

const seahorse =
  f(
    poly([
      [27, 10],
      [24, 2],
      [31, 5],
      [35, 0.5],
      [38, 6],
      [45, 5],
      [41, 13],
    ]),
  ) +
  f(
    smooth(
      [
        [41, 22],
        [51, 24],
        [55, 32],
        [50, 41],
        [42, 41],
      ],
      true,
    ),
  ) +
  f(
    ribbon(
      [
        [32, 13, 15],
        [38.5, 21, 13],
        [36.5, 30, 19],
        [34, 38, 19],
        [37, 46, 13],
        [38, 52, 9.5],
        [33.5, 59, 7],
        [26, 58, 6],
        [24, 51.5, 5],
        [28, 49, 4],
      ],
      5,
    ),
  ) +
  f(
    ribbon([
      [31, 13, 13],
      [22, 18.5, 7],
      [14, 22, 6.5],
      [10.5, 23, 8.5],
    ]),
  ) +
  lo(
    ribbon([
      [41, 15, 4],
      [44, 22, 5],
      [43, 31, 6],
      [41, 39, 6],
      [41.5, 47, 4],
      [41, 53, 3],
    ]),
  ) +
  cutLine("M43 27L51 28M43 32.5L52.5 33.5M42.5 38L49.5 39.5", 2.4) +
  cut(circle(29.5, 12.5, 3)) +
  cutLine("M28 32L34 33.5M27 38L33.5 38.5M30 44L35 43.5", 2.6);

const scallop = (() => {
  const hinge: Point = [32, 53];
  const edge: string[] = [];
  const valleys: Point[] = [];
  const n = 7;
  const span = 142;
  for (let i = 0; i < n; i++) {
    const a0 = -90 - span / 2 + (span / n) * i;
    const a1 = a0 + span / n;
    const reach = (a: number): number => 44 - Math.abs(a + 90) * 0.2;
    const [x0, y0] = polar(...hinge, reach(a0) - 2, a0);
    const [x1, y1] = polar(...hinge, reach(a1) - 2, a1);
    const [cx, cy] = polar(...hinge, reach((a0 + a1) / 2) + 7, (a0 + a1) / 2);
    if (i === 0) edge.push(`L${x0.toFixed(1)} ${y0.toFixed(1)}`);
    else valleys.push([x0, y0]);
    edge.push(`Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`);
  }
  const outline = `M25 54${edge.join("")}L39 54Z`;
  const ribs = valleys
    .map(
      ([x, y]) =>
        `M${(hinge[0] + (x - hinge[0]) * 0.3).toFixed(1)} ${(hinge[1] + (y - hinge[1]) * 0.3).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
    )
    .join("");
  const right = `M32 54L${valleys[3]!.map((v) => v.toFixed(1)).join(" ")}${edge.slice(5).join("")}L39 54Z`;
  return { outline, ribs, right };
})();
const shellfish =
  f(scallop.outline) +
  f("M17 52C21 48 27 50 32 50S43 48 47 52L44 60C40 62 36 62 32 62S24 62 20 60Z") +
  lo(scallop.right) +
  cutLine(scallop.ribs, 2.8) +
  cutLine("M20 54.5C27 52.5 37 52.5 44 54.5", 2.4);

const squid =
  both(
    f(
      ribbon([
        [25, 40, 6],
        [16, 48, 5.5],
        [7, 50, 5],
        [4, 57, 5.5],
        [8, 61, 4],
      ]),
    ) +
      f(
        ribbon([
          [27, 42, 6],
          [22, 51, 5],
          [16, 55, 4.5],
          [14, 62, 3],
        ]),
      ) +
      f(
        ribbon([
          [30, 42, 6],
          [28, 52, 5],
          [24, 57, 4.4],
          [24, 63, 3],
        ]),
      ),
  ) +
  f("M32 1C38 8 43 15 44.5 24C46 33 44 40 40 44C37.5 46.5 26.5 46.5 24 44C20 40 18 33 19.5 24C21 15 26 8 32 1Z") +
  both(f("M30 2C19 6 11 14 10 24C14 24.5 19 23.5 23 21Z")) +
  lo("M32 1C38 8 43 15 44.5 24C46 33 44 40 40 44C38.5 45.5 35 46 32 46.1C39 32 38 15 32 1Z") +
  both(cut(circle(25.2, 36, 3.6))) +
  both(cutLine("M21 14C18.5 16 16.5 18 15.5 20.5", 2.6)) +
  cut("M32 10C34 15 34.5 20 34 26C33.3 27.5 30.7 27.5 30 26C29.5 20 30 15 32 10Z");

// ---------------------------------------------------------------- guild crests
const guilds = {
  mage:
    f(circle(32, 32, 30)) +
    lo("M32 2A30 30 0 0 1 32 62A30 30 0 0 0 32 2Z") +
    cut("M37 14C38.2 25 41 29 52 31.5C41 34 38.2 38 37 49C35.8 38 33 34 22 31.5C33 29 35.8 25 37 14Z") +
    cut("M36 7C20 7 8 18 8 32S20 57 36 57C24 53 17 43.5 17 32S24 11 36 7Z"),
  soldier:
    f("M32 2C40 7 49 8.5 58 8.5C59 34 51 53 32 62C13 53 5 34 6 8.5C15 8.5 24 7 32 2Z") +
    lo("M32 2C40 7 49 8.5 58 8.5C59 34 51 53 32 62Z") +
    cut(
      "M29.5 52L29.5 38C21.5 37.5 17 33 17 25L17 18L14 18L19.5 10.5L25 18L22 18L22 24C22 29 24.5 31.5 29.5 32L29.5 17L26.5 17L32 8.5L37.5 17L34.5 17L34.5 32C39.5 31.5 42 29 42 24L42 18L39 18L44.5 10.5L50 18L47 18L47 25C47 33 42.5 37.5 34.5 38L34.5 52Z",
    ),
  farmer:
    f("M32 1C50 10 58 24 55 40C53 52 44 60 32 63C20 60 11 52 9 40C6 24 14 10 32 1Z") +
    lo("M32 1C50 10 58 24 55 40C53 52 44 60 32 63Z") +
    cut(
      ribbon([
        [32, 57, 4.5],
        [32, 40, 4.5],
        [32, 26, 4],
      ]),
    ) +
    cut("M32 29C26 23 26 15 32 8C38 15 38 23 32 29Z") +
    both(
      cut("M30 42C21 41 15.5 35.5 15 26C24 27 29.5 32.5 30 42Z") +
        cut("M30.5 54.5C24 54 19 50 17.5 42.5C24.5 43 29.5 47.5 30.5 54.5Z"),
    ),
  merchant:
    f(star(32, 32, 8, 32.5, 32.5, -67.5)) +
    lo("M32 2L44.5 2L62 19.5L62 44.5L44.5 62L32 62Z") +
    cut("M29.7 13L34.3 13L34.3 48L42 50L42 53.5L22 53.5L22 50L29.7 48Z") +
    cutLine("M15 20L49 20", 4) +
    both(cut("M8.5 33L23.5 33C23.5 38.5 20.5 41.5 16 41.5S8.5 38.5 8.5 33Z") + cutLine("M10.5 32L16 21L21.5 32", 2.2)) +
    cut(circle(32, 13, 4)),
  politician:
    f(
      "M32 2L62 19L62 26L2 26L2 19ZM6 29L15 29L15 51L6 51ZM20 29L29 29L29 51L20 51ZM35 29L44 29L44 51L35 51ZM49 29L58 29L58 51L49 51ZM2 54L62 54L62 62L2 62Z",
    ) +
    lo(
      "M32 2L62 19L62 26L32 26ZM10.5 29L15 29L15 51L10.5 51ZM24.5 29L29 29L29 51L24.5 51ZM39.5 29L44 29L44 51L39.5 51ZM53.5 29L58 29L58 51L53.5 51Z",
    ) +
    cut(circle(32, 15.5, 4.6)),
  ambassador:
    f("M7 11L57 11C60 11 62 13 62 16L62 48C62 51 60 53 57 53L7 53C4 53 2 51 2 48L2 16C2 13 4 11 7 11Z") +
    lo("M2 48C2 51 4 53 7 53L57 53C60 53 62 51 62 48L62 42L2 42Z") +
    cutLine("M4 14L32 36L60 14", 3.4) +
    f(star(32, 36, 12, 15, 13)) +
    cutLine(circle(32, 36, 15.5), 2.4) +
    cut("M32 27C33 33 35 35 41 36C35 37 33 39 32 45C31 39 29 37 23 36C29 35 31 33 32 27Z"),
  smuggler:
    f("M32 1L63 32L32 63L1 32Z") +
    lo("M32 1L63 32L32 63Z") +
    both(cut("M32 26C26 21.5 18 20.5 11.5 23.5C12.5 34 17 41 23.5 41C28 41 30 37.5 32 37.5Z")) +
    both(f("M17 28.5C20 27 25.5 28 27.5 32.5C24 34.5 19 33.5 17 28.5Z")),
};

// ---------------------------------------------------------------- goods and figures (own colours)
const pearl =
  `<circle cx="32" cy="32" r="29" fill="#2b3a45"/><circle cx="32" cy="32" r="27" fill="url(#s-nacre)"/>` +
  `<path d="M14 38C17 49 26 55 36 54C47 53 54 44 54 33C50 44 42 49 33 49C25 49 18 45 14 38Z" fill="#7fa3b4" opacity=".5"/>` +
  `<ellipse cx="23.5" cy="20" rx="9" ry="6.5" transform="rotate(-34 23.5 20)" fill="#fff"/>`;
const nebulis =
  `<path d="${star(32, 32, 9, 31, 25.5)}" fill="#b9a6ff"/><circle cx="32" cy="32" r="24" fill="url(#s-nebulis)"/>` +
  `<path d="M32 14C42 14 49 21 49 31C49 40 42 46 34 46C27 46 22 41 22 34.5C22 29 26 25 31.5 25C36 25 39.5 28 39.5 32C39.5 35.5 37 38 34 38" fill="none" stroke="#d9ccff" stroke-width="4" stroke-linecap="round"/>` +
  `<circle cx="20" cy="20" r="2.4" fill="#fff"/><circle cx="17" cy="40" r="1.6" fill="#d9ccff"/>`;
const key =
  `<path fill="url(#s-brass)" stroke="#3a2a10" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd" d="M21 3C31 3 38 10 38 19.5C38 24 36.5 27.5 34 30.5L58 54.5L58 61L50 61L50 55.5L44.5 55.5L44.5 49L38.5 49L38.5 43.5L28.5 34.5C26.5 35.5 24 36 21 36C11 36 4 29 4 19.5S11 3 21 3ZM21 11.5C16 11.5 12.5 15 12.5 19.5S16 27.5 21 27.5S29.5 24 29.5 19.5S26 11.5 21 11.5Z"/>` +
  `<path d="M9 13C11.5 8.5 16 6 21 6" fill="none" stroke="#fff3c9" stroke-width="2.6" stroke-linecap="round"/><path d="M37 35.5L56 54.5" stroke="#fff3c9" stroke-width="2" opacity=".7" stroke-linecap="round"/>`;
const maw =
  `<path fill="#ffe9d2" d="M10 30C14 19 22 14 32 14S50 19 54 30C50 27 47 26 45 26L42 33L38.5 25L35 34L32 25L29 34L25.5 25L22 33L19 26C17 26 14 27 10 30Z"/>` +
  `<path fill="#ffe9d2" d="M13 38C17 49 24 54 32 54S47 49 51 38C48 41 46 42 44.5 42L41.5 36L38 43L35 35.5L32 43L29 35.5L26 43L22.5 36L19.5 42C18 42 16 41 13 38Z"/>`;
const disc = (fill: string, ring: string, inner: string): string =>
  `<circle cx="32" cy="32" r="31" fill="${ring}"/><circle cx="32" cy="32" r="27.5" fill="${fill}"/><circle cx="32" cy="32" r="24.5" fill="none" stroke="${ring}" stroke-width="1.2" opacity=".7"/>${inner}`;
const monsterToken = disc("url(#s-rust)", "#e8b48a", maw);
const lToken = disc(
  "url(#s-deep)",
  "#8fd3d6",
  `<path d="${ribbon([
    [17, 53, 8],
    [17, 40, 9],
    [19, 25, 9],
    [28, 14, 8],
    [40, 15, 7.5],
    [46, 25, 6.5],
    [42, 34, 6],
    [33, 33, 5],
    [32, 26, 4],
  ])}" fill="#c9f5f2"/><g fill="#12414b"><circle cx="18" cy="44" r="2.2"/><circle cx="18" cy="35" r="2.2"/><circle cx="21" cy="26" r="2.2"/><circle cx="28" cy="18.5" r="2.1"/><circle cx="37" cy="18" r="1.9"/></g><path d="M30 47L45 47L45 51.5L30 51.5Z" fill="#c9f5f2"/>`,
);
const wound =
  f("M10 6C22 15 27 32 21 52C10 40 5 22 10 6Z") +
  f("M29 1C43 13 48 37 40 63C27 47 22 20 29 1Z") +
  f("M49 8C59 19 62 35 56 54C47 42 44 23 49 8Z") +
  lo(
    "M29 1C43 13 48 37 40 63C41 42 37 20 29 1ZM10 6C22 15 27 32 21 52C21 35 18 20 10 6ZM49 8C59 19 62 35 56 54C56 38 55 22 49 8Z",
  );

const pips: Record<number, Point[]> = {
  1: [[32, 32]],
  2: [
    [19, 19],
    [45, 45],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [19, 16],
    [45, 16],
    [19, 32],
    [45, 32],
    [19, 48],
    [45, 48],
  ],
};
const die = (n: number): string =>
  `<rect x="3" y="3" width="58" height="58" rx="13" fill="#12303c"/><rect x="5.5" y="5.5" width="53" height="53" rx="11" fill="url(#s-bone)"/><path d="M8 46C8 54 11 57 19 57L45 57C53 57 57 54 57 46L57 42C57 50 53 53 45 53L19 53C11 53 8 50 8 42Z" fill="#b5a888" opacity=".6"/>${each(pips[n] ?? [], ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#12303c"/>`)}`;

const pedestal = f("M14 54L50 54L54 62L10 62Z") + lo("M32 54L50 54L54 62L32 62Z");
const sentinel =
  f("M26 52L28 25L36 25L38 52Z") +
  pedestal +
  f("M32 1C42 1 49 7 53 14C49 21 42 27 32 27S15 21 11 14C15 7 22 1 32 1Z") +
  lo("M32 1C42 1 49 7 53 14C49 21 42 27 32 27ZM32 27L36 27L38 52L32 52Z") +
  cut(circle(32, 14, 8.5)) +
  f(circle(32, 14, 4.5));
const krakenFigure =
  pedestal +
  both(
    f(
      ribbon([
        [27, 44, 8],
        [18, 49, 7],
        [10, 44, 6],
        [7, 35, 5.4],
        [11, 29, 4.6],
        [15, 32, 3.4],
      ]),
    ) +
      f(
        ribbon([
          [29, 44, 8],
          [22, 54, 6],
          [16, 52, 4],
        ]),
      ),
  ) +
  f(
    "M32 3C43 3 48 11 47 20C46.5 26 43 29 42.5 35C42 46 44 50 46 55L18 55C20 50 22 46 21.5 35C21 29 17.5 26 17 20C16 11 21 3 32 3Z",
  ) +
  lo("M32 3C43 3 48 11 47 20C46.5 26 43 29 42.5 35C42 46 44 50 46 55L32 55Z") +
  both(cut("M21 23L29.5 28.5C28 32.5 22.5 32 21.5 28Z"));
const scourgeFigure =
  pedestal +
  f("M29 56L29 20L35 20L35 56Z") +
  f("M32 1L42 19L36.5 17L36.5 24L27.5 24L27.5 17L22 19Z") +
  cutLine(
    smooth([
      [50, 53],
      [40, 49],
      [22, 45],
      [17, 38],
      [24, 32],
      [40, 31],
    ]),
    11,
  ) +
  line(
    smooth([
      [52, 52],
      [41, 50],
      [22, 46],
      [16, 39],
      [23, 32.5],
      [40, 31],
    ]),
    7,
  ) +
  f("M36 24.5C43 21 52 22 58 27L60 31L49 31.5L58 36C52 40 43 39.5 36 36Z") +
  cut(circle(47.5, 27.2, 2.2)) +
  lo("M32 54L50 54L54 62L32 62Z");
const threat =
  f("M8 46C17 22 31 6 55 2C49 14 47 30 52 46Z") +
  lo("M55 2C49 14 47 30 52 46L36 46C37 30 43 14 55 2Z") +
  line("M3 56C9 51 15 51 21 56S33 61 39 56S53 51 61 56", 6) +
  cutLine("M30 30L37 26M27 38L36 34", 3);
const health =
  f(
    "M32 60C14 47 4 35 4 22C4 12 11 5 19.5 5C25 5 29.5 8 32 12.5C34.5 8 39 5 44.5 5C53 5 60 12 60 22C60 35 50 47 32 60Z",
  ) +
  lo("M32 60C50 47 60 35 60 22C60 12 53 5 44.5 5C39 5 34.5 8 32 12.5Z") +
  cutLine("M12 30L22 30L28 20L35 40L40 30L52 30", 4);
const resistance =
  f("M32 2L56 10L56 30C56 45 46 56 32 62C18 56 8 45 8 30L8 10Z") + lo("M32 2L56 10L56 30C56 45 46 56 32 62Z");

// ---------------------------------------------------------------- power marks
const once = f("M3 24L30 24L30 8L62 32L30 56L30 40L3 40Z") + lo("M3 32L62 32L30 56L30 40L3 40Z");
const standing = line(
  "M32 32C26 22 21 17 15 17C8 17 3 23 3.5 32C3 41 8 47 15 47C21 47 26 42 32 32C38 22 43 17 49 17C56 17 61 23 60.5 32C61 41 56 47 49 47C43 47 38 42 32 32Z",
  7,
);
const eachTurn =
  line("M54 36C52.5 47 43.5 55 32 55C19.5 55 10 45 10 32.5S19.5 10 32 10C38.5 10 44 12.5 48 17", 7.4) +
  f("M57.5 5L57.5 29L35.5 23.5Z");

// ---------------------------------------------------------------- cards and places
const bust =
  "M32 12C38 12 42 16.5 42 22.5C42 27 40 31 37 33C45 35 50 40 50.5 49L13.5 49C14 40 19 35 27 33C24 31 22 27 22 22.5C22 16.5 26 12 32 12Z";
const cards = {
  ally:
    f(cardShape) +
    lo("M32 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L32 61Z") +
    cut("M32 17C41 17 46 25 46 32S41 47 32 47S18 39 18 32S23 17 32 17Z") +
    f("M23 32C26 27 29 25 32 25S38 27 41 32C38 37 35 39 32 39S26 37 23 32Z"),
  lord:
    f(cardShape) +
    lo("M32 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L32 61Z") +
    cut(bust) +
    cut("M20 8L26 12L32 6L38 12L44 8L42 15L22 15Z"),
  location:
    f("M4 60L4 30C4 13 16 3 32 3S60 13 60 30L60 60L44 60L44 34C44 27 39 22 32 22S20 27 20 34L20 60Z") +
    lo("M32 3C48 3 60 13 60 30L60 60L44 60L44 34C44 27 39 22 32 22Z") +
    cutLine("M32 3L32 13M13 13L19 20M51 13L45 20M5 34L13 34M59 34L51 34", 2.6),
  council:
    tilt(f(smallCard), -16, 32, 60) +
    cutLine("M20 8L44 8C46.5 8 48 9.5 48 12L48 52", 2) +
    tilt(f(smallCard) + cutLine(smallCard, 2.4), 0) +
    tilt(f(smallCard) + cutLine(smallCard, 2.4) + cut(star(32, 32, 4, 11, 4)), 13, 32, 60),
  opponent:
    f(
      "M32 4C41 4 47 10.5 47 19.5C47 26 44 31 40 34C52 37 59 45 60 60L4 60C5 45 12 37 24 34C20 31 17 26 17 19.5C17 10.5 23 4 32 4Z",
    ) +
    lo("M32 4C41 4 47 10.5 47 19.5C47 26 44 31 40 34C52 37 59 45 60 60L32 60Z") +
    both(cut("M21.5 18L29.5 21.5C28.5 25 23 24.5 21.5 18Z")),
  self:
    f(
      "M32 4C41 4 47 10.5 47 19.5C47 26 44 31 40 34C52 37 59 45 60 60L4 60C5 45 12 37 24 34C20 31 17 26 17 19.5C17 10.5 23 4 32 4Z",
    ) +
    lo("M32 4C41 4 47 10.5 47 19.5C47 26 44 31 40 34C52 37 59 45 60 60L32 60Z") +
    cut("M32 40L35 47L42.5 47.5L36.8 52.3L38.7 59.5L32 55.5L25.3 59.5L27.2 52.3L21.5 47.5L29 47Z"),
  leviathan:
    f(
      poly([
        [30, 21],
        [21, 19],
        [28, 28],
        [20, 30],
        [29, 36],
        [23, 41],
        [33, 45],
      ]),
    ) +
    f(
      ribbon(
        [
          [3, 52, 4],
          [9, 58.5, 7],
          [20, 57, 9],
          [31, 58, 9.5],
          [40, 52, 11],
          [40, 41, 12],
          [34, 31, 12],
          [35, 20, 13],
          [43, 14.5, 13],
        ],
        5,
      ),
    ) +
    f("M37 8C43 2.5 51 3 56 7L63 15L62 18.5L47 20.5L60 23L57 28C51 31 43 30 38 25Z") +
    f("M40 8L33 1L35.5 13Z") +
    lo("M40 41C42 50 34 58 24 57C34 63 46 56 46 45C46 36 41 33 41 24C36 29 37 34 40 41Z") +
    cut(circle(48.5, 12.5, 2.8)) +
    cut(circle(60, 14.5, 1)),
  monster:
    f("M50 40L63 27L60 42L63 56L50 47Z") +
    f("M30 19L37 11L47 13L46 22Z") +
    f(
      "M2 45C6 29 17 18 32 18C46 18 55 28 55 42C55 54 45 61 32 61C20 61 10 57 5 50L12 51L14 44L19 52L23 44.5L28 52L32 44L35 51L39 43L40 39C30 37 16 39 2 45Z",
    ) +
    line("M28 20C24 9 15 5 8 10", 4) +
    f(circle(6.5, 13, 5.5)) +
    lo("M55 42C55 54 45 61 32 61C20 61 10 57 5 50C14 56 24 57 33 55C44 52 48 44 46 32C52 36 55 38 55 42Z") +
    cut(circle(25, 29, 4.6)) +
    f(circle(24, 29, 1.8)),
};

const pearlBoost =
  `<g transform="translate(0 18) scale(.7)">${pearl}</g>` + f("M47 2L62 20L53 20L53 36L41 36L41 20L32 20Z");
const doubleDie = `<g transform="translate(0 18) scale(.7)">${die(3)}</g><g transform="translate(22 0) scale(.64)">${die(5)}</g>`;
const eitherToken = `<g clip-path="url(#s-half-a)">${pearl}</g><g clip-path="url(#s-half-b)">${monsterToken}</g><path d="M49 6L15 58" stroke="#0a1b24" stroke-width="4"/>`;

export const SYMBOLS: SymbolSet = {
  "race-jellyfish": jellyfish,
  "race-crab": crab,
  "race-seahorse": seahorse,
  "race-shellfish": shellfish,
  "race-squid": squid,
  "race-kraken": octopus,
  ...Object.fromEntries(Object.entries(guilds).map(([k, v]) => [`guild-${k}`, v])),
  pearl,
  nebulis,
  key,
  influence,
  "influence-badge":
    f(
      "M5 60L2 17C9 22 14 27 18 32C20 22 25 11 32 2C39 11 44 22 46 32C50 27 55 22 62 17L59 60C59 61.5 58 62 57 62L7 62C6 62 5 61.5 5 60Z",
    ) + lo("M32 2C39 11 44 22 46 32C50 27 55 22 62 17L59 60C59 61.5 58 62 57 62L32 62Z"),
  "monster-token": monsterToken,
  "monster-token-l": lToken,
  wound,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`die-${n}`, die(n)])),
  sentinel,
  "kraken-figure": krakenFigure,
  "scourge-figure": scourgeFigure,
  threat,
  health,
  resistance,
  once,
  standing,
  "each-turn": eachTurn,
  "pearl-boost": pearlBoost,
  "double-die": doubleDie,
  "either-token": eitherToken,
  ...cards,
};

const GRADIENTS =
  `<radialGradient id="s-nebulis" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#5a45a8"/><stop offset=".6" stop-color="#2a1c63"/><stop offset="1" stop-color="#120a33"/></radialGradient>` +
  `<radialGradient id="s-rust" cx=".4" cy=".3" r=".85"><stop offset="0" stop-color="#a4452b"/><stop offset=".6" stop-color="#6b2418"/><stop offset="1" stop-color="#3a100c"/></radialGradient>` +
  `<radialGradient id="s-deep" cx=".4" cy=".3" r=".85"><stop offset="0" stop-color="#1f6f7a"/><stop offset=".6" stop-color="#114450"/><stop offset="1" stop-color="#07222b"/></radialGradient>` +
  `<linearGradient id="s-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset="1" stop-color="#e0d5b8"/></linearGradient>` +
  `<clipPath id="s-half-a"><path d="M0 0L53 0L11 64L0 64Z"/></clipPath><clipPath id="s-half-b"><path d="M53 0L64 0L64 64L11 64Z"/></clipPath>`;

export const symbolDefinitions = (): string => `<defs>${GRADIENTS}</defs>${symbolMarkup(SYMBOLS)}`;
