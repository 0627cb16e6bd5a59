// The sound of an entry: that of its most important event.
import { EVENTS } from "./ids";
import type { Sound } from "../../app/sounds";
import { MONSTER } from "./constants";

/** The sound of one event; most have none. */
const SOUND_OF: Record<string, Sound> = {
  won: "end",
  "lord-arrived": "recruit",
  dice: "dice",
  "end-triggered": "dusk",
  "location-taken": "keys",
  figure: "kraken",
  "monster-met": "monster",
  "beast-came": "monster",
  "beast-attacked": "monster",
  "pearls-paid": "buy",
  revealed: "reveal",
  taken: "take",
  "stack-taken": "take",
};
const WEIGHT: readonly Sound[] = [
  "end",
  "dusk",
  "recruit",
  "keys",
  "dice",
  "kraken",
  "monster",
  "buy",
  "reveal",
  "take",
];

/** The sound of an entry, if any. */
export function soundOf(events: readonly (readonly number[])[]): Sound | null {
  const found = new Set(
    events.map(([kind = -1, , , card = -1]) => {
      const name = EVENTS[kind] ?? "";
      return name === "revealed" && card === MONSTER ? "monster" : SOUND_OF[name];
    }),
  );
  return WEIGHT.find((sound) => found.has(sound)) ?? null;
}
