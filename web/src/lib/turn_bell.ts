// Two soft tones when it becomes my turn, and only when I am not looking.
import { prefs } from "./prefs.svelte";

let before = false;

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
  if (!rings) return;
  try {
    const context = new AudioContext();
    tone(context, 440, context.currentTime);
    tone(context, 660, context.currentTime + 0.16);
  } catch {
    // A browser without sound still shows the turn in its title.
  }
}
