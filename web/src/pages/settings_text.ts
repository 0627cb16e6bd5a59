// The settings of a table in one line of plain sentences.
import type { TableSettings } from "../api/protocol";
import { t } from "../i18n/i18n.svelte";

export function clockInWords(clock: TableSettings["clock"]): string {
  if (clock.kind === "live")
    return t("ui-agreed-clock-live", { minutes: Math.round(clock.base_s / 60), seconds: clock.increment_s });
  return clock.kind === "days" ? t("ui-agreed-clock-days", { n: clock.days }) : t("ui-settings-clock-none");
}

export function settingsInWords(settings: TableSettings): string {
  return [
    clockInWords(settings.clock),
    t(settings.listed ? "ui-new-says-listed" : "ui-new-says-unlisted"),
    t(settings.spectators ? "ui-new-says-watched" : "ui-new-says-unwatched"),
  ].join(" · ");
}
