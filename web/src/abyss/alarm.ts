// What everybody should know is coming: somebody near the seventh Lord, or the last round.
import type { Game } from "./game.svelte";
import { SEVEN } from "./nouns";
import { lordsOf } from "./view";
import { t } from "./words";

/** Turns left in the last round: everybody after the one who plays, up to the one who brought the end. */
export function turnsLeft(game: Game): string[] {
  const { closer, turn } = game.view;
  const out: string[] = [];
  for (let seat = (turn + 1) % game.seats; seat !== closer; seat = (seat + 1) % game.seats) {
    if (out.length >= game.seats) break;
    out.push(seat === game.me ? t("you-short") : game.name(seat));
  }
  return out;
}

export function alarm(game: Game): string {
  const v = game.view;
  if (game.over) return "";
  if (v.closer >= 0) {
    const left = v.turn === v.closer ? turnsLeft(game) : turnsLeft(game);
    return left.length ? t("last-round", { name: game.name(v.closer), left: left.join(", ") }) : t("last-turn", { name: game.name(v.turn) });
  }
  const near = Array.from({ length: game.seats }, (_, seat) => seat).filter((seat) => lordsOf(v, seat).length >= SEVEN - 1);
  if (!near.length) return "";
  const [first] = near;
  return first === game.me ? t("alarm-me") : t("alarm-seat", { name: game.name(first ?? 0) });
}
