// The names of keys as keyboards of the reader's language have them.
import { t } from "./i18n.svelte";

const NAMED = new Set(["Enter", "Esc", "Space", "Shift", "Home", "End"]);

/** What is printed on one or several keys: Esc, Shift Z. */
export function keyNames(keys: string): string {
  return keys
    .split(" ")
    .map((key) => (NAMED.has(key) ? t(`ui-key-${key.toLowerCase()}`) : key))
    .join(" ");
}
