// The strength of bots as a meter shows it.
import type { BotInfo } from "../api/protocol";

export const STEPS = 5;

/** How far the meter of a bot is filled, in steps: by its rating; the strongest bot of the game fills it. */
export function strengthSteps(bot: BotInfo, bots: readonly BotInfo[]): number {
  const most = Math.max(1, ...bots.map((one) => one.rating ?? 0));
  return Math.round((10 * STEPS * (bot.rating ?? 0)) / most) / 10;
}
