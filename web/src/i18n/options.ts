// Switches of a game in words; a switch nobody has put into words is shown as the rules call it.
import { t, i18n } from "./i18n.svelte";

function spoken(id: string, otherwise: string): string {
  return i18n.has(id) ? t(id) : otherwise.replaceAll("_", " ");
}

export function optionName(option: string): string {
  return spoken(`ui-option-${option}`, option);
}

export function optionValue(option: string, value: string): string {
  return spoken(`ui-option-${option}-${value}`, value);
}
