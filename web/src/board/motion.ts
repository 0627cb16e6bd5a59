// Animates an entry: pieces move from their old place to their new one, and great moments are drawn over the table.
// Places carry data-at; a journey names two of them. A piece in the air is at neither place: the new view is shown when it sets out,
// so it has left its source, and at its destination it is hidden, or the number there keeps its old value, until it lands.
import { flushSync } from "svelte";
import type { EntryNews } from "../api/protocol";
import { prefs, still } from "../app/preferences.svelte";
import type { Board } from "./board.svelte";
import type { Playback } from "./event_queue";
import { hiding, type Incoming, incoming, lifted, placesOf } from "./landing";
import { timed, type Timing } from "./timing";
import type { View } from "./view";

const OWN_MS = 280;
const OTHER_MS = 520;
const MOST_PIECES = 32;
const MARKED_MS = 1200; // how long a place is marked for people who want no motion
const PACE = { calm: 1, brisk: 0.6, instant: 0 } as const;
const SWIM = "cubic-bezier(.22,.9,.28,1)"; // leaves fast and settles slowly
const RISE = "cubic-bezier(.16,1,.3,1)";

export interface Journey {
  from: string[]; // the first of these that is on the page
  to: string[];
  flip?: boolean; // turns over on its way
  arrives?: boolean; // drawn as it looks at its end; otherwise as it looked at its beginning
  vanish?: boolean; // goes into a pile or behind a screen
  size?: "from" | "to";
  feature?: boolean; // rises large over the board on its way
  face?: string; // markup of what moves, if it is a small thing and not a piece on the page
  card?: string; // KIND:NUMBER of a card that exists once: while it moves it lies nowhere
  draw?: string; // the piece that moves, to be drawn by the game if it is not on the page
  delay?: number; // until it sets out
  ms?: number; // for a journey of its own length
}

/** One moving part of a moment. */
export interface EffectPart {
  select: string; // in the moment's markup
  frames: Keyframe[]; // transform and opacity only: anything else would be laid out in every frame
  ms: number;
  delay?: number;
  easing?: string;
}

/** A moment drawn over a place. */
export interface Effect {
  at: string[]; // over the first of these that is on the page; none: over the whole page
  markup: string;
  parts: EffectPart[];
  grow?: number; // how much larger than the place
  was?: boolean; // how the place looked before is put into the element with the class "was"
  square?: boolean; // as high as it is wide
}

/** What an entry looks like, as the game defines it. */
export type Travel = (events: EntryNews["events"], before: View, after: View, me: number) => Journey[];
/** A piece that a game has drawn because it is not on the page. */
export interface Drawn {
  element: HTMLElement;
  shape?: Shape | undefined; // its usual size, unless that is the size of a card
  remove: () => void;
}
export type DrawPiece = (piece: string) => Drawn | null;
export type Moments = (events: EntryNews["events"], before: View, after: View, me: number) => Effect[];

type Shape = Pick<DOMRect, "width" | "height">;

interface Start {
  journey: Journey;
  from: DOMRect;
  face: Node; // as it looked at its old place
  shape: Shape; // its usual size
  remove: () => void;
  covered: HTMLElement | null; // what lies at its new place until it lands there
}

interface Flight extends Start {
  to: DOMRect;
  shown: Node;
  landing: Incoming;
}

const place = (at: string): HTMLElement | null => {
  const all = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  return [...all].find((el) => el.getClientRects().length > 0) ?? null;
};

/** A place on the page, or the nearest one that stands for it. */
const nearest = (places: readonly string[]): HTMLElement | null => {
  for (const at of places) {
    const found = place(at);
    if (found) return found;
  }
  return null;
};

/** What moves when a place is left or reached: the card that lies there. Cards without the common classes have data-piece. */
const faceOf = (el: HTMLElement): HTMLElement =>
  el.querySelector<HTMLElement>(".cards, .card, .face, [data-piece]") ?? el;

