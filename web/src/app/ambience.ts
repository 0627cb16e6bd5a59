// The sea around a table: filtered noise that swells slowly. Made at the first click; nothing is loaded.
import { speaker } from "./sounds";

const LOUDEST = 0.05; // -26 dB: below everything else
const SECONDS = 6; // of noise, repeated
const FADE_S = 1.5;
const SWELL_HZ = 0.07;

/** Noise that falls off towards high notes, joined at its ends so that no click is heard. */
export function brownNoise(length: number, random: () => number = Math.random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(length);
  let last = 0;
  for (let i = 0; i < length; i++) {
    last = (last + 0.02 * (random() * 2 - 1)) / 1.02;
    out[i] = last * 3.5;
  }
  const drift = (out[length - 1] ?? 0) - (out[0] ?? 0);
  for (let i = 0; i < length; i++) out[i] = (out[i] ?? 0) - (drift * i) / Math.max(1, length - 1);
  return out;
}

export class Ambience {
  #gain: GainNode | null = null;
  #sources: AudioScheduledSourceNode[] = [];

  constructor(private readonly context: () => AudioContext = () => speaker.context()) {}

  get playing(): boolean {
    return this.#gain !== null;
  }

  /** Play at a volume from 0 to 100; 0 is silence. */
  play(volume: number): void {
    if (volume <= 0) {
      this.stop();
      return;
    }
    try {
      const context = this.context();
      this.#gain ??= this.#begin(context);
      this.#gain.gain.setTargetAtTime((LOUDEST * volume) / 100, context.currentTime, FADE_S / 3);
    } catch {
      this.stop(); // no audio on this machine
    }
  }

  stop(): void {
    for (const source of this.#sources) source.stop();
    this.#sources = [];
    this.#gain?.disconnect();
    this.#gain = null;
  }

  #begin(context: AudioContext): GainNode {
    const buffer = context.createBuffer(1, SECONDS * context.sampleRate, context.sampleRate);
    buffer.copyToChannel(brownNoise(buffer.length), 0);
    const noise = context.createBufferSource();
    noise.buffer = buffer;
    noise.loop = true;
    const depth = context.createBiquadFilter();
    depth.type = "lowpass";
    depth.frequency.value = 320;
    const swell = context.createOscillator();
    swell.frequency.value = SWELL_HZ;
    const reach = context.createGain();
    reach.gain.value = 140;
    swell.connect(reach).connect(depth.frequency);
    const gain = context.createGain();
    gain.gain.value = 0;
    noise.connect(depth).connect(gain).connect(context.destination);
    noise.start();
    swell.start();
    this.#sources = [noise, swell];
    return gain;
  }
}

export const ambience = new Ambience();
