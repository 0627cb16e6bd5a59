// Two soft tones when it becomes my turn, and only when I am not looking.
import { prefs } from "./prefs.svelte";

let before = false;

/** The sign in the tab: a drop, which shines when it is my turn. */
function favicon(mine: boolean): string {
  const colour = mine ? "%238ff5e6" : "%23d9b26a";
  const drop = `<path fill="${colour}" d="M16 2c6 8 10 12 10 18a10 10 0 0 1-20 0C6 14 10 10 16 2z"/>`;
  return `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drop}</svg>`;
}

function tone(context: AudioContext, frequency: number, at: number): void {
  const sound = context.createOscillator();
  const loud = context.createGain();
  sound.frequency.value = frequency;
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  sound.connect(loud).connect(context.destination);
  sound.start(at);
  sound.stop(at + 0.3);
}

/** Say whether it is my turn; the bell rings when that has just become true in a window behind others. */
export function announce(mine: boolean): void {
  const rings = mine && !before && prefs.sound && document.hidden;
  before = mine;
  document.querySelector("link[rel=icon]")?.setAttribute("href", favicon(mine));
  if (!rings) return;
  try {
    const context = new AudioContext();
    tone(context, 440, context.currentTime);
    tone(context, 660, context.currentTime + 0.16);
  } catch {
    // A browser without sound still shows the turn in its title.
  }
}
