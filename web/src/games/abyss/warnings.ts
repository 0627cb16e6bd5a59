// Warnings: a player near the seventh Lord, or the last round.
import type { Game } from "./game.svelte";
import { SEVEN } from "./constants";
import { lordsOf } from "./view";
import { t } from "./texts";

type Seen = Pick<Game, "view" | "seats" | "me" | "over" | "name" | "lastTurns">;

const called = (game: Seen, seat: number): string => (seat === game.me ? t("you-short") : game.name(seat));

export function alarm(game: Seen): string {
  const v = game.view;
  if (game.over) return "";
  if (v.closer >= 0) {
    const left = game.lastTurns;
    return left.length
      ? t("last-round", { name: called(game, v.closer), left: left.map((seat) => called(game, seat)).join(", ") })
      : t("last-turn", { name: called(game, v.turn) });
  }
  const near = [...Array(game.seats).keys()].filter((seat) => lordsOf(v, seat).length >= SEVEN - 1);
  const others = near.filter((seat) => seat !== game.me).map((seat) => game.name(seat));
  if (others.length) return t("alarm-seat", { n: others.length, name: others.join(", ") });
  return near.length ? t("alarm-me") : "";
}

/** What the last round means for one seat: the id of a text, or empty. */
export function lastTurn(game: Pick<Game, "view" | "over" | "lastTurns">, seat: number): string {
  if (game.view.closer < 0 || game.over) return "";
  if (game.view.turn === seat) return "last-turn-now";
  return game.lastTurns.includes(seat) ? "last-turn-left" : "last-turn-none";
}
