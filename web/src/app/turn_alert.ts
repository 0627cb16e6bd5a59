// My turn, for whoever looks elsewhere: a dot on the sign in the tab, and two soft tones.
import { speaker } from "./sounds";

const AWAY_MS = 8_000; // whoever has not stirred for so long may look elsewhere

let before = false;
let stirred = -Infinity;

/** The sign in the tab: a drop; a dot on it says that it is my turn. */
export function favicon(mine: boolean): string {
  const dot = mine
    ? '<circle cx="24" cy="8" r="7.5" fill="#02090e"/><circle cx="24" cy="8" r="6" fill="#8ff5e6"/>'
    : "";
  const drop = '<path fill="#d9b26a" d="M16 2c6 8 10 12 10 18a10 10 0 0 1-20 0C6 14 10 10 16 2z"/>';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drop}${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Somebody moved the pointer or pressed a key. */
export function noteActivity(now = performance.now()): void {
  stirred = now;
}

/** Is somebody at this page, and busy with it? Then no bell is needed. */
export function attentive(now: number, focused: boolean): boolean {
  return focused && now - stirred < AWAY_MS;
}

/** Say whether it is my turn; the bell rings when that has just become true and nobody is busy with this page. */
export function announce(mine: boolean, now = performance.now()): void {
  const rings = mine && !before && !attentive(now, !document.hidden && document.hasFocus());
  before = mine;
  document.querySelector("link[rel=icon]")?.setAttribute("href", favicon(mine));
  if (rings) speaker.play("turn", now);
}
