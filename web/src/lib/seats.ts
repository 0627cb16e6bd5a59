// Seats of a table in words: letter, name, sign.
import type { SeatInfo, TableInfo } from "../protocol";
import { t, tongue } from "./i18n.svelte";

export const LETTERS = "ABCDE";
/** The sign of each seat; its colour follows from it. */
export const SIGILS = ["anchor", "trident", "spiral", "wave", "comet"] as const;

export function letter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

/** What somebody on a seat is called. */
export function seatName(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat];
  return found ? nameOf(found) : letter(seat);
}

export function nameOf(seat: SeatInfo): string {
  if (seat.kind === "open") return t("ui-row-seat-open");
  if (seat.kind === "invite") return t("ui-row-seat-invite");
  // Two bots of one kind at a table are told apart by their letters.
  if (seat.kind === "bot") return t("ui-bot-name", { bot: seat.bot || seat.name || "", letter: letter(seat.seat) });
  return seat.name || letter(seat.seat);
}

/** Everybody else at a table in one line; all of them for who only watches. */
export function others(info: TableInfo): string {
  const names = info.seats.filter((seat) => seat.seat !== info.viewer).map(nameOf);
  return new Intl.ListFormat(tongue.language, { type: "conjunction" }).format(names);
}
