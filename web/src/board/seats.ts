// Seats of a table in words: letter, name, sign.
import type { SeatInfo, TableInfo } from "../api/protocol";
import { t, i18n } from "../i18n/i18n.svelte";

export const LETTERS = "ABCDE";
/** The sign of each seat: a shape first, a colour second. */
export const SIGILS = ["anchor", "trident", "spiral", "wave", "comet"] as const;
export type SigilName = (typeof SIGILS)[number];
export const sigilOf = (seat: number): SigilName => SIGILS[((seat % 5) + 5) % 5]!;

export function letter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

/** What somebody on a seat is called. */
export function seatName(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat];
  return found ? nameOf(found, info.seats) : letter(seat);
}

/** What everybody at a table is called, by seat. */
export const seatNames = (info: TableInfo | null): string[] =>
  (info?.seats ?? []).map((_, seat) => seatName(info, seat));

/** What a bot is called: by its style, since the name of its program says nothing to a player. */
export function botName(bot: string): string {
  return i18n.has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot;
}

function nameOf(seat: SeatInfo, all: readonly SeatInfo[]): string {
  if (seat.kind === "open") return t("ui-row-seat-open");
  if (seat.kind === "invite") return t("ui-row-seat-invite");
  if (seat.kind !== "bot") return seat.name || letter(seat.seat);
  const bot = botName(seat.bot || seat.name || "");
  // Two bots of one kind at a table are told apart by their letters.
  const twins = all.filter((other) => other.kind === "bot" && other.bot === seat.bot).length > 1;
  return twins ? t("ui-bot-twin", { bot, letter: letter(seat.seat) }) : bot;
}

/** Everybody else at a table in one line; all of them for who only watches. */
export function others(info: TableInfo): string {
  const names = info.seats.filter((seat) => seat.seat !== info.viewer).map((seat) => nameOf(seat, info.seats));
  return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
}
