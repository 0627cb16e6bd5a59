// Announces my turn to a player who looks elsewhere: a dot on the favicon and two tones.
import { speaker } from "./sounds";

const AWAY_MS = 8_000; // without activity for this long the player may look elsewhere

let before = false;
let stirred = -Infinity;

/** The favicon: a drop, with a dot when it is my turn. */
export function favicon(mine: boolean): string {
  const dot = mine
    ? '<circle cx="24" cy="8" r="7.5" fill="#02090e"/><circle cx="24" cy="8" r="6" fill="#8ff5e6"/>'
    : "";
  const drop = '<path fill="#d9b26a" d="M16 2c6 8 10 12 10 18a10 10 0 0 1-20 0C6 14 10 10 16 2z"/>';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drop}${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Note that the pointer moved or a key was pressed. */
export function noteActivity(now = performance.now()): void {
  stirred = now;
}

/** Is the player active on this page? Then no sound is needed. */
export function attentive(now: number, focused: boolean): boolean {
  return focused && now - stirred < AWAY_MS;
}

/** Update the alert. The sound plays when my turn has just begun and the player is not active on this page. */
export function announce(mine: boolean, now = performance.now()): void {
  const rings = mine && !before && !attentive(now, !document.hidden && document.hasFocus());
  before = mine;
  document.querySelector("link[rel=icon]")?.setAttribute("href", favicon(mine));
  if (rings) speaker.play("turn", now);
}
