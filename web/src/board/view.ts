// Views: what one viewer sees. They come over the wire, and change by patches.
import { games } from "../games/registry.svelte";
import { OPEN } from "./events";
import { patched, type Patch } from "./patch";

/** A view as it came over the wire; each game has its own shape. */
export type View = Record<string, unknown>;

/** The view after a patch; the one given stays as it was. */
export function viewAfter(view: View, patch: Patch): View {
  return patched(view, patch ?? {}) as View;
}

/** The names of a game's events in the order of their numbers. */
export function eventNames(game: string): readonly string[] {
  return games.get(game)?.events ?? [];
}

/** The view to draw: with all cards open that of a seat, with its hand. */
export function eyesOf(view: View, viewer: number, seat: number): View {
  const eyes = viewer === OPEN ? (view.eyes as View[] | undefined) : undefined;
  return eyes?.[seat] ?? view;
}
