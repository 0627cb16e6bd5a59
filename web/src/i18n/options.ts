// The options of a game in words. An option without a text is shown under the name the rules give it.
import { t, i18n } from "./i18n.svelte";

function spoken(id: string, otherwise: string): string {
  return i18n.has(id) ? t(id) : otherwise.replaceAll("_", " ");
}

export function optionName(option: string): string {
  return spoken(`ui-option-${option}`, option);
}

/** What a value adds to the title of a game, such as "with" and the name of a box; most values add nothing. */
export function optionVariant(option: string, value: string): string {
  const id = `ui-option-${option}-${value}-variant`;
  return i18n.has(id) ? t(id) : "";
}

export function optionValue(option: string, value: string): string {
  return spoken(`ui-option-${option}-${value}`, value);
}
