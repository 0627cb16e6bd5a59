// Faces are told apart where they are smallest: 24 pixels wide, in an opponent's row. A browser draws them; without one this is skipped.
import { expect, test } from "vitest";
import { sharedDefinitions } from "../../../art/symbols";
import { definitions } from "./definitions";
import { execFileSync, files, sourceText } from "../../../art/disk";
import { own } from "../../../art/geom";
import { LORDS } from "../ids";
import { CROP, guildOf, portrait } from "./lords";
import { GUILD_IDS } from "./races";

const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  files.existsSync(path),
);

/** Of 255. Without a mark for each Lord the closest pair differed by 17, and could not be told apart. */
const LEAST = 30;

/** Draws each face 24 pixels wide and writes the root mean square difference of each pair, three numbers a row. */
const SCRIPT = `
const faces = JSON.parse(document.getElementById("faces").textContent);
const draw = (svg) => new Promise((done) => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = 24; canvas.height = 27;
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0, 24, 27);
    done(pen.getImageData(0, 0, 24, 27).data);
  };
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
});
Promise.all(faces.map(draw)).then((drawn) => {
  const rows = [];
  drawn.forEach((a, i) => drawn.slice(0, i).forEach((b, j) => {
    let sum = 0;
    for (let n = 0; n < a.length; n++) sum += (a[n] - b[n]) ** 2;
    rows.push([j, i, Math.sqrt(sum / a.length / 0.75)]);
  }));
  document.body.textContent = "RESULT" + JSON.stringify(rows) + "END";
});`;

test.skipIf(!browser)("no two Lords of a guild look alike at 24 pixels", { timeout: 60_000 }, () => {
  // The rules of the sprite, without Svelte's :global() and with the values of the tokens.
  const tokens = sourceText("styles/tokens.css");
  const token = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "none";
  const rules = /<style>(.*)<\/style>/s.exec(sourceText("ui/Sprite.svelte"))?.[1] ?? "";
  const style = rules
    .replaceAll(/:global\((.*)\) \{/g, "$1 {")
    .replaceAll(/var\(--(\w+-?\d*)\)/g, (_, name: string) => token(name));
  expect(style).toContain("symbol path.s-cut");
  const faces = LORDS.map(
    (_, lord) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="108" viewBox="${CROP.face}" preserveAspectRatio="xMidYMid slice"><style>${style}</style>${sharedDefinitions()}${definitions()}${own(portrait(lord), "L")}</svg>`,
  );
  const folder = files.mkdtempSync("/tmp/hadal-faces-");
  try {
    files.writeFileSync(
      `${folder}/faces.html`,
      `<script type="application/json" id="faces">${JSON.stringify(faces).replaceAll("<", "\\u003c")}</script><body></body><script>${SCRIPT}</script>`,
    );
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      `--user-data-dir=${folder}/profile`,
      "--virtual-time-budget=20000",
      "--dump-dom",
      `file://${folder}/faces.html`,
    ];
    const page = execFileSync(browser ?? "", flags, {
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const rows = JSON.parse(/RESULT(\[.*?\])END/s.exec(page)?.[1] ?? "[]") as [number, number, number][];
    expect(rows).toHaveLength((LORDS.length * (LORDS.length - 1)) / 2);
    const near = (guild: string): [number, number, number][] =>
      rows.filter(([a, b]) => guildOf(a) === guild && guildOf(b) === guild).sort((a, b) => a[2] - b[2]);
    for (const guild of GUILD_IDS) {
      const [a, b, gap] = near(guild)[0] ?? [0, 0, 0];
      expect(gap, `${LORDS[a]} and ${LORDS[b]}`).toBeGreaterThan(LEAST);
    }
  } finally {
    files.rmSync(folder, { recursive: true, force: true });
  }
});
