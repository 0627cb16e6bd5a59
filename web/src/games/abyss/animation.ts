// How entries are animated. Loaded when the page is idle; until then entries are shown at once.
import { type DrawPiece, Motion } from "../../board/motion";
import type { Game } from "./game.svelte";
import { journeys } from "./card_flights";
import { moments } from "./moments";

export const motionOf = (game: Game, draw: DrawPiece): Motion => new Motion(game, journeys, moments, draw);

export { TONES, soundOf } from "./sounds";
