// Switches of a game in words; a switch nobody has put into words is shown as the rules call it.
import { t, tongue } from "./i18n.svelte";

function spoken(id: string, otherwise: string): string {
  return tongue.has(id) ? t(id) : otherwise.replaceAll("_", " ");
}

export function optionName(option: string): string {
  return spoken(`ui-option-${option}`, option);
}

export function optionValue(option: string, value: string): string {
  return spoken(`ui-option-${option}-${value}`, value);
}
