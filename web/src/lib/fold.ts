// A view of any game, brought up to date by events; and what a viewer who sees all cards can show.
import { event, OPEN, seenBy } from "./events";
import { ABYSS_EVENTS, foldAbyss, type AbyssView } from "./fold_abyss";
import { foldTheAbyss, THE_ABYSS_EVENTS, type TheAbyssView } from "./fold_the_abyss";

/** A view as it came over the wire; each game has its own shape. */
export type View = Record<string, unknown>;

/** The kinds of event of a game in their order. */
export function eventNames(game: string): readonly string[] {
  return game === "abyss" ? ABYSS_EVENTS : THE_ABYSS_EVENTS;
}

/** Can this client follow the game by itself? Otherwise it asks for a whole view. */
export function canFold(game: string): boolean {
  return game === "abyss" || game === "the_abyss";
}

/** The view after some events; the one given is left as it was. */
export function folded(game: string, view: View, events: readonly (readonly number[])[]): View {
  const next = structuredClone(view);
  const eyes = Array.isArray(next.eyes) ? (next.eyes as View[]) : [];
  for (const numbers of events) {
    foldOne(game, next, eyes.length ? seenBy(numbers, -1) : numbers);
    eyes.forEach((seat, n) => foldOne(game, seat, seenBy(numbers, n)));
  }
  return next;
}

function foldOne(game: string, view: View, numbers: readonly number[]): void {
  if (game === "abyss") foldAbyss(view as unknown as AbyssView, event(numbers));
  else foldTheAbyss(view as unknown as TheAbyssView, event(numbers));
}

/** The view to draw: with all cards open that of a seat, with its hand. */
export function eyesOf(view: View, viewer: number, seat: number): View {
  const eyes = viewer === OPEN ? (view.eyes as View[] | undefined) : undefined;
  return eyes?.[seat] ?? view;
}
