// What a row of a list says about a game: whose turn it is, who leads, how it ended.
import type { TableInfo } from "../api/protocol";
import { seatName } from "../board/seats";
import { i18n, t } from "../i18n/i18n.svelte";

/** Is it my turn? */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.viewer !== undefined && table.to_move === table.viewer;

/** Do I have a seat? */
export const seated = (table: TableInfo): boolean => table.viewer !== undefined;

/** May I give up a table that I host without a seat? A game of people goes on without its host. */
export const canLeave = (table: TableInfo): boolean =>
  !seated(table) &&
  (table.hosting ?? false) &&
  (table.status === "lobby" || (table.status === "playing" && table.seats.every((seat) => seat.kind === "bot")));

/** The state of a table in a few words. */
export function headline(table: TableInfo): string {
  if (table.status === "lobby") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return table.viewer === undefined && !table.hosting ? t("ui-row-open", { n: free }) : t("ui-row-lobby");
  }
  if (table.status === "closed") return t("ui-row-closed");
  if (table.status === "over") return result(table);
  if (isMyTurn(table)) return t("ui-row-my-turn");
  return t("ui-row-waiting", { name: seatName(table, table.to_move ?? -1) });
}

/** How a game ended, as I see it; spectators see who won. */
export function result(table: TableInfo): string {
  const { scores = [], winners = [], viewer } = table;
  const best = (seats: number[]): number => Math.max(...seats.map((seat) => scores[seat] ?? 0));
  const all = table.seats.map((seat) => seat.seat);
  const first = winners[0] ?? -1;
  if (first < 0) return t("ui-row-over");
  if (viewer !== undefined && winners.includes(viewer)) {
    const mine = scores[viewer] ?? 0;
    if (winners.length > 1) return t("ui-row-shared", { mine });
    return t("ui-row-won", { mine, best: best(all.filter((seat) => seat !== viewer)) });
  }
  const points = scores[first] ?? 0;
  if (winners.length > 1) return t("ui-row-others-shared", { names: listed(table, winners), best: points });
  const other = viewer === undefined ? best(all.filter((seat) => seat !== first)) : (scores[viewer] ?? 0);
  return t("ui-row-lost", { name: seatName(table, first), best: points, mine: other });
}

/** My points and the leader's, during a game; empty while nobody has any. */
export function points(table: TableInfo): string {
  const { points: given = [], viewer } = table;
  if (table.status !== "playing" || !given.some((n) => n > 0)) return "";
  const most = Math.max(...given);
  const leader = given.indexOf(most);
  const name = seatName(table, leader);
  if (viewer === undefined) return t("ui-row-leader", { name, most });
  const mine = given[viewer] ?? 0;
  if (mine === most) return t(given.filter((n) => n === most).length > 1 ? "ui-row-level" : "ui-row-ahead", { mine });
  return t("ui-row-points", { mine, name, most });
}

/** The time that the player to move has left; empty without a clock. */
export function timeLeft(table: TableInfo, now: number): string {
  if (!table.deadline) return "";
  const minutes = Math.max(0, Math.floor((table.deadline - now) / 60_000));
  if (minutes < 60) return t("ui-row-left-minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("ui-row-left-hours", { n: hours }) : t("ui-row-left-days", { n: Math.floor(hours / 24) });
}

/** The other players in one line; all players for a spectator. Somebody who may sit down sees who sits there already. */
export function others(table: TableInfo): string {
  const guest = table.viewer === undefined && !table.hosting;
  const seats = table.seats
    .filter((seat) => seat.seat !== table.viewer)
    .filter((seat) => !guest || seat.kind === "person" || seat.kind === "bot")
    .map((seat) => seat.seat);
  return listed(table, seats);
}

/** The names of these seats: “Ann, Ben, and Cleo”, “Ann and 2 seats free”. */
function listed(table: TableInfo, seats: number[]): string {
  const open = seats.filter((seat) => table.seats[seat]?.kind === "open");
  const names = seats
    .filter((seat) => open.indexOf(seat) < 1)
    .map((seat) =>
      seat === open[0] && open.length > 1 ? t("ui-row-open", { n: open.length }) : seatName(table, seat),
    );
  return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
}
