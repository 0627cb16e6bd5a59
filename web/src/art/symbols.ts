// The symbol set on a 64 x 64 grid. Silhouettes use currentColor; .s-cut shows what lies behind
// (set --cut to the surface colour); .s-lo / .s-hi shade a silhouette so that it has depth when large.
import { both, circle, each, poly, polar, ribbon, smooth, star, type Point } from "./geom";

const f = (d: string, extra = ""): string => `<path d="${d}"${extra}/>`;
const cut = (d: string): string => `<path class="s-cut" d="${d}"/>`;
const lo = (d: string): string => `<path class="s-lo" d="${d}"/>`;
const hi = (d: string): string => `<path class="s-hi" d="${d}"/>`;
const line = (d: string, w = 5): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const cutLine = (d: string, w = 3): string => `<path class="s-line" d="${d}" stroke-width="${w}"/>`;

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

const kraken =
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
  `<circle cx="32" cy="32" r="29" fill="#2b3a45"/><circle cx="32" cy="32" r="27" fill="url(#s-pearl)"/>` +
  `<path d="M14 38C17 49 26 55 36 54C47 53 54 44 54 33C50 44 42 49 33 49C25 49 18 45 14 38Z" fill="#7fa3b4" opacity=".5"/>` +
  `<ellipse cx="23.5" cy="20" rx="9" ry="6.5" transform="rotate(-34 23.5 20)" fill="#fff"/>`;
const nebulis =
  `<path d="${star(32, 32, 9, 31, 25.5)}" fill="#b9a6ff"/><circle cx="32" cy="32" r="24" fill="url(#s-nebulis)"/>` +
  `<path d="M32 14C42 14 49 21 49 31C49 40 42 46 34 46C27 46 22 41 22 34.5C22 29 26 25 31.5 25C36 25 39.5 28 39.5 32C39.5 35.5 37 38 34 38" fill="none" stroke="#d9ccff" stroke-width="4" stroke-linecap="round"/>` +
  `<circle cx="20" cy="20" r="2.4" fill="#fff"/><circle cx="17" cy="40" r="1.6" fill="#d9ccff"/>`;
const key =
  `<path fill="url(#s-brass)" stroke="#3a2a10" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd" d="M21 3C31 3 38 10 38 19.5C38 24 36.5 27.5 34 30.5L58 54.5L58 61L50 61L50 55.5L44.5 55.5L44.5 49L38.5 49L38.5 43.5L28.5 34.5C26.5 35.5 24 36 21 36C11 36 4 29 4 19.5S11 3 21 3ZM21 11.5C16 11.5 12.5 15 12.5 19.5S16 27.5 21 27.5S29.5 24 29.5 19.5S26 11.5 21 11.5Z"/>` +
  `<path d="M9 13C11.5 8.5 16 6 21 6" fill="none" stroke="#fff3c9" stroke-width="2.6" stroke-linecap="round"/><path d="M37 35.5L56 54.5" stroke="#fff3c9" stroke-width="2" opacity=".7" stroke-linecap="round"/>`;
const influence =
  f("M4 52L4 58C4 60 5.5 62 8 62L56 62C58.5 62 60 60 60 58L60 52Z") +
  f("M5 48L2 18C8 23 13 28 17.5 33C19 24 24 12 32 2C40 12 45 24 46.5 33C51 28 56 23 62 18L59 48Z") +
  lo("M32 2C40 12 45 24 46.5 33C51 28 56 23 62 18L59 48L32 48ZM32 52L60 52L60 58C60 60 58.5 62 56 62L32 62Z") +
  cut("M32 22C35 27 37 31.5 37 35C37 38.5 35 41 32 41S27 38.5 27 35C27 31.5 29 27 32 22Z");

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
const chest =
  `<path d="M6 30C6 16 14 9 24 9L40 9C50 9 58 16 58 30Z" fill="url(#s-brass)" stroke="#2e2009" stroke-width="2.4"/>` +
  `<path d="M6 30L58 30L58 54C58 56 57 57 55 57L9 57C7 57 6 56 6 54Z" fill="#8a5a2c" stroke="#2e2009" stroke-width="2.4"/>` +
  `<path d="M16 30L16 57M48 30L48 57M16 29C16 20 18 13 21 10M48 29C48 20 46 13 43 10" stroke="#2e2009" stroke-width="3" fill="none" opacity=".75"/>` +
  `<path d="M6 30L58 30" stroke="#2e2009" stroke-width="4"/><rect x="25" y="24" width="14" height="17" rx="3" fill="#f7e3ae" stroke="#2e2009" stroke-width="2.4"/><path d="M32 29.5a3 3 0 0 1 1.5 5.5L34.5 38L29.5 38L30.5 35A3 3 0 0 1 32 29.5Z" fill="#2e2009"/>`;
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

