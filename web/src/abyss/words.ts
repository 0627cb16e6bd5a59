// The texts of this table, from the catalogue of the page; names and texts of cards come from the server.
import { type Args, t as text } from "../lib/i18n.svelte";

/** A text of the table by its id, without "ui-abyss-". */
export const t = (id: string, args?: Args): string => text(`ui-abyss-${id}`, args);
