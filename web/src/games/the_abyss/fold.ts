// The Abyss: a view made from events alone. The same as src/hadal/games/the_abyss/show/fold.py; fixtures hold them together.
import { add, HIDDEN, row, zeros, type GameEvent } from "../../board/events";

/** Cards in the deck of a round. */
const CARDS = 51;

/** What follows from all the viewer was allowed to see; zone `seats` of `hands` is the draw. */
export interface TheAbyssMemory {
  hands: number[][];
  loose: number[];
  among: number;
  deck: number[];
  looked: number[];
}

/** Everything public, the viewer's own cards, and the viewer's memory. Cards are counts by kind. */
export interface TheAbyssView {
  viewer: number;
  round: number;
  starter: number;
  turn: number;
  turns: number;
  asked: [number, number];
  totals: number[];
  alive: number[];
  panics: number[];
  began: number[];
  played: number[][];
  sizes: number[];
  hand: number[];
  drawer: number;
  drawn_size: number;
  drawn: number[];
  waiting: number;
  deck_size: number;
  pile: number[];
  out: number[];
  memory: TheAbyssMemory;
}

/** The kinds of event in their order, as the server names them in GET /api/games. */
export const THE_ABYSS_EVENTS: readonly string[] = [
  "asked",
  "round",
  "dealt",
  "dealt-panic",
  "shuffled-back",
  "turned-up",
  "turn",
  "took",
  "drew",
  "drew-panic",
  "kept",
  "discarded",
  "placed",
  "played",
  "peeked",
  "put-back",
  "stole",
  "gave",
  "sacrificed",
  "destroyed",
  "lost",
  "eliminated",
  "stopped",
  "shown",
  "scored",
  "won",
  "draw-done",
  "gone",
];

function blank(viewer: number, seats: number, kinds: number): TheAbyssView {
  return {
    viewer,
    round: 0,
    starter: 0,
    turn: 0,
    turns: 0,
    asked: [-1, -1],
    totals: zeros(seats),
    alive: zeros(seats).map(() => 1),
    panics: zeros(seats),
    began: zeros(seats),
    played: Array.from({ length: seats }, () => zeros(kinds)),
    sizes: zeros(seats),
    hand: viewer >= 0 ? zeros(kinds) : [],
    drawer: -1,
    drawn_size: 0,
    drawn: [],
    waiting: 0,
    deck_size: 0,
    pile: [],
    out: zeros(kinds),
    memory: blankMemory(seats, kinds),
  };
}

function blankMemory(seats: number, kinds: number): TheAbyssMemory {
  const hands = Array.from({ length: seats + 1 }, () => zeros(kinds));
  return { hands, loose: zeros(kinds), among: 0, deck: [], looked: [] };
}

// Small changes many events share.

const any = (counts: readonly number[]): boolean => counts.some((n) => n !== 0);

function gain(v: TheAbyssView, seat: number, card: number): void {
  add(v.sizes, seat, 1);
  if (seat === v.viewer) add(v.hand, card, 1);
}

function lose(v: TheAbyssView, seat: number, card: number): void {
  add(v.sizes, seat, -1);
  if (seat === v.viewer) add(v.hand, card, -1);
  drop(v, seat, card);
}

/** The viewer learns that a card is in a zone. */
function note(v: TheAbyssView, zone: number, card: number): void {
  if (zone !== v.viewer) add(row(v.memory.hands, zone), card, 1);
}

/** The viewer sees a card leave a zone. */
function drop(v: TheAbyssView, zone: number, card: number): void {
  const m = v.memory;
  const known = row(m.hands, zone);
  if ((known[card] ?? 0) > 0) add(known, card, -1);
  else if ((m.among >> zone) & 1 && (m.loose[card] ?? 0) > 0) add(m.loose, card, -1);
  if (!any(m.loose)) m.among = 0;
}

/** The top card leaves the deck: what the viewer knew of it, and who had looked at it. */
function lift(v: TheAbyssView): [number, number] {
  v.deck_size -= 1;
  return [v.memory.deck.shift() ?? HIDDEN, v.memory.looked.shift() ?? 0];
}

function newDeck(v: TheAbyssView, size: number): void {
  v.deck_size = size;
  v.memory.deck = new Array<number>(size).fill(HIDDEN);
  v.memory.looked = zeros(size);
}

/** Somebody's draw begins, unless it has begun. */
function startDraw(v: TheAbyssView, seat: number): void {
  if (v.drawer === seat) return;
  v.drawer = seat;
  v.drawn = seat === v.viewer ? zeros(v.out.length) : [];
}

/** An unseen card went from hand to hand: what was known of the one is now in either. */
function loosen(v: TheAbyssView, victim: number, thief: number): void {
  const m = v.memory;
  const known = row(m.hands, victim);
  m.loose = m.loose.map((n, kind) => n + (known[kind] ?? 0));
  const touched = any(known) || ((m.among >> victim) & 1) === 1;
  m.hands[victim] = zeros(v.out.length);
  if (touched && any(m.loose)) m.among |= (1 << victim) | (1 << thief);
}

type Fold = (v: TheAbyssView, e: GameEvent) => void;