// ---------------------------------------------------------------- the card game
const sword =
  f("M58 3L61 6L56 24L26.5 49L15 37.5L40 8Z") +
  lo("M58 3L61 6L56 24L26.5 49L20.7 43.2Z") +
  f(
    "M6.5 34L12 30L34 52L30 57.5C27 56.5 25.5 55 24 53.5L17 60.5C15 62.5 12 63 9 61.5C6 60 4 58 2.5 55C1.5 52 1.5 50 3.5 48L10.5 41C8.5 39.5 7 37.5 6.5 34Z",
  ) +
  cut(circle(10, 54, 3)) +
  cutLine("M25 38L49 14", 2.6);
const hook =
  line("M40 12L40 40C40 51 33 57 25 57C16 57 10 51 10 42", 8) +
  f("M10 26L23 45L2 47Z") +
  f(circle(40, 9, 8)) +
  cut(circle(40, 9, 3.6)) +
  lo("M36 20L44 20L44 40C44 53 36 61 25 61C33 58 36 50 36 40Z");
const eye =
  f("M1 32C9 17 20 9 32 9S55 17 63 32C55 47 44 55 32 55S9 47 1 32Z") +
  lo("M1 32C9 47 20 55 32 55S55 47 63 32C55 40 44 45 32 45S9 40 1 32Z") +
  cut(circle(32, 32, 16)) +
  f(circle(32, 32, 11)) +
  cut("M32 21C36 25 37.5 28.5 37.5 32S36 39 32 43C28 39 26.5 35.5 26.5 32S28 25 32 21Z");
const panic =
  f("M32 2C48 2 57 12 57 26C57 34 53.5 38 53 44C52 55 43 62 32 62S12 55 11 44C10.5 38 7 34 7 26C7 12 16 2 32 2Z") +
  lo("M32 2C48 2 57 12 57 26C57 34 53.5 38 53 44C52 55 43 62 32 62Z") +
  both(cut("M21 16C26 16 29 19.5 29 24.5S26 33.5 21 33.5S13 30 13 24.5S16 16 21 16Z") + f(circle(22, 25, 2.6))) +
  cut("M32 36C38.5 36 41.5 40 41 47C40.6 53 37.5 57 32 57S23.4 53 23 47C22.5 40 25.5 36 32 36Z") +
  f("M27 51C30 49.5 34 49.5 37 51C36 54 34.5 55 32 55S28 54 27 51Z") +
  cutLine("M40 3.5L37 9L42 12", 2.4);
const gem =
  f("M18 6L46 6L61 24L32 61L3 24Z") +
  lo("M46 6L61 24L32 61L42 24ZM18 6L22 24L3 24Z") +
  hi("M18 6L32 6L22 24Z") +
  cutLine("M3 24L61 24M22 24L32 60L42 24M22 24L32 6L42 24", 2.2);

// ---------------------------------------------------------------- power marks
const once = f("M3 24L30 24L30 8L62 32L30 56L30 40L3 40Z") + lo("M3 32L62 32L30 56L30 40L3 40Z");
const standing = line(
  "M32 32C26 22 21 17 15 17C8 17 3 23 3.5 32C3 41 8 47 15 47C21 47 26 42 32 32C38 22 43 17 49 17C56 17 61 23 60.5 32C61 41 56 47 49 47C43 47 38 42 32 32Z",
  7,
);
const eachTurn =
  line("M54 36C52.5 47 43.5 55 32 55C19.5 55 10 45 10 32.5S19.5 10 32 10C38.5 10 44 12.5 48 17", 7.4) +
  f("M57.5 5L57.5 29L35.5 23.5Z");

