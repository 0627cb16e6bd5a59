// The typefaces are light, and have every character that our texts use.
import { describe, expect, test } from "vitest";
import { files, inflateBrotli, sourceText } from "../art/disk";

const MOST_BYTES = 60_000;
const NAMES = ["serif", "sans"];
/** Drawn on pages without being in a catalogue. */
const PAGE_SIGNS = "‹›←→⇧⏎␣✓✗–−·×…";

const catalogues: Record<string, string> = import.meta.glob("../../../src/hadal/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bytes = (name: string): Uint8Array => files.readFileSync(new URL(`fonts/${name}.woff2`, import.meta.url));

const CMAP = 0;
const TRANSFORMED = [10, 11]; // glyf and loca have a second length

/** The characters of a WOFF2 file: its directory of tables, then `cmap` in the inflated data. */
function characters(file: Uint8Array): Set<number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let before = 0;
  let start = -1;
  for (let table = view.getUint16(12); table > 0; table--) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    let length = number();
    if (TRANSFORMED.includes(tag) && flags >> 6 !== 3) length = number();
    if (tag === CMAP) start = before;
    before += length;
  }
  const data = inflateBrotli(file.subarray(at, at + view.getUint32(20)));
  const cmap = new DataView(data.buffer, data.byteOffset + start);
  const found = new Set<number>();
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const sub = cmap.getUint32(4 + i * 8 + 4);
    if (cmap.getUint16(sub) !== 4) continue;
    const segments = cmap.getUint16(sub + 6);
    for (let s = 0; s < segments; s += 2) {
      const end = cmap.getUint16(sub + 14 + s);
      for (let c = cmap.getUint16(sub + 16 + segments + s); c <= end && c < 0xffff; c++) found.add(c);
    }
  }
  return found;
}

describe("the typefaces", () => {
  test("are no heavier than 60 kB together", () => {
    const total = NAMES.reduce((sum, name) => sum + bytes(name).length, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(MOST_BYTES);
  });

  test.each(NAMES)("%s has every character of the catalogues and of the pages", (name) => {
    const texts = Object.values(catalogues).join("");
    expect(texts.length).toBeGreaterThan(100_000);
    const known = characters(bytes(name));
    expect(known.has(0x4e00)).toBe(false);
    const lacking = [...new Set(texts + PAGE_SIGNS)].filter((c) => c >= " " && !known.has(c.codePointAt(0) ?? 0));
    expect(lacking).toEqual([]);
  });

  test("are swapped in over fonts of the same width and height", () => {
    const rules = sourceText("styles/fonts.css").split("@font-face").slice(1);
    for (const rule of rules) {
      if (rule.includes("url(")) expect(rule).toContain("font-display: swap");
      else expect(rule).toMatch(/size-adjust: \d.*ascent-override: \d.*descent-override: \d/s);
    }
    const tokens = sourceText("styles/tokens.css");
    const families = rules.map((rule) => /font-family: ("[^"]+")/.exec(rule)?.[1] ?? "none");
    for (const family of families) expect(tokens).toContain(family);
  });

  test("keep their licences", () => {
    for (const name of ["OFL-Alegreya.txt", "OFL-Source-Sans.txt"])
      expect(sourceText(`styles/fonts/${name}`)).toMatch(/SIL Open Font License, Version 1.1/i);
  });
});
