// Sounds: soft, short, only where they are wanted; the bell of the turn only for whoever looks elsewhere.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "./preferences.svelte";
import { TONES as CARD_TONES } from "../games/the_abyss/sounds";
import { TONES } from "../games/abyss/sounds";
import { SOUNDS, Speaker, speaker, type Sound } from "./sounds";
import { brownNoise } from "./ambience";
import { announce, attentive, favicon, noteActivity } from "./turn_alert";

/** Writes down what is asked of it. */
class FakeAudio {
  currentTime = 10;
  state = "running";
  destination = {};
  loud: number[] = [];
  ends: number[] = [];
  resumed = 0;
  resume(): Promise<void> {
    this.resumed += 1;
    return Promise.resolve();
  }
  createOscillator(): unknown {
    const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return {
      type: "",
      frequency: ramp,
      connect: (to: unknown) => to,
      start: vi.fn(),
      stop: (at: number) => this.ends.push(at),
    };
  }
  createGain(): unknown {
    const up = (to: number): void => void this.loud.push(to);
    return { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: up }, connect: (to: unknown) => to };
  }
}

const ALL: Record<string, Sound> = { ...TONES, ...CARD_TONES };
let audio: FakeAudio;
let made: Speaker;
beforeEach(() => {
  audio = new FakeAudio();
  made = new Speaker(() => audio as unknown as AudioContext);
  Object.assign(prefs, { sound: true, volume: 100 });
});

test("nothing is made before the first click, and one switch silences everything", async () => {
  vi.resetModules();
  expect((await import("./preferences.svelte")).prefs.sound).toBe(true);
  const touched = { hasBeenActive: false };
  vi.stubGlobal("navigator", { userActivation: touched });
  const make = vi.fn(() => audio as unknown as AudioContext);
  const quiet = new Speaker(make);
  expect(quiet.play(SOUNDS.turn, 0)).toBe(false);
  expect(make).not.toHaveBeenCalled();
  touched.hasBeenActive = true;
  expect(quiet.play(SOUNDS.turn, 0)).toBe(true);
  prefs.sound = false;
  expect(quiet.play(SOUNDS.turn, 1000)).toBe(false);
  expect(make).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("the sea is noise without a click at its end, softer than every event", () => {
  let seed = 1;
  const noise = brownNoise(20_000, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
  expect(Math.abs((noise.at(-1) ?? 1) - (noise[0] ?? 0))).toBeLessThan(0.01);
  expect(Math.max(...noise.map(Math.abs))).toBeLessThan(1.5);
  expect(new Set(noise).size).toBeGreaterThan(1000);
});

test.each(Object.entries(ALL))("%s is under 600 ms and no louder than -18 dB", (_, sound) => {
  expect(made.play(sound, 0)).toBe(true);
  expect(audio.ends).toHaveLength(sound.length);
  expect(Math.max(...audio.ends) - audio.currentTime).toBeLessThanOrEqual(0.61);
  expect(Math.max(...audio.loud)).toBeLessThanOrEqual(10 ** (-18 / 20) + 0.001);
});

test("no two sounds are alike", () => {
  const all = Object.values(ALL);
  expect(new Set(all.map((sound) => JSON.stringify(sound))).size).toBe(all.length);
});

test("the volume makes them softer, and nothing is silence", () => {
  made.play(SOUNDS.turn, 0);
  const full = Math.max(...audio.loud);
  audio.loud = [];
  prefs.volume = 25;
  made.play(SOUNDS.turn, 1000);
  expect(Math.max(...audio.loud)).toBeCloseTo(full / 4);
  prefs.volume = 0;
  expect(made.play(SOUNDS.turn, 2000)).toBe(false);
});

test("two at once are one, and a machine without sound stays silent", () => {
  expect([made.play(SOUNDS.reveal, 0), made.play(SOUNDS.payment, 20), made.play(SOUNDS.payment, 200)]).toEqual([
    true,
    false,
    true,
  ]);
  const mute = new Speaker(() => {
    throw new Error("no device");
  });
  expect(mute.play(SOUNDS.turn, 0)).toBe(false);
});

test("a context that waits for the first click is woken", () => {
  audio.state = "suspended";
  made.play(SOUNDS.turn, 0);
  expect(audio.resumed).toBe(1);
});

describe("the bell of the turn", () => {
  test("somebody is busy with the page who has stirred lately and has it in front", () => {
    noteActivity(1000);
    expect(attentive(2000, true)).toBe(true);
    expect(attentive(2000, false)).toBe(false);
    expect(attentive(60_000, true)).toBe(false);
  });

  test("rings once, and never for somebody who is busy with the page", () => {
    const link = { setAttribute: vi.fn() };
    const page = { hidden: false, hasFocus: () => true, querySelector: () => link };
    vi.stubGlobal("document", page);
    const rung = vi.spyOn(speaker, "play").mockReturnValue(true);
    noteActivity(1000);
    announce(true, 1500);
    expect(rung).not.toHaveBeenCalled();
    announce(false, 2000);
    page.hidden = true;
    announce(true, 2500);
    announce(true, 2600);
    expect(rung.mock.calls).toEqual([["turn", 2500]]);
    expect(link.setAttribute).toHaveBeenLastCalledWith("href", favicon(true));
    announce(false, 3000);
    vi.unstubAllGlobals();
  });

  test("the sign in the tab has a dot on my turn", () => {
    expect(favicon(true)).not.toBe(favicon(false));
    expect(decodeURIComponent(favicon(true))).toContain("<circle");
    expect(decodeURIComponent(favicon(false))).not.toContain("<circle");
  });
});
