// The sound of an entry: that of its most important event.
import { EVENTS } from "./ids";
import { SOUNDS, tone } from "../../app/sounds";
import { MONSTER } from "./constants";

/** Those of every game, and those of this one. */
export const TONES = {
  ...SOUNDS,
  // Three keys in a lock.
  keys: [
    tone(1180, 1120, 0, 0.05, 0.35, "triangle"),
    tone(1320, 1260, 0.13, 0.05, 0.35, "triangle"),
    tone(1480, 740, 0.26, 0.2, 0.45, "triangle"),
  ],
  // Something large turns over below.
  kraken: [tone(42, 96, 0, 0.5, 1, "triangle"), tone(130, 70, 0.12, 0.4, 0.35)],
  // A deep gong.
  dusk: [tone(98, 96, 0, 0.6), tone(147, 143, 0, 0.55, 0.5), tone(233, 226, 0, 0.35, 0.2)],
} as const;
export type Sound = keyof typeof TONES;

/** The sound of one event; most have none. */
const SOUND_OF: Record<string, Sound> = {
  won: "end",
  "lord-arrived": "gong",
  dice: "dice",
  "end-triggered": "dusk",
  "location-taken": "keys",
  figure: "kraken",
  "monster-met": "rumble",
  "beast-came": "rumble",
  "beast-attacked": "rumble",
  "pearls-paid": "payment",
  revealed: "reveal",
  taken: "take",
  "stack-taken": "take",
};
const WEIGHT: readonly Sound[] = [
  "end",
  "dusk",
  "gong",
  "keys",
  "dice",
  "kraken",
  "rumble",
  "payment",
  "reveal",
  "take",
];

/** The sound of an entry, if any. */
export function soundOf(events: readonly (readonly number[])[]): Sound | null {
  const found = new Set(
    events.map(([kind = -1, , , card = -1]) => {
      const name = EVENTS[kind] ?? "";
      return name === "revealed" && card === MONSTER ? "rumble" : SOUND_OF[name];
    }),
  );
  return WEIGHT.find((sound) => found.has(sound)) ?? null;
}
