// Every text the table asks for by name is in the catalogue, and none is left over.
import { expect, test } from "vitest";
import catalogue from "../../../src/hadal/words/en/ui_abyss.ftl?raw";

const FILES = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const source = Object.values(FILES).join("\n");
const there = new Set([...catalogue.matchAll(/^ui-abyss-([a-z0-9-]+) =/gmu)].map((hit) => hit[1]!));
const named = new Set([...source.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/gu)].map((hit) => hit[1]!));
const beginnings = [...source.matchAll(/\bt\(\s*`([a-z0-9-]*-)\$/gu)].map((hit) => hit[1]!);
// Some names stand in a choice between two texts, not right behind the bracket.
const quoted = new Set([...source.matchAll(/["']([a-z0-9-]+)["']/gu)].map((hit) => hit[1]!));

test("no text is missing", () => {
  expect([...named].filter((id) => !there.has(id))).toEqual([]);
  expect(beginnings.filter((start) => ![...there].some((id) => id.startsWith(start)))).toEqual([]);
});

test("no text is left over", () => {
  const loose = [...there].filter((id) => !quoted.has(id) && !beginnings.some((start) => id.startsWith(start)));
  expect(loose).toEqual([]);
});
