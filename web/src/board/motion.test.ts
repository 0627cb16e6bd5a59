// An entry on the page: when its pieces and drawings set out, and when all of them have arrived. The page is a list of places.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryNews } from "../api/protocol";
import { type Prefs, prefs } from "../app/preferences.svelte";
import { type Effect, type Journey, Motion } from "./motion";
import { FEATURE_MS, MOMENT_MS } from "./timing";

/** An animation that has just begun. */
class Moving {
  onfinish: (() => void) | null = null;
  currentTime = 0;
  rate = 1;
  cancelled = false;
  readonly effect: { getTiming: () => KeyframeAnimationOptions };

  constructor(
    readonly of: Piece,
    readonly timing: KeyframeAnimationOptions,
  ) {
    this.effect = { getTiming: () => timing };
  }
  get begins(): number {
    return this.timing.delay ?? 0;
  }
  get ends(): number {
    return this.begins + Number(this.timing.duration);
  }
  updatePlaybackRate(rate: number): void {
    this.rate = rate;
  }
  cancel(): void {
    this.cancelled = true;
  }
}

let moving: Moving[];
let made: Piece[]; // elements
let places: Map<string, Piece>;

/** An element: a place, or what flies between two of them. */
class Piece {
  dataset: { at?: string } = {};
  style = {};
  innerHTML = "";
  className = "";
  removed = false;
  readonly marks = new Set<string>();
  readonly classList = {
    add: (name: string) => this.marks.add(name),
    remove: (...names: string[]) => names.forEach((name) => this.marks.delete(name)),
  };

  getClientRects = (): object[] => [{}];
  getBoundingClientRect = (): DOMRect => new DOMRect(0, 0, 100, 150);
  querySelector = (): null => null;
  /** One element for each part of a moment. */
  querySelectorAll = (select: string): Piece[] => (this.className === "moment" && select ? [new Piece()] : []);
  cloneNode = (): Piece => new Piece();
  setAttribute = (): void => {};
  append = (): void => {};
  appendChild = (): void => {};
  remove = (): void => void (this.removed = true);
  animate(_frames: Keyframe[], timing: KeyframeAnimationOptions): Moving {
    const begun = new Moving(this, timing);
    moving.push(begun);
    return begun;
  }
}

const board = { me: 0 };
const news = (seat: number): EntryNews => ({
  type: "news",
  seq: 1,
  seat,
  events: [],
  standing: { asked: { seat: 0 } },
});
let shown: boolean;
let reduced: boolean;

/** Play an entry of an opponent, or of me. */
function play(trips: Journey[], effects: Effect[] = [], pace = 1, seat = 1) {
  const motion = new Motion(
    board,
    () => trips,
    () => effects,
  );
  return motion.play(news(seat), {}, {}, () => (shown = true), pace);
}

const fly = (n: number): Journey[] => Array.from({ length: n }, () => ({ from: ["a"], to: ["b"], face: "<svg/>" }));
const LORD: Journey = { from: ["lord:7"], to: ["seat:1"], feature: true, vanish: true };
const LIGHT: Effect = { at: [], markup: "", parts: [{ select: ".ray", frames: [], ms: FEATURE_MS }] };

