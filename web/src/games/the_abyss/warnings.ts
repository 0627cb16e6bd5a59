// Warnings: a player whose total and hand may end the game, or a deck that runs low.
import type { Game } from "./game.svelte";
import { GOAL, STOP_WORTH } from "./constants";
import { t } from "./texts";

const LOW_DECK = 6; // three more draws

export function alarm(game: Game): string {
  const v = game.view;
  if (game.over) return "";
  if (v.deck_size <= LOW_DECK) return t("alarm-deck", { n: v.deck_size });
  const near = v.totals.flatMap((total, seat) => (total + STOP_WORTH >= GOAL && v.alive[seat] ? [seat] : []));
  const most = near.sort((a, b) => (v.totals[b] ?? 0) - (v.totals[a] ?? 0))[0];
  if (most === undefined) return "";
  const n = Math.max(1, GOAL - (v.totals[most] ?? 0));
  return most === game.me ? t("alarm-me", { n }) : t("alarm-seat", { name: game.name(most), n });
}
