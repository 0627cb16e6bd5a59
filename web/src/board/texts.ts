// The texts all drawn tables share.
import { type Args, t as text, i18n } from "../i18n/i18n.svelte";

/** A text of any table by its id, without "ui-board-". */
export const t = (id: string, args?: Args): string => text(`ui-board-${id}`, args);

/** The texts of one table: its own, and those all tables share. */
export const wordsOf =
  (own: (id: string) => string) =>
  (id: string, args?: Args): string =>
    i18n.has(own(id)) ? text(own(id), args) : t(id, args);