beforeEach(() => {
  moving = [];
  made = [];
  places = new Map(["a", "b", "lord:7", "seat:1", "board"].map((at) => [at, new Piece()]));
  for (const [at, piece] of places) piece.dataset.at = at;
  shown = reduced = false;
  prefs.motion = "calm";
  const body = new Piece();
  vi.stubGlobal("HTMLElement", Piece);
  vi.stubGlobal("NodeFilter", { SHOW_TEXT: 4 });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  vi.stubGlobal("document", {
    hidden: false,
    body,
    createElement: () => {
      made.push(new Piece());
      return made.at(-1);
    },
    createDocumentFragment: () => new Piece(),
    createTreeWalker: () => ({ nextNode: () => null }),
    querySelectorAll: (select: string) => {
      const found = places.get(/"(.*)"/u.exec(select)?.[1] ?? "");
      return found ? [found] : [];
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("one entry", () => {
  test("a recruited Lord and its light are together, whatever is paid, and all has ended in time", () => {
    for (const paid of [0, 1, 8, 20]) {
      moving = [];
      const playing = play([...fly(paid), LORD], [LIGHT])!;
      const [lord, light] = moving.slice(paid);
      expect([lord!.begins, lord!.ends], `${paid} pieces before it`).toEqual([light!.begins, light!.ends]);
      expect(Math.max(...moving.map(({ ends }) => ends))).toBe(playing.ms);
      expect(playing.ms).toBeLessThanOrEqual(MOMENT_MS);
    }
  });

  test("what the game has drawn for a journey is let go, also if the journey leads nowhere", () => {
    let kept = 0;
    const draw = () => {
      kept += 1;
      return { element: new Piece() as unknown as HTMLElement, remove: () => void (kept -= 1) };
    };
    for (const to of ["b", "not on the page"]) {
      const trips: Journey[] = [{ from: ["behind a tab", "a"], to: [to], draw: "lord:7" }];
      const motion = new Motion(
        board,
        () => trips,
        () => [],
        draw,
      );
      motion.play(news(1), {}, {}, () => {}, 1)!.finish();
      expect(kept, to).toBe(0);
    }
  });

  test("small pieces set out one by one", () => {
    play(fly(4));
    const begins = moving.map((one) => one.begins);
    expect(new Set(begins).size).toBe(4);
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  });

  test("what would take longer is played faster as a whole", () => {
    const [first, second] = [{ ...LORD, delay: 600, ms: 1200 }, LORD];
    const playing = play([first, second], [LIGHT])!;
    expect(playing.ms).toBeCloseTo(MOMENT_MS);
    const [long, lord, light] = moving;
    expect(long!.begins / MOMENT_MS).toBeCloseTo(600 / 1800);
    expect(lord!.ends).toBeCloseTo((FEATURE_MS * 1200) / 1800);
    expect(light!.ends).toBeCloseTo(lord!.ends);
  });

  test("a drawing is gone when its last part has ended, and a piece when it has landed", () => {
    play([LORD], [{ ...LIGHT, parts: [...LIGHT.parts, ...LIGHT.parts] }]);
    const drawing = made.find(({ className }) => className === "moment")!;
    const [lord, first, second] = moving;
    const gone = (): boolean[] => [lord!.of.removed, drawing.removed];
    expect(gone()).toEqual([false, false]);
    lord!.onfinish!();
    first!.onfinish!();
    expect(gone()).toEqual([true, false]);
    second!.onfinish!();
    expect(gone()).toEqual([true, true]);
  });
});

describe("speed", () => {
  const length = (speed: Prefs["motion"], pace = 1): number | undefined => {
    prefs.motion = speed;
    return play([...fly(3), LORD], [LIGHT], pace)?.ms;
  };

  test("calm is the usual one, and brisk is faster", () => {
    expect(length("calm")).toBe(FEATURE_MS);
    expect(length("brisk")).toBeCloseTo(0.6 * FEATURE_MS);
    expect(length("brisk", 0.5)).toBeCloseTo(0.3 * FEATURE_MS);
  });

  test("my own pieces are faster than those of others", () => {
    expect(play(fly(1), [], 1, 0)!.ms).toBeLessThan(play(fly(1), [], 1, 1)!.ms);
  });

  test.each(["instant", "reduced"])("%s: nothing moves, and the place is marked for a moment", (why) => {
    vi.useFakeTimers();
    prefs.motion = why === "instant" ? "instant" : "calm";
    reduced = why === "reduced";
    expect(play([...fly(1), LORD], [LIGHT])).toBeNull();
    expect([shown, moving]).toEqual([true, []]);
    const marked = (): string[] => [...places].filter(([, { marks }]) => marks.has("landed")).map(([at]) => at);
    expect(marked()).toEqual(["b", "seat:1"]);
    vi.runAllTimers();
    expect(marked()).toEqual([]);
  });

  test("what is skipped, nobody sees, or has too many pieces is shown at once", () => {
    expect(length("calm", 0)).toBeUndefined();
    expect(play(fly(33))).toBeNull();
    Object.assign(document, { hidden: true });
    expect(length("calm")).toBeUndefined();
    expect([shown, moving]).toEqual([true, []]);
  });
});

describe("a playback", () => {
  test("hurried: what would end later ends in time, and the rest keeps its pace", () => {
    const playing = play([...fly(1), LORD], [LIGHT])!;
    for (const one of moving) one.currentTime = 200;
    playing.hurry(350);
    const [pearl, lord, light] = moving;
    expect(pearl!.rate).toBe(1); // 320 ms are left of it
    for (const one of [lord!, light!]) expect((FEATURE_MS - 200) / one.rate).toBeCloseTo(350);
  });

  test("finished: everything has arrived at once, and nothing arrives twice", () => {
    const playing = play([...fly(2), LORD], [LIGHT])!;
    playing.finish();
    expect(moving.every(({ cancelled, onfinish }) => cancelled && !onfinish)).toBe(true);
    expect(moving.slice(0, 3).every(({ of }) => of.removed)).toBe(true);
    playing.hurry(100); // nothing is left to hurry
    expect(moving.every(({ rate }) => rate === 1)).toBe(true);
  });
});
