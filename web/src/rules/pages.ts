// The rules of every game, one file per language in the game's folder: also printed by `hadal rules` and on the site.
const PAGES = import.meta.glob<string>("../../../src/hadal/games/*/texts/*/how_to_play.md", {
  query: "?raw",
  import: "default",
});

const path = (game: string, language: string): string =>
  `../../../src/hadal/games/${game}/texts/${language}/how_to_play.md`;

/** The games that have rules to read. */
export const GAMES_WITH_RULES: readonly string[] = [
  ...new Set(Object.keys(PAGES).map((found) => /games\/([^/]+)\//u.exec(found)?.[1] ?? "")),
].sort();

/** The rules of a game; in English if there are none in this language, and empty if the game has none. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const load = PAGES[path(game, language)] ?? PAGES[path(game, "en")];
  return load ? load() : "";
}
