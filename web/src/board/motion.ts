// Animates cards from their old place to their new one. Places carry data-at; an event names two of them.
import type { EntryNews } from "../api/protocol";
import { still } from "../app/preferences.svelte";
import { activity } from "../app/activity.svelte";
import type { View } from "./view";
import type { Board } from "./board.svelte";

const OWN_MS = 280;
const OTHER_MS = 520;
const FLIP_MS = 420;
const QUEUE_MS = 3000; // a longer queue is played faster
const TOGETHER_MS = 70; // one card after another of the same entry

export interface Journey {
  from: string[]; // the first of these that is on the page
  to: string[];
  flip?: boolean; // turns over on its way
  arrives?: boolean; // drawn as it looks at its end; otherwise as it looked at its beginning
  vanish?: boolean; // goes into a pile or behind a screen
  size?: "from" | "to";
}

/** The journeys of one entry, as the game defines them. */
export type Travel = (events: EntryNews["events"], before: View, after: View, me: number) => Journey[];

interface Flight {
  journey: Journey;
  from: DOMRect;
  face: Node | null; // as it looked at its old place
  ms: number;
}

interface Aimed extends Flight {
  end: HTMLElement; // hidden until the card arrives
  to: DOMRect;
  shown: Node;
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

const faceOf = (el: HTMLElement): HTMLElement =>
  el.querySelector<HTMLElement>(".cards, .card, .lord, .lord-mini, .place, .beast, .face") ?? el;

/** Add a back to a flying card, so that it turns over instead of appearing mirrored. */
function twoSided(flyer: HTMLElement, back: Node): void {
  flyer.classList.add("turning");
  if (back instanceof HTMLElement) back.classList.add("behind");
  flyer.append(back);
}

/** Where a card arrives and how it looks on its way; null if its place is not on the page. */
function aim(flight: Flight): Aimed | null {
  const { journey, from, face } = flight;
  const target = nearest(journey.to);
  if (!target) return null;
  const end = faceOf(target);
  const to = end.getBoundingClientRect();
  const shown = journey.flip || journey.arrives ? end.cloneNode(true) : face;
  return to.width === 0 || from.width === 0 || !shown ? null : { ...flight, end, to, shown };
}

export class Motion {
  private flying = new Set<Animation>();
  private pending = 0;
  private until = 0; // when the queue ends

  constructor(
    private readonly game: Pick<Board, "me">,
    private readonly travel: Travel,
  ) {}

  get busy(): boolean {
    return this.flying.size > 0;
  }

  /** Animate an entry that is about to be shown: note where its cards are, then move them. */
  news(news: EntryNews, before: View, after: View): void {
    if (still() || document.hidden) return;
    const mine = news.seat === this.game.me;
    const trips = this.travel(news.events, before, after, this.game.me);
    if (!trips.length || trips.length > 24) return;
    const behind = Math.max(0, this.until - performance.now());
    const pace = behind > QUEUE_MS ? 0.4 : 1;
    const flights = trips.flatMap((journey): Flight[] => {
      const from = nearest(journey.from);
      if (!from) return [];
      const ms = (journey.flip ? FLIP_MS : mine ? OWN_MS : OTHER_MS) * pace;
      return [{ journey, from: faceOf(from).getBoundingClientRect(), face: faceOf(from).cloneNode(true), ms }];
    });
    if (!flights.length) return;
    const settled = activity.hold();
    this.pending += 1;
    this.until = Math.max(performance.now(), this.until) + flights[0]!.ms + TOGETHER_MS * flights.length;
    // The new view is on the page after this task.
    requestAnimationFrame(() => {
      // Look up all places before anything is added to the page, so that it is laid out only once.
      const aimed = flights.map((flight) => aim(flight));
      void Promise.all(
        aimed.map((one, i) => (one ? this.fly(one, i * TOGETHER_MS * pace) : Promise.resolve())),
      ).finally(() => {
        this.pending -= 1;
        settled();
      });
    });
  }

  private async fly({ journey, from, face, ms, end, to, shown }: Aimed, delay: number): Promise<void> {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    const box = journey.size === "from" ? from : to;
    const ratio = from.width / box.width;
    flyer.style.left = `${to.left + to.width / 2 - box.width / 2}px`;
    flyer.style.top = `${to.top + to.height / 2 - box.height / 2}px`;
    flyer.style.width = `${box.width}px`;
    flyer.style.height = `${box.height}px`;
    flyer.append(shown);
    document.body.append(flyer);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const lift = Math.min(60, Math.abs(dx) * 0.18 + 14);
    const small = journey.size === "from" ? Math.min(1, to.width / from.width) : 1;
    const hide = journey.arrives || journey.flip ? end : null;
    if (hide) hide.style.opacity = "0";
    const turn = (deg: number): string => (journey.flip ? ` perspective(900px) rotateY(${deg}deg)` : "");
    if (journey.flip && face) twoSided(flyer, face);
    const path = flyer.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${ratio})${turn(180)}` },
        {
          transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(ratio + small) / 2 + 0.06})${turn(60)}`,
          offset: 0.5,
        },
        // An animated opacity would flatten the two sides of a card into one.
        { transform: `translate(0, 0) scale(${small})${turn(0)}`, ...(journey.vanish && { opacity: 0.1 }) },
      ],
      { duration: ms, delay, easing: "cubic-bezier(.22,.9,.28,1)", fill: "both" },
    );
    this.flying.add(path);
    await path.finished.catch(() => undefined);
    this.flying.delete(path);
    flyer.remove();
    if (hide) hide.style.opacity = "";
  }

  /** Finish all animations. */
  skip(): void {
    for (const path of this.flying) path.finish();
    this.until = 0;
  }

  /** Finish the animations after a tap. */
  hurry(): void {
    if (this.busy) this.skip();
  }

  stop(): void {
    for (const path of this.flying) path.cancel();
    this.flying.clear();
  }
}
