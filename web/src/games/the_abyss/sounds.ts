// The sound of an entry: that of its most important event.
import { EVENTS } from "./ids";
import { SOUNDS, tone } from "../../app/sounds";

/** Those of every game, and those of this one. */
export const TONES = {
  ...SOUNDS,
  // The last breath: bubbles, ever lower.
  drown: [tone(520, 300, 0, 0.12, 0.5), tone(380, 210, 0.14, 0.14, 0.5), tone(240, 90, 0.3, 0.28, 0.6)],
} as const;
export type Sound = keyof typeof TONES;

/** The sound of one event; most have none. */
const SOUND_OF: Record<string, Sound> = {
  won: "end",
  scored: "gong",
  "drew-panic": "rumble",
  gave: "rumble",
  eliminated: "drown",
  stole: "payment",
  drew: "reveal",
  peeked: "reveal",
  took: "take",
  kept: "take",
};
const WEIGHT: readonly Sound[] = ["end", "drown", "gong", "rumble", "payment", "reveal", "take"];

/** The sound of an entry, if any. */
export function soundOf(events: readonly (readonly number[])[]): Sound | null {
  const found = new Set(events.map(([kind = -1]) => SOUND_OF[EVENTS[kind] ?? ""]));
  return WEIGHT.find((sound) => found.has(sound)) ?? null;
}
