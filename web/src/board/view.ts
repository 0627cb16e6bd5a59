// Views: what one viewer sees. The server sends them and patches for them.
import { games } from "../games/registry.svelte";
import { patched, type Patch } from "./patch";

/** A view as the server sends it; its shape depends on the game. */
export type View = Record<string, unknown>;

/** Return the view after a patch; the given one is not changed. */
export function viewAfter(view: View, patch: Patch): View {
  return patched(view, patch ?? {}) as View;
}

/** The names of a game's events in the order of their numbers. */
export function eventNames(game: string): readonly string[] {
  return games.get(game)?.events ?? [];
}
