// The texts of this table, from the catalogue of the page. Ids here are short: "ui-abyss-" is put before them.
import { text } from "../lib/i18n";

export type Args = Record<string, string | number>;

/** A text of the table; with `abyss` one of the game itself, such as the name of a Lord. */
export function t(id: string, args: Args = {}, family: "ui" | "abyss" = "ui"): string {
  return text(family === "ui" ? `ui-abyss-${id}` : `abyss-${id}`, args);
}