// ---------------------------------------------------------------- card and place glyphs
const cardShape = "M14 3L50 3C53 3 55 5 55 8L55 56C55 59 53 61 50 61L14 61C11 61 9 59 9 56L9 8C9 5 11 3 14 3Z";
const bust =
  "M32 12C38 12 42 16.5 42 22.5C42 27 40 31 37 33C45 35 50 40 50.5 49L13.5 49C14 40 19 35 27 33C24 31 22 27 22 22.5C22 16.5 26 12 32 12Z";
const tilt = (inner: string, deg: number, x = 32, y = 40): string =>
  `<g transform="rotate(${deg} ${x} ${y})">${inner}</g>`;
const smallCard =
  "M20 8L44 8C46.5 8 48 9.5 48 12L48 52C48 54.5 46.5 56 44 56L20 56C17.5 56 16 54.5 16 52L16 12C16 9.5 17.5 8 20 8Z";
const misc = {
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

// irreversible marks: what a click cannot take back
ui["mark-reveal"] = eye;

const pearlBoost =
  `<g transform="translate(0 18) scale(.7)">${pearl}</g>` + f("M47 2L62 20L53 20L53 36L41 36L41 20L32 20Z");
const doubleDie = `<g transform="translate(0 18) scale(.7)">${die(3)}</g><g transform="translate(22 0) scale(.64)">${die(5)}</g>`;
const eitherToken = `<g clip-path="url(#s-half-a)">${pearl}</g><g clip-path="url(#s-half-b)">${monsterToken}</g><path d="M49 6L15 58" stroke="#0a1b24" stroke-width="4"/>`;

// player sigils: five shapes told apart without colour
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

export const SYMBOLS: Record<string, string> = {
  "race-jellyfish": jellyfish,
  "race-crab": crab,
  "race-seahorse": seahorse,
  "race-shellfish": shellfish,
  "race-squid": squid,
  "race-kraken": kraken,
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
  chest,
  wound,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`die-${n}`, die(n)])),
  sentinel,
  "kraken-figure": krakenFigure,
  "scourge-figure": scourgeFigure,
  threat,
  health,
  resistance,
  sword,
  hook,
  eye,
  panic,
  gem,
  once,
  standing,
  "each-turn": eachTurn,
  "pearl-boost": pearlBoost,
  "double-die": doubleDie,
  "either-token": eitherToken,
  ...misc,
  ...Object.fromEntries(Object.entries(ui).map(([k, v]) => [`ui-${k}`, v])),
  ...Object.fromEntries(Object.entries(sigils).map(([k, v]) => [`sigil-${k}`, v])),
};

const DEFS =
  `<radialGradient id="s-pearl" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#e9f1f2"/><stop offset=".78" stop-color="#b9ced6"/><stop offset="1" stop-color="#8aa9b8"/></radialGradient>` +
  `<radialGradient id="s-nebulis" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#5a45a8"/><stop offset=".6" stop-color="#2a1c63"/><stop offset="1" stop-color="#120a33"/></radialGradient>` +
  `<linearGradient id="s-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe7a6"/><stop offset=".5" stop-color="#dba84a"/><stop offset="1" stop-color="#9a6a24"/></linearGradient>` +
  `<radialGradient id="s-rust" cx=".4" cy=".3" r=".85"><stop offset="0" stop-color="#a4452b"/><stop offset=".6" stop-color="#6b2418"/><stop offset="1" stop-color="#3a100c"/></radialGradient>` +
  `<radialGradient id="s-deep" cx=".4" cy=".3" r=".85"><stop offset="0" stop-color="#1f6f7a"/><stop offset=".6" stop-color="#114450"/><stop offset="1" stop-color="#07222b"/></radialGradient>` +
  `<linearGradient id="s-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset="1" stop-color="#e0d5b8"/></linearGradient>` +
  `<clipPath id="s-half-a"><path d="M0 0L53 0L11 64L0 64Z"/></clipPath><clipPath id="s-half-b"><path d="M53 0L64 0L64 64L11 64Z"/></clipPath>`;

/** The whole sprite, to be put into the page once. Its colours come from styles/cards.css: inline style sheets are not allowed. */
export function sprite(): string {
  const body = Object.entries(SYMBOLS)
    .map(([id, inner]) => `<symbol id="i-${id}" viewBox="0 0 64 64">${inner}</symbol>`)
    .join("");
  return `<defs>${DEFS}</defs>${body}`;
}
