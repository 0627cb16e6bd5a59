// Short synthesised sounds. They are off by default, and no information is conveyed by sound
// alone.
import { prefs } from "./preferences.svelte";

export type Sound = "turn" | "reveal" | "buy" | "take" | "recruit" | "monster" | "dice" | "end";

/** One tone: start and end pitch, start time, duration, volume (0 to 1). */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  long: number;
  loud: number;
}

const LOUDEST = 0.126; // -18 dB
const RISE_S = 0.012;
const SILENT = 0.0001; // an exponential ramp cannot end at zero
const APART_MS = 90; // sounds closer than this are merged

const tone = (from: number, to: number, at: number, long: number, loud = 1, wave: OscillatorType = "sine"): Tone => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  // Two bells, a fifth apart.
  turn: [tone(440, 440, 0, 0.3), tone(660, 660, 0.16, 0.4)],
  // A bubble rises.
  reveal: [tone(240, 620, 0, 0.11, 0.55)],
  // Two ticks of glass: a Pearl changes hands.
  buy: [tone(2100, 2060, 0, 0.05, 0.4), tone(2500, 2460, 0.07, 0.06, 0.4)],
  // A card is laid on wet wood.
  take: [tone(180, 90, 0, 0.09, 0.8, "triangle")],
  // A small gong.
  recruit: [tone(196, 194, 0, 0.55), tone(294, 290, 0, 0.4, 0.5), tone(523, 515, 0, 0.2, 0.25)],
  // A low rumble.
  monster: [tone(58, 88, 0, 0.5, 1, "triangle"), tone(87, 61, 0.08, 0.45, 0.6)],
  // Two bounces.
  dice: [
    tone(820, 500, 0, 0.04, 0.5, "triangle"),
    tone(760, 460, 0.12, 0.04, 0.4, "triangle"),
    tone(700, 430, 0.2, 0.05, 0.3, "triangle"),
  ],
  // Three bells go down.
  end: [tone(660, 660, 0, 0.25), tone(550, 550, 0.14, 0.25), tone(440, 440, 0.28, 0.32)],
};

export class Speaker {
  #context: AudioContext | null = null;
  #last = -Infinity;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Play a sound if sounds are on; returns whether it was played. */
  play(sound: Sound, now = performance.now()): boolean {
    if (!prefs.sound || prefs.volume <= 0 || now - this.#last < APART_MS) return false;
    this.#last = now;
    try {
      this.#context ??= this.make();
      const context = this.#context;
      // Browsers block audio before the first click on the page.
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      for (const one of SOUNDS[sound]) this.#voice(context, one);
      return true;
    } catch {
      return false; // no audio on this machine; everything is also shown as text
    }
  }

  #voice(context: AudioContext, { wave, from, to, at, long, loud }: Tone): void {
    const begin = context.currentTime + at;
    const source = context.createOscillator();
    const gain = context.createGain();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + long);
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(LOUDEST * loud * (prefs.volume / 100), begin + RISE_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + long);
    source.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}

export const speaker = new Speaker();