/** Markup as an element. Games write it, never people. */
function drawn(markup: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = markup;
  return box;
}

/** A copy of a piece, without what only one element of a page may have. */
function copy(el: HTMLElement): HTMLElement {
  const out = el.cloneNode(true) as HTMLElement;
  for (const one of [out, ...out.querySelectorAll<HTMLElement>("[data-at]")]) delete one.dataset.at;
  out.classList.remove("can", "hot", "armed", "landed");
  out.style.opacity = "";
  return out;
}

/** Add a back to a flying card, so that it turns over instead of appearing mirrored. */
function twoSided(flyer: HTMLElement, back: Node): void {
  flyer.classList.add("turning");
  if (back instanceof HTMLElement) back.classList.add("behind");
  flyer.append(back);
}

/** An element over the page that holds something. */
function boxed(name: string, box: DOMRect, ...content: Node[]): HTMLElement {
  const el = document.createElement("div");
  el.className = name;
  el.setAttribute("aria-hidden", "true");
  el.style.left = `${box.left}px`;
  el.style.top = `${box.top}px`;
  el.style.width = `${box.width}px`;
  el.style.height = `${box.height}px`;
  el.append(...content);
  return el;
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The usual shape of a card. */
const CARD: Shape = { width: 132, height: 206 };
const SMALL_PX = 26;

/** A small square in the middle of a place. */
function small(box: DOMRect): DOMRect {
  const [x, y] = middle(box);
  return new DOMRect(x - SMALL_PX / 2, y - SMALL_PX / 2, SMALL_PX, SMALL_PX);
}

/** A box of a shape in the middle of the board, as large as it may be there. */
function featured(shape: Shape): DOMRect {
  const board = nearest(["board"])?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [x, y] = middle(board);
  const most = Math.min((board.height * 0.86) / shape.height, (board.width * 0.62) / shape.width);
  const scale = Math.max(1, Math.min(most, 2.4));
  const [width, height] = [shape.width * scale, shape.height * scale];
  return new DOMRect(x - width / 2, Math.max(8, y - height / 2), width, height);
}

/** The animations of one entry while they run. */
class Show implements Playback {
  ms = 0;
  #running = new Map<Animation, () => void>();

  add(animation: Animation, ended: () => void): void {
    const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
    this.ms = Math.max(this.ms, delay + Number(duration ?? 0));
    this.#running.set(animation, ended);
    animation.onfinish = () => this.#end(animation);
  }

  #end(animation: Animation): void {
    const ended = this.#running.get(animation);
    this.#running.delete(animation);
    ended?.();
  }

  hurry(ms: number): void {
    for (const animation of this.#running.keys()) {
      const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
      const left = delay + Number(duration ?? 0) - Number(animation.currentTime ?? 0);
      if (ms > 0 && left > ms) animation.updatePlaybackRate(left / ms);
    }
  }

  finish(): void {
    for (const animation of this.#running.keys()) {
      animation.onfinish = null;
      animation.cancel();
      this.#end(animation);
    }
  }
}

export class Motion {
  constructor(
    private readonly game: Pick<Board, "me">,
    private readonly travel: Travel,
    private readonly moments: Moments = () => [],
    private readonly draw: DrawPiece = () => null,
  ) {}

  /** Show an entry and animate it. */
  play(news: EntryNews, before: View, after: View, show: () => void, pace: number): Playback | null {
    const speed = pace * PACE[prefs.motion];
    if (pace === 0 || document.hidden) {
      show();
      return null;
    }
    const trips = this.travel(news.events, before, after, this.game.me);
    if (still() || speed === 0) {
      show();
      mark(trips);
      return null;
    }
    const effects = this.moments(news.events, before, after, this.game.me);
    if ((!trips.length && !effects.length) || trips.length > MOST_PIECES) {
      show();
      return null;
    }
    return this.#stage(trips, effects, show, news.seat === this.game.me ? OWN_MS : OTHER_MS, speed);
  }

