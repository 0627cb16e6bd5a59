// A view of any game, brought up to date by events; and what a viewer who sees all cards can show.
import { games } from "../games/registry.svelte";
import type { GamePlugin } from "../games/plugin";
import type { View } from "./view";
import { event, OPEN, seenBy } from "./events";

export type { View } from "./view";

/** The names of a game's events in the order of their numbers. */
export function eventNames(game: string): readonly string[] {
  return games.get(game)?.events ?? [];
}

/** Can this client follow the game by itself? Otherwise it asks for a whole view. */
export function canFold(game: string): boolean {
  return games.get(game) !== undefined;
}

/** The view after some events; the one given is left as it was. */
export function folded(game: string, view: View, events: readonly (readonly number[])[]): View {
  const plugin = games.get(game);
  if (!plugin) throw new Error(`the game ${game} is not loaded`);
  const next = structuredClone(view);
  const eyes = Array.isArray(next.eyes) ? (next.eyes as View[]) : [];
  for (const numbers of events) {
    foldOne(plugin, next, eyes.length ? seenBy(numbers, -1) : numbers);
    eyes.forEach((seat, n) => foldOne(plugin, seat, seenBy(numbers, n)));
  }
  return next;
}

function foldOne(plugin: GamePlugin, view: View, numbers: readonly number[]): void {
  plugin.fold(view, event(numbers));
}

/** The view to draw: with all cards open that of a seat, with its hand. */
export function eyesOf(view: View, viewer: number, seat: number): View {
  const eyes = viewer === OPEN ? (view.eyes as View[] | undefined) : undefined;
  return eyes?.[seat] ?? view;
}
