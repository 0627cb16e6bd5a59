// When the pieces and drawings of one entry move. Pieces set out one after another, the large ones together with what is drawn around
// them. Everything has ended after MOMENT_MS.
import type { Effect, Journey } from "./motion";

/** No moment lasts longer. */
export const MOMENT_MS = 1200;
/** How long a piece rises large over the board, if its journey does not say otherwise. */
export const FEATURE_MS = 1150;
const FLIP_MS = 420;
const TOGETHER_MS = 70; // one piece after another of the same entry
const SPREAD_MS = 600; // all of them have set out after this time

/** In milliseconds. */
export interface Timing {
  delay: number;
  duration: number;
}

/**
 * When everything moves: for each journey, and for each part of each effect. `usual` is how long an ordinary journey takes,
 * `speed` a factor of all times.
 */
export function timed(
  journeys: readonly Journey[],
  effects: readonly Effect[],
  usual: number,
  speed = 1,
): { pieces: Timing[]; parts: Timing[][] } {
  const apart = Math.min(TOGETHER_MS, SPREAD_MS / Math.max(1, journeys.length));
  let next = 0;
  const pieces = journeys.map(({ feature, flip, delay = 0, ms }): Timing => {
    const before = feature ? 0 : next;
    if (!feature) next += apart;
    return { delay: before + delay, duration: ms ?? (feature ? FEATURE_MS : flip ? FLIP_MS : usual) };
  });
  const parts = effects.map((effect) => effect.parts.map(({ delay = 0, ms }): Timing => ({ delay, duration: ms })));
  const last = Math.max(0, ...[...pieces, ...parts.flat()].map(({ delay, duration }) => delay + duration));
  // What would take longer is played faster as a whole, so that light and card stay together.
  const pace = speed * Math.min(1, MOMENT_MS / Math.max(1, last));
  const paced = ({ delay, duration }: Timing): Timing => ({ delay: delay * pace, duration: duration * pace });
  return { pieces: pieces.map(paced), parts: parts.map((all) => all.map(paced)) };
}
