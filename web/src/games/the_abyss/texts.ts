// The texts of this table, from the catalogue of the page; names of cards come from the server.
import { wordsOf } from "../../board/texts";

/** A text of the table by its id, without "ui-the_abyss-". */
export const t = wordsOf((id) => `ui-the_abyss-${id}`);
