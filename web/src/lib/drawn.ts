// Tables with pictures: each comes, with its words, when somebody sits down at it.
import { Later } from "./later.svelte";
import { prefs } from "./prefs.svelte";
import type { Table } from "./table.svelte";

const TABLES = new Map<string, Later<{ table: Table }>>([
  ["abyss", new Later(() => import("../abyss/Table.svelte"), "ui_abyss")],
  ["the_abyss", new Later(() => import("../the_abyss/Table.svelte"), "ui_the_abyss")],
]);

/** The table of a game in pictures; nothing where there is none, or none is wished for. */
export function drawnTable(game: string): Later<{ table: Table }> | null {
  return (prefs.theme === "text" ? null : TABLES.get(game)) ?? null;
}