  /** Note where everything is, show the new view, look up where it goes, and move it. The page is laid out twice. */
  #stage(trips: Journey[], effects: Effect[], show: () => void, ms: number, speed: number): Playback {
    const known = placesOf(trips.flatMap(({ to }) => to));
    const starts = trips.flatMap((journey) => this.#start(journey) ?? []);
    const scenes = effects.map((effect) => {
      const at = nearest(effect.at);
      return { effect, box: at?.getBoundingClientRect() ?? null, was: effect.was && at ? copy(faceOf(at)) : null };
    });
    show();
    flushSync(); // the new view is on the page from here on
    const taken = new Set<Element>();
    const flights = starts.flatMap((start) => {
      const flight = this.#flight(start, known, taken);
      if (!flight) start.remove();
      return flight ?? [];
    });
    const boxes = scenes.map(({ effect, box }) => nearest(effect.at)?.getBoundingClientRect() ?? box);
    const playing = new Show();
    const { pieces, parts } = timed(
      flights.map(({ journey }) => journey),
      effects,
      ms,
      speed,
    );
    const layer = document.createDocumentFragment();
    const launches = flights.map((flight, i) => this.#flyer(flight, layer, pieces[i]!));
    const drawings = scenes.map(({ effect, was }, i) => this.#scene(effect, boxes[i] ?? null, was, layer));
    for (const { landing } of flights) landing.wait();
    document.body.append(layer);
    for (const launch of launches) launch(playing);
    scenes.forEach(({ effect }, i) => perform(effect, drawings[i]!, parts[i]!, playing));
    return playing;
  }

  /** What moves and where it is; null if nothing of it is on the page. */
  #start(journey: Journey): Start | null {
    const from = nearest(journey.from);
    if (!from) return null;
    const there = journey.vanish ? null : nearest(journey.to);
    const start = { journey, remove: () => {}, covered: there && faceOf(there) !== there ? copy(faceOf(there)) : null };
    if (journey.face) {
      const at = small(from.getBoundingClientRect());
      return { ...start, from: at, shape: at, face: drawn(journey.face) };
    }
    if (from.dataset.at !== journey.from[0] && journey.draw) {
      const piece = this.draw(journey.draw);
      if (!piece) return null;
      const at = small(from.getBoundingClientRect());
      return { ...start, from: at, shape: piece.shape ?? CARD, face: piece.element, remove: piece.remove };
    }
    const face = faceOf(from);
    const at = face.getBoundingClientRect();
    return { ...start, from: at, shape: at, face: copy(face) };
  }

  /** Where a piece goes; null if nothing of its new place is on the page. */
  #flight(start: Start, known: ReturnType<typeof placesOf>, taken: Set<Element>): Flight | null {
    const { journey, from } = start;
    const target = nearest(journey.to);
    if (!target) return null;
    const landing = incoming(journey.to, target, known, taken);
    const end = faceOf(landing.element);
    const to = journey.face ? small(end.getBoundingClientRect()) : end.getBoundingClientRect();
    if (to.width === 0 || from.width === 0) return null;
    const shown = journey.flip || journey.arrives ? copy(end) : start.face;
    // A place that shows its newest piece, such as a pile, shows the one before until this one lands.
    const replaces = !landing.fresh && !journey.vanish && end !== landing.element;
    return { ...start, to, shown, landing: replaces ? hiding(end) : landing, covered: replaces ? start.covered : null };
  }

