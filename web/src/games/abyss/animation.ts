// How entries are animated, and their sounds. Loaded when the page is idle; until then entries are shown at once.
import type { Effects } from "../../board/deferred.svelte";
import { Motion } from "../../board/motion";
import type { Game } from "./game.svelte";
import { draw } from "./pieces";
import { journeys } from "./card_flights";
import { moments } from "./moments";
import { TONES, soundOf } from "./sounds";

export const effectsOf = (game: Game): Effects => ({
  motion: new Motion(game, journeys, moments, draw),
  soundOf(events) {
    const name = soundOf(events);
    return name && TONES[name];
  },
});
