// The seats of a table: letter, name and sigil.
import type { SeatInfo, TableInfo } from "../api/protocol";
import { t, i18n } from "../i18n/i18n.svelte";

export const LETTERS = "ABCDE";
/** The sigil of each seat; shape comes before colour. */
export const SIGILS = ["anchor", "trident", "spiral", "wave", "comet"] as const;
export type SigilName = (typeof SIGILS)[number];
export const sigilOf = (seat: number): SigilName => SIGILS[((seat % 5) + 5) % 5]!;

export function letter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

/** The name of a seat. */
export function seatName(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat];
  return found ? nameOf(found, info.seats) : letter(seat);
}

/** The names of all seats. */
export const seatNames = (info: TableInfo | null): string[] =>
  (info?.seats ?? []).map((_, seat) => seatName(info, seat));

/** The display name of a bot; program names mean nothing to players. */
export function botName(bot: string): string {
  return i18n.has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot;
}

function nameOf(seat: SeatInfo, all: readonly SeatInfo[]): string {
  if (seat.kind === "open") return t("ui-row-seat-open");
  if (seat.kind === "invite") return t("ui-row-seat-invite");
  if (seat.kind !== "bot") return seat.name || t("ui-row-seat-gone", { letter: letter(seat.seat) });
  const bot = botName(seat.bot || seat.name || "");
  // Two bots of one name at a table are told apart by their letters, whatever programs they are.
  const twins =
    all.filter((other) => other.kind === "bot" && botName(other.bot || other.name || "") === bot).length > 1;
  return twins ? t("ui-bot-twin", { bot, letter: letter(seat.seat) }) : bot;
}