  /** Build what flies; returns what starts it, since an element can be animated only on the page. */
  #flyer(flight: Flight, layer: Node, timing: Timing): (show: Show) => void {
    const { journey, from, to, face, shape, shown, landing, remove } = flight;
    const covered = flight.covered ? boxed("flyer covered", to, flight.covered) : null;
    if (covered) layer.appendChild(covered);
    const box = journey.feature ? featured(shape) : journey.size === "from" ? from : to;
    const [x, y] = middle(journey.feature ? box : to);
    const start = new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height);
    const flyer = boxed("flyer", start, shown);
    if (journey.flip && face !== shown) twoSided(flyer, face);
    if (journey.feature) flyer.classList.add("featured");
    layer.appendChild(flyer);
    const frames = journey.feature ? risen(flight, box) : arc(flight, box);
    const lay = journey.card ? lifted(journey.card) : null;
    return (show) => {
      const path = flyer.animate(frames, { ...timing, easing: journey.feature ? "linear" : SWIM, fill: "both" });
      show.add(path, () => {
        flyer.remove();
        covered?.remove();
        remove();
        lay?.();
        landing.land();
      });
    };
  }

  #scene(effect: Effect, box: DOMRect | null, was: Node | null, layer: Node): HTMLElement {
    const over = box ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const grow = box ? (effect.grow ?? 1) : 1;
    const width = over.width * grow;
    const height = effect.square ? width : over.height * grow;
    const [x, y] = middle(over);
    const scene = boxed("moment", new DOMRect(x - width / 2, y - height / 2, width, height));
    scene.innerHTML = effect.markup;
    if (was) scene.querySelector(".was")?.append(was);
    layer.appendChild(scene);
    return scene;
  }
}

/** An arc from one place to another. */
function arc({ journey, from, to }: Flight, box: DOMRect): Keyframe[] {
  const ratio = from.width / box.width;
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const [dx, dy] = [fromX - toX, fromY - toY];
  const lift = Math.min(60, Math.abs(dx) * 0.18 + 14);
  const small = journey.size === "from" ? Math.min(1, to.width / from.width) : 1;
  const turn = (deg: number): string => (journey.flip ? ` perspective(900px) rotateY(${deg}deg)` : "");
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${ratio})${turn(180)}` },
    {
      transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(ratio + small) / 2 + 0.06})${turn(60)}`,
      offset: 0.5,
    },
    // An animated opacity would flatten the two sides of a card into one.
    { transform: `translate(0, 0) scale(${small})${turn(0)}`, ...(journey.vanish && { opacity: 0.1 }) },
  ];
}

/** Up to the middle of the board, where it can be read, and on to its place. */
function risen({ journey, from, to }: Flight, box: DOMRect): Keyframe[] {
  const [x, y] = middle(box);
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const end = Math.min(to.width / box.width, to.height / box.height);
  return [
    { transform: `translate(${fromX - x}px, ${fromY - y}px) scale(${from.width / box.width})`, easing: RISE },
    { transform: "translate(0, 0) scale(1)", offset: 0.34, easing: "linear" },
    { transform: "translate(0, -4px) scale(1.02)", offset: 0.7, opacity: 1, easing: "cubic-bezier(.5,0,.3,1)" },
    {
      transform: `translate(${toX - x}px, ${toY - y}px) scale(${end})`,
      ...(journey.vanish && { opacity: 0.1 }),
    },
  ];
}

/** Move the parts of a moment; it is gone when the last of them has ended. */
function perform(effect: Effect, scene: HTMLElement, timings: readonly Timing[], show: Show): void {
  let left = 0;
  effect.parts.forEach((part, i) => {
    for (const el of scene.querySelectorAll(part.select)) {
      left += 1;
      show.add(el.animate(part.frames, { ...timings[i]!, easing: part.easing ?? "ease", fill: "both" }), () => {
        left -= 1;
        if (left === 0) scene.remove();
      });
    }
  });
  if (left === 0) scene.remove();
}

/** Without motion: mark for a moment where something has arrived. */
function mark(trips: readonly Journey[]): void {
  if (!trips.length || trips.length > MOST_PIECES) return;
  flushSync();
  const marked = trips.flatMap(({ to }) => nearest(to) ?? []);
  for (const el of marked) el.classList.add("landed");
  setTimeout(() => {
    for (const el of marked) el.classList.remove("landed");
  }, MARKED_MS);
}
