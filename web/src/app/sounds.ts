// Short synthesised sounds. No information is conveyed by sound alone, and nothing is heard or made before the first click.
import { prefs } from "./preferences.svelte";

/** The sounds that any game may use; a game adds its own. */
export type CommonSound = "turn" | "reveal" | "payment" | "take" | "gong" | "rumble" | "dice" | "end";

/** Tones that are heard together. */
export type Sound = readonly Tone[];

/** One tone: start and end pitch, start time, duration, volume (0 to 1). */
export interface Tone {
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

export const tone = (
  from: number,
  to: number,
  at: number,
  long: number,
  loud = 1,
  wave: OscillatorType = "sine",
): Tone => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

export const SOUNDS: Readonly<Record<CommonSound, Sound>> = {
  // Two bells, a fifth apart.
  turn: [tone(440, 440, 0, 0.3), tone(660, 660, 0.16, 0.4)],
  // A bubble rises.
  reveal: [tone(240, 620, 0, 0.11, 0.55)],
  // Two ticks of glass: something changes hands.
  payment: [tone(2100, 2060, 0, 0.05, 0.4), tone(2500, 2460, 0.07, 0.06, 0.4)],
  // A card is laid on wet wood.
  take: [tone(180, 90, 0, 0.09, 0.8, "triangle")],
  // A small gong.
  gong: [tone(196, 194, 0, 0.55), tone(294, 290, 0, 0.4, 0.5), tone(523, 515, 0, 0.2, 0.25)],
  // A low rumble.
  rumble: [tone(58, 88, 0, 0.5, 1, "triangle"), tone(87, 61, 0.08, 0.45, 0.6)],
  // Two bounces.
  dice: [
    tone(820, 500, 0, 0.04, 0.5, "triangle"),
    tone(760, 460, 0.12, 0.04, 0.4, "triangle"),
    tone(700, 430, 0.2, 0.05, 0.3, "triangle"),
  ],
  // Three bells go down.
  end: [tone(660, 660, 0, 0.25), tone(550, 550, 0.14, 0.25), tone(440, 440, 0.28, 0.32)],
};

/** Has anybody clicked or pressed a key yet? Browsers block audio before that. */
export const awake = (): boolean =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.userActivation?.hasBeenActive ?? true;

export class Speaker {
  #context: AudioContext | null = null;
  #last = -Infinity;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Play a sound if sounds are on; returns whether it was played. */
  play(sound: CommonSound | Sound, now = performance.now()): boolean {
    if (!prefs.sound || prefs.volume <= 0 || !awake() || now - this.#last < APART_MS) return false;
    this.#last = now;
    try {
      const context = this.context();
      for (const one of typeof sound === "string" ? SOUNDS[sound] : sound) this.#voice(context, one);
      return true;
    } catch {
      return false; // no audio on this machine; everything is also shown as text
    }
  }

  /** The audio of this page, made at its first use. */
  context(): AudioContext {
    this.#context ??= this.make();
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
    return this.#context;
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