const DEAL: Record<string, Fold> = {
  asked: (v, e) => (v.asked = [e.seat, e.n]),
  round: (v, e) => {
    const seats = v.totals.length;
    const fresh = blank(v.viewer, seats, v.out.length);
    const began = fresh.began.map((_, i) => ((i - e.seat + seats) % seats) - seats);
    Object.assign(v, fresh, { round: e.n, starter: e.seat, totals: v.totals, turn: v.turn, began });
    newDeck(v, CARDS);
  },
  dealt: (v, e) => {
    lift(v);
    gain(v, e.seat, e.card);
  },
  "dealt-panic": (v, e) => {
    lift(v);
    add(v.panics, e.seat, 1);
  },
  "shuffled-back": (v) => newDeck(v, v.deck_size),
  "turned-up": (v, e) => {
    lift(v);
    v.pile.push(e.card);
  },
  turn: (v, e) => {
    v.turn = e.seat;
    v.began[e.seat] = e.n;
    v.turns = e.n + 1;
  },
};

const DRAW: Record<string, Fold> = {
  took: (v, e) => {
    v.pile.pop();
    gain(v, e.seat, e.card);
    note(v, e.seat, e.card);
  },
  drew: (v, e) => {
    const [expected, looked] = lift(v);
    startDraw(v, e.seat);
    v.drawn_size += 1;
    if (e.seat === v.viewer) add(v.drawn, e.card, 1);
    else if (v.viewer >= 0 && (looked >> v.viewer) & 1) add(row(v.memory.hands, v.totals.length), expected, 1);
  },
  "drew-panic": (v, e) => {
    lift(v);
    startDraw(v, e.seat);
    v.waiting += 1;
  },
  kept: (v, e) => {
    v.drawn_size -= 1;
    gain(v, e.seat, e.card);
    if (e.seat === v.viewer) {
      add(v.drawn, e.card, -1);
      return;
    }
    // One card of the draw is left, or all are kept: what is known of it is now held.
    const drawn = row(v.memory.hands, v.totals.length);
    const kind = drawn.findIndex((n) => n > 0);
    if (kind < 0) return;
    add(drawn, kind, -1);
    note(v, e.seat, kind);
  },
  discarded: (v, e) => {
    v.pile.push(e.card);
    if (e.n === 1) {
      lose(v, e.seat, e.card);
      return;
    }
    v.drawn_size -= 1;
    if (e.seat === v.viewer) add(v.drawn, e.card, -1);
    drop(v, v.totals.length, e.card);
  },
  "draw-done": (v) => {
    v.drawer = -1;
    v.drawn = [];
  },
  gone: (v, e) => {
    v.waiting -= 1;
    add(v.out, e.card, 1);
  },
  placed: (v, e) => {
    v.waiting -= 1;
    add(v.panics, e.seat, 1);
  },
};

function sacrificed(v: TheAbyssView, e: GameEvent): void {
  lose(v, e.seat, e.card);
  add(v.out, e.card, 1);
}

const COMBOS: Record<string, Fold> = {
  played: (v, e) => {
    lose(v, e.seat, e.card);
    add(row(v.played, e.seat), e.card, 1);
  },
  peeked: (v, e) => {
    v.memory.looked[e.n] = (v.memory.looked[e.n] ?? 0) | (1 << e.seat);
    if (e.seat === v.viewer) v.memory.deck[e.n] = e.card;
  },
  "put-back": (v, e) => {
    if (e.other !== 1) return;
    v.memory.deck = [...v.memory.deck.slice(e.n), ...v.memory.deck.slice(0, e.n)];
    v.memory.looked = [...v.memory.looked.slice(e.n), ...v.memory.looked.slice(0, e.n)];
  },
  stole: (v, e) => {
    add(v.sizes, e.other, -1);
    gain(v, e.seat, e.card);
    if (v.viewer === e.seat) {
      drop(v, e.other, e.card);
      return;
    }
    if (v.viewer !== e.other) {
      loosen(v, e.other, e.seat);
      return;
    }
    add(v.hand, e.card, -1);
    note(v, e.seat, e.card);
  },
  gave: (v, e) => {
    add(v.panics, e.seat, -1);
    add(v.panics, e.other, 1);
  },
  sacrificed,
  lost: sacrificed,
  destroyed: (v, e) => {
    add(v.panics, e.seat, -1);
    add(v.out, e.card, 1);
  },
  eliminated: (v, e) => {
    const played = row(v.played, e.seat);
    add(v.out, v.out.length - 1, v.panics[e.seat] ?? 0);
    v.out = v.out.map((n, kind) => n + (played[kind] ?? 0));
    v.panics[e.seat] = v.alive[e.seat] = 0;
    v.played[e.seat] = zeros(v.out.length);
  },
  stopped: () => {},
  shown: () => {},
  won: () => {},
  scored: (v, e) => add(v.totals, e.seat, e.n),
};

const FOLDS: Record<string, Fold> = { ...DEAL, ...DRAW, ...COMBOS };

/** Bring a view up to date with one event; changes the view it is given. */
export function foldTheAbyss(view: TheAbyssView, event: GameEvent): void {
  const name = THE_ABYSS_EVENTS[event.kind];
  const fold = name === undefined ? undefined : FOLDS[name];
  if (!fold) throw new RangeError(`unknown event ${event.kind}`);
  fold(view, event);
}
