// The texts of this table, from the catalogue of the page; names and texts of cards come from the server.
import { wordsOf } from "../../board/texts";

/** A text of the table by its id, without "ui-abyss-". */
export const t = wordsOf((id) => `ui-abyss-${id}`);
