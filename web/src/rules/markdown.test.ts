import { expect, test } from "vitest";
import { blocks, inline } from "./markdown";

const PAGES = import.meta.glob<string>("../../../src/hadal/games/*/texts/*/how_to_play.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("emphasis, code and links are parts of a line", () => {
  expect(inline("a **b** *c* `d` [e](f.md).")).toEqual([
    { kind: "text", text: "a " },
    { kind: "bold", text: "b" },
    { kind: "text", text: " " },
    { kind: "italic", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " " },
    { kind: "link", text: "e", to: "f.md" },
    { kind: "text", text: "." },
  ]);
});

test("lines of one paragraph are joined, and headings get an id without accents", () => {
  expect(blocks("## Déjà vu !\n\none\ntwo")).toEqual([
    { kind: "heading", level: 2, id: "deja-vu", text: "Déjà vu !" },
    { kind: "paragraph", parts: [{ kind: "text", text: "one two" }] },
  ]);
});

test("every page of rules is understood completely, and all languages have the same sections and pictures", () => {
  const shapes = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(PAGES)) {
    const found = blocks(source);
    const game = /games\/([^/]+)\//u.exec(path)?.[1] ?? "";
    const texts = JSON.stringify(found);
    expect(texts).not.toMatch(/"text":"[^"]*(\*\*|\]\(|^#|\|)/u);
    expect(found.find(({ kind }) => kind === "heading")).toMatchObject({ level: 1 });
    const shape = found
      .map((one) => (one.kind === "picture" ? one.name : one.kind === "list" ? `list ${one.items.length}` : one.kind))
      .join(" ");
    shapes.set(game, (shapes.get(game) ?? new Set()).add(shape));
  }
  expect([...shapes.values()].map((set) => set.size)).toEqual([...shapes.keys()].map(() => 1));
  expect(shapes.size).toBeGreaterThan(0);
});
