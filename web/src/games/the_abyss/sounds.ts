// The sound of an entry: that of its most important event.
import { EVENTS } from "./ids";
import type { Sound } from "../../app/sounds";

/** The sound of one event; most have none. */
const SOUND_OF: Record<string, Sound> = {
  won: "end",
  scored: "recruit",
  "drew-panic": "monster",
  gave: "monster",
  eliminated: "drown",
  stole: "buy",
  drew: "reveal",
  peeked: "reveal",
  took: "take",
  kept: "take",
};
const WEIGHT: readonly Sound[] = ["end", "drown", "recruit", "monster", "buy", "reveal", "take"];

/** The sound of an entry, if any. */
export function soundOf(events: readonly (readonly number[])[]): Sound | null {
  const found = new Set(events.map(([kind = -1]) => SOUND_OF[EVENTS[kind] ?? ""]));
  return WEIGHT.find((sound) => found.has(sound)) ?? null;
}
