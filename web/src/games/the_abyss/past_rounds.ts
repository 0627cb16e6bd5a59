// The rounds of this table so far: asked of the server, so that they are there after a reload too.
import { api } from "../../api/http";
import type { Game } from "./game.svelte";
import { type Round, roundsOf } from "./rounds";

/** The rounds that are over; empty where there is no table to ask, as with a record that was opened. */
export async function pastRounds(game: Game): Promise<Round[]> {
  if (!game.table.id) return [];
  try {
    return roundsOf(await api.history(game.table.id));
  } catch {
    return [];
  }
}
