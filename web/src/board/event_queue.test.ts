// The queue shows entries one after another, and nobody waits for it. Time is the queue's own clock.
import { beforeEach, describe, expect, test } from "vitest";
import { EventQueue, MOST_DELAY_MS, type Clock, type Playback } from "./event_queue";

class FakeClock implements Clock {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }
}

interface Shown {
  name: string;
  at: number;
  pace: number;
}

let clock: FakeClock;
let queue: EventQueue;
let shown: Shown[];
let flying: Set<string>;
let busy: boolean;

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  flying = new Set();
  busy = false;
  queue = new EventQueue(clock, (now) => (busy = now));
});

/** An entry whose animation takes some time. */
function push(name: string, ms = 500, urgent = false): void {
  queue.push({
    urgent,
    play: (pace): Playback | null => {
      expect(flying.size, `${name} is shown while something is in the air`).toBe(0);
      shown.push({ name, at: clock.now(), pace });
      if (ms * pace === 0) return null;
      flying.add(name);
      return { ms: ms * pace, hurry: () => undefined, finish: () => flying.delete(name) };
    },
  });
}

const at = (name: string): number => shown.find((one) => one.name === name)?.at ?? NaN;

describe("the queue", () => {
  test("shows an entry when the animation before it has ended", () => {
    push("a");
    push("b");
    expect(shown.map(({ name }) => name)).toEqual(["a"]);
    clock.pass(499);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(at("b")).toBe(500);
    expect([...flying]).toEqual(["b"]);
    clock.pass(500);
    expect([queue.busy, busy, flying.size]).toEqual([false, false, 0]);
  });

  test("never delays a question to me by more than 300 ms, however much is waiting", () => {
    for (const waiting of [0, 1, 2, 3, 5, 9, 40]) {
      shown = [];
      const arrived = clock.now();
      push("running", 1200);
      for (let n = 0; n < waiting; n++) push(`before ${n}`, 1200);
      push("question", 500, true);
      clock.pass(10_000);
      expect(at("question") - arrived, `${waiting} entries before it`).toBeLessThanOrEqual(MOST_DELAY_MS);
      expect(shown).toHaveLength(waiting + 2);
    }
  });

  test("does not delay a question at all when nothing is animated", () => {
    push("question", 500, true);
    expect(at("question")).toBe(0);
  });

  test("plays what asks me at its normal pace, since it is already shown", () => {
    push("before", 1200);
    push("question", 500, true);
    clock.pass(10_000);
    expect(shown.at(-1)).toMatchObject({ name: "question", pace: 1 });
  });

  test("keeps the deadline of the first question when another one follows", () => {
    push("running", 1200);
    push("first", 500, true);
    clock.pass(200);
    push("second", 500, true);
    clock.pass(10_000);
    expect(at("first")).toBeLessThanOrEqual(MOST_DELAY_MS);
    expect(at("second")).toBeLessThanOrEqual(200 + MOST_DELAY_MS);
  });

  test("plays faster when several entries wait, and shows many without animation", () => {
    for (let n = 0; n < 5; n++) push(`${n}`);
    clock.pass(500);
    expect(shown[1]?.pace).toBeLessThan(1);
    for (let n = 5; n < 40; n++) push(`${n}`);
    clock.pass(5_000);
    expect(shown).toHaveLength(40);
    expect(shown.filter(({ pace }) => pace === 0).length).toBeGreaterThan(20);
  });

  test("can be skipped: everything is shown at once and in order", () => {
    for (const name of ["a", "b", "c"]) push(name);
    queue.skip();
    expect(shown.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(shown.every((one) => one.at === 0)).toBe(true);
    expect([queue.busy, busy, flying.size]).toEqual([false, false, 0]);
    clock.pass(5_000);
    expect(shown).toHaveLength(3);
  });

  test("shows an entry that another one causes after it", () => {
    queue.push({
      urgent: false,
      play: () => {
        push("caused", 0);
        shown.push({ name: "cause", at: 0, pace: 1 });
        return null;
      },
    });
    expect(shown.map(({ name }) => name)).toEqual(["cause", "caused"]);
    expect(busy).toBe(false);
  });
});
