// Every text the drawn tables ask for by name is in a catalogue, and none is left over.
import { expect, test } from "vitest";

const CATALOGUES = import.meta.glob<string>(
  ["../../../src/hadal/words/en/ui_*.ftl", "../../../src/hadal/games/*/texts/en/{ui,sheets,end}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const FILES = import.meta.glob<string>(
  ["../games/*/**/*.{svelte,ts}", "./*.{svelte,ts}", "../ui/*.{svelte,ts}", "!**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const TABLES = [...new Set(Object.keys(FILES).map(folder))];

/** The game a file belongs to, or "board". */
function folder(path: string): string {
  return /^\.\.\/games\/(\w+)\//u.exec(path)?.[1] ?? "board";
}

const sourceOf = (table: string): string =>
  Object.entries(FILES)
    .filter(([path]) => folder(path) === table)
    .map(([, text]) => text)
    .join("\n");

/** The ids of a table's own texts. */
function there(table: string): Set<string> {
  const own = (file: string): string => CATALOGUES[`../../../src/hadal/games/${table}/texts/en/${file}.ftl`] ?? "";
  const text =
    own("ui") + own("sheets") + own("end") || (CATALOGUES[`../../../src/hadal/words/en/ui_${table}.ftl`] ?? "");
  return new Set(
    [...text.matchAll(/^ui-([a-z0-9_]+)-([a-z0-9-]+) =/gmu)].filter((hit) => hit[1] === table).map((hit) => hit[2]!),
  );
}

function asked(source: string): { named: string[]; quoted: Set<string>; beginnings: string[] } {
  return {
    named: [...source.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/gu)]
      .map((hit) => hit[1]!)
      .filter((id) => !id.startsWith("ui-")),
    // Some names stand in a choice between two texts, not right behind the bracket.
    // A name may be given in full, or after the name of the game: `ui-${game}-pass-orders`.
    quoted: new Set([...source.matchAll(/(?:["'](?:ui-[a-z_]+-)?|\}-)([a-z0-9-]+)["'`]/gu)].map((hit) => hit[1]!)),
    beginnings: [...source.matchAll(/\bt\(\s*`([a-z0-9-]*-)\$/gu)]
      .map((hit) => hit[1]!)
      .filter((id) => !id.startsWith("ui-")),
  };
}

test("there are tables to look at", () => {
  expect(TABLES).toEqual(expect.arrayContaining(["board", "abyss", "the_abyss"]));
  expect(there("board").size).toBeGreaterThan(20);
});

test.each(TABLES)("no text of %s is missing", (table) => {
  const known = new Set([...there(table), ...there("board")]);
  const { named, beginnings } = asked(sourceOf(table));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(beginnings.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
});

test.each(TABLES)("no text of %s is left over", (table) => {
  const { quoted, beginnings } = asked((table === "board" ? TABLES : [table, "board"]).map(sourceOf).join("\n"));
  // The home page asks for the texts "home-…" of every game, the page for a new table for "boxes-needed".
  const own = [...there(table)].filter((id) => !id.startsWith("home-") && id !== "boxes-needed");
  const loose = own.filter((id) => !quoted.has(id) && !beginnings.some((start) => id.startsWith(start)));
  expect(loose).toEqual([]);
});
