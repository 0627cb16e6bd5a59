// The rounds of this table so far, requested from the server so that they survive a reload.
import { api } from "../../api/http";
import type { Game } from "./game.svelte";
import { type Round, roundsOf } from "./rounds";

/** The finished rounds; empty without a table, as for an opened record. */
export async function pastRounds(game: Game): Promise<Round[]> {
  if (!game.table.id) return [];
  try {
    return roundsOf(await api.history(game.table.id));
  } catch {
    return [];
  }
}
