// Ready-made tables: who plays, and at which pace.
import type { BotInfo, TableSettings } from "../api/protocol";
import { usualSettings } from "../board/settings";

export const PRESETS = ["tonight", "slow", "learn"] as const;
export type Preset = (typeof PRESETS)[number];

export interface PresetTable {
  seats: string[];
  settings: TableSettings;
}

/** The weakest bot that does not play at random: the first with a measured strength. */
export function easiest(bots: readonly BotInfo[]): string {
  return (bots.find((bot) => bot.rating) ?? bots[0])?.name ?? "random";
}

/** The seats and settings of a preset. */
export function preset(kind: Preset, bots: readonly BotInfo[]): PresetTable {
  const settings = usualSettings();
  if (kind === "learn") return { seats: ["me", `bot:${easiest(bots)}`], settings: { ...settings, listed: false } };
  if (kind === "slow")
    return {
      seats: ["me", "open", "open"],
      settings: { ...settings, listed: false, clock: { ...settings.clock, kind: "days", days: 3 } },
    };
  return { seats: ["me", "open", "open"], settings: { ...settings, listed: false } };
}

/** The preset that a table is like, if any. */
export function presetOf(seats: readonly string[], settings: TableSettings, bots: readonly BotInfo[]): Preset | "" {
  const like = (kind: Preset): boolean => {
    const wanted = preset(kind, bots);
    return (
      wanted.seats.join() === seats.join() &&
      wanted.settings.listed === settings.listed &&
      wanted.settings.clock.kind === settings.clock.kind &&
      (settings.clock.kind !== "days" || settings.clock.days === wanted.settings.clock.days)
    );
  };
  return PRESETS.find(like) ?? "";
}
