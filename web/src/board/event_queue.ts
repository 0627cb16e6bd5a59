// The entries of a table in the order in which they are shown. An entry is shown when the animation before it has ended, so that
// the page never shows a piece in two places. Nobody waits for it: an entry that asks me something, or that I made, is shown
// within MOST_DELAY_MS, and everything before it is played faster or not at all.

/** The most time by which the queue may delay an urgent entry. */
export const MOST_DELAY_MS = 300;
/** An animation shorter than this cannot be followed, so it is left out. */
export const LEAST_MS = 80;
/** With this many entries waiting everything is played faster; with more than MANY, nothing is animated. */
const SEVERAL = 3;
const MANY = 8;
const FASTER = 0.4;

export interface Clock {
  now(): number;
  /** Call once after some time; returns how to cancel it. */
  after(ms: number, run: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** An animation that runs. */
export interface Playback {
  /** How long it takes from now. */
  ms: number;
  /** Play the rest within this time. */
  hurry(ms: number): void;
  /** Show its end at once. */
  finish(): void;
}

export interface QueuedEntry {
  /** Asks me something, or was made by me. */
  urgent: boolean;
  /** Show it and start its animation at this pace: 1 is normal, less is faster, 0 shows it without one. */
  play(pace: number): Playback | null;
}

interface Running {
  playback: Playback;
  ends: number;
  cancel: () => void;
}

export class EventQueue {
  #waiting: QueuedEntry[] = [];
  #running: Running | null = null;
  #deadline = Infinity; // of the first urgent entry that waits
  #advancing = false;

  constructor(
    private readonly clock: Clock = pageClock,
    private readonly onBusy: (busy: boolean) => void = () => {},
  ) {}

  /** Is anything animated or waiting? */
  get busy(): boolean {
    return this.#running !== null || this.#waiting.length > 0;
  }

  push(entry: QueuedEntry): void {
    const idle = !this.busy;
    this.#waiting.push(entry);
    if (entry.urgent) this.#deadline = Math.min(this.#deadline, this.clock.now() + MOST_DELAY_MS);
    if (idle) this.onBusy(true);
    this.#advance();
  }

  /** Show everything at once. */
  skip(): void {
    if (!this.busy) return;
    this.#end();
    this.#advance(true);
  }

  /** End the animation that runs. */
  #end(): void {
    const running = this.#running;
    this.#running = null;
    running?.cancel();
    running?.playback.finish();
  }

  #advance(skipping = false): void {
    if (this.#advancing) return; // an entry that is being shown has caused another one
    this.#advancing = true;
    try {
      while (!this.#running && this.#waiting.length) this.#next(skipping);
    } finally {
      this.#advancing = false;
    }
    if (this.#running) this.#keepDeadline(this.#running);
    else this.onBusy(false);
  }

  #next(skipping: boolean): void {
    const share = this.#share();
    const entry = this.#waiting.shift()!;
    if (!this.#waiting.some(({ urgent }) => urgent)) this.#deadline = Infinity;
    const pace = skipping || share < LEAST_MS ? 0 : this.#pace();
    const playback = entry.play(pace);
    if (playback && playback.ms > 0) this.#run(playback);
  }

  /** The time for the first entry that waits, if an urgent one comes after it. */
  #share(): number {
    const before = this.#waiting.findIndex(({ urgent }) => urgent);
    return before > 0 ? (this.#deadline - this.clock.now()) / before : Infinity;
  }

  #pace(): number {
    if (this.#waiting.length > MANY) return 0;
    return this.#waiting.length >= SEVERAL ? FASTER : 1;
  }

  #run(playback: Playback): void {
    const running = { playback, ends: this.clock.now() + playback.ms, cancel: () => {} };
    this.#running = running;
    this.#schedule(running);
  }

  #schedule(running: Running): void {
    running.cancel();
    running.cancel = this.clock.after(Math.max(0, running.ends - this.clock.now()), () => {
      if (this.#running !== running) return;
      this.#end();
      this.#advance();
    });
  }

  /** Play what runs faster if an urgent entry waits behind it. */
  #keepDeadline(running: Running): void {
    const before = this.#waiting.findIndex(({ urgent }) => urgent);
    if (before < 0) return;
    const now = this.clock.now();
    const share = Math.max(0, (this.#deadline - now) / (before + 1));
    if (running.ends - now <= share) return;
    running.playback.hurry(share);
    running.ends = now + share;
    this.#schedule(running);
  }
}
