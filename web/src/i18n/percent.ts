// Chances as text.
import { i18n } from "./i18n.svelte";

/** A chance as a percentage, as the current language writes it. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(i18n.language, { style: "percent" }).format(chance);
