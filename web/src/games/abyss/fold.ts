// Abyss: a view made from events alone. The same as src/hadal/games/abyss/show/fold.py; fixtures hold them together.
import { add, HIDDEN, row, zeros, type GameEvent } from "../../board/events";
import { BOX_FOLDS, emptyStack, gain, lose, toDiscard } from "./fold_boxes";
import { COURT, DISABLED, DRAWN, FACE_UP, FREE, GONE, IN_DECK, TOKENS, type AbyssView } from "./view_types";

export type { AbyssView } from "./view_types";

export type Fold = (v: AbyssView, e: GameEvent) => void;

const FROM_THE_DECK = 3;

/** Where tokens with the back of this kind are counted: before the seats, and in the pile. */
function back(first: number): { sizes: "token_sizes" | "l_token_sizes"; pile: "token_pile" | "l_token_pile" } {
  return first < TOKENS
    ? { sizes: "token_sizes", pile: "token_pile" }
    : { sizes: "l_token_sizes", pile: "l_token_pile" };
}

/** A tile takes the place of another, with the Lords under it. */
function moveLords(v: AbyssView, e: GameEvent): void {
  v.holder[e.card] = e.seat;
  v.under = v.under.map((place) => (place === e.n ? e.card : place));
}

function paid(v: AbyssView, e: GameEvent): void {
  add(v.pearls, e.seat, -e.n);
  add(v.pearls, e.other, e.n);
}

function without(list: number[], card: number): number[] {
  return list.filter((lord) => lord !== card);
}

function nothing(): void {
  // Told for the log; changes no view.
}

const TURNS: Record<string, Fold> = {
  asked: (v, e) => (v.asked = [e.seat, e.n]),
  turn: (v, e) => {
    Object.assign(v, { turn: e.seat, turns: e.n, sold: 0, used: [], bought: zeros(v.bought.length), extra: false });
  },
  "pearls-gained": (v, e) => add(v.pearls, e.seat, e.n),
  "pearls-lost": (v, e) => add(v.pearls, e.seat, -e.n),
  "pearls-paid": (v, e) => {
    paid(v, e);
    add(v.bought, e.seat, 1);
    v.sold += 1;
  },
  "keys-gained": (v, e) => add(v.keys, e.seat, e.n),
  "keys-spent": (v, e) => add(v.keys, e.seat, -e.n),
  "end-triggered": (v, e) => (v.closer = e.seat),
  "extra-turn": (v) => (v.extra = true),
  threat: (v, e) => (v.threat = e.n),
  toll: paid,
};

const CARDS: Record<string, Fold> = {
  reshuffled: (v, e) => {
    v.deck_size = e.n;
    v.discard_size = 0;
    v.memory.discard = zeros(v.spent.length);
  },
  revealed: (v, e) => {
    v.deck_size -= 1;
    v.track[e.n] = e.card;
  },
  taken: (v, e) => {
    v.track[e.n] = -1;
    gain(v, e.seat, e.card);
  },
  sent: (v, e) => {
    v.track[e.n] = -1;
    add(v.council, e.seat, 1);
    add(row(v.memory.council, e.seat), e.card, 1);
  },
  cleared: (v, e) => {
    v.track[e.n] = -1;
    toDiscard(v, e.card);
  },
  discarded: (v, e) => {
    lose(v, e.seat, e.card);
    toDiscard(v, e.card);
  },
  "stack-taken": (v, e) => emptyStack(v, e.card).forEach((n, kind) => gain(v, e.seat, kind, n)),
  "stack-banished": (v, e) => emptyStack(v, e.card).forEach((n, kind) => toDiscard(v, kind, n)),
  "laid-down": (v, e) => {
    lose(v, e.seat, e.card);
    add(v.spent, e.card, 1);
  },
  affiliated: (v, e) => {
    add(row(v.affiliated, e.seat), e.card, 1);
    if (e.n === 1) add(v.spent, e.card, -1);
    else lose(v, e.seat, e.card);
  },
  spent: (v, e) => {
    add(v.spent, e.card, -e.n);
    toDiscard(v, e.card, e.n);
  },
  "final-discard": (v, e) => {
    lose(v, e.seat, e.card, e.n);
    toDiscard(v, e.card, e.n);
  },
};

const MONSTER_TOKENS: Record<string, Fold> = {
  "token-drawn": (v, e) => {
    const { sizes, pile } = back(e.n);
    v[pile] -= 1;
    add(v[sizes], e.seat, 1);
    if (e.seat === v.viewer) add(v.tokens, e.card, 1);
  },
  "token-stolen": (v, e) => {
    const { sizes } = back(e.n);
    add(v[sizes], e.seat, 1);
    add(v[sizes], e.other, -1);
    v.memory.theft = [e.seat, e.other, e.card];
    if (e.card !== HIDDEN) add(v.tokens, e.card, e.seat === v.viewer ? 1 : -1);
  },
  "token-revealed": (v, e) => {
    add(v.l_token_sizes, e.seat, -1);
    if (e.seat === v.viewer) add(v.tokens, e.card, -1);
    const [thief, , taken] = v.memory.theft;
    if (thief === e.seat && taken === e.card) v.memory.theft[2] = HIDDEN;
  },
};

const LORDS: Record<string, Fold> = {
  "lord-freed": (v, e) => {
    v.under[e.card] = FREE;
    v.used = without(v.used, e.card);
  },
  "lord-presented": (v, e) => {
    v.lord_deck_size -= 1;
    v.court[e.n] = e.card;
    v.owner[e.card] = FACE_UP;
  },
  "court-closed": (v) => {
    const there = v.court.filter((lord) => lord >= 0);
    v.court = [...there, ...new Array<number>(COURT - there.length).fill(-1)];
  },
  "lord-left-court": (v, e) => (v.court[e.n] = -1),
  "lord-arrived": (v, e) => {
    v.owner[e.card] = e.seat;
    v.under[e.card] = FREE;
    v.used = without(v.used, e.card);
    if (e.n === FROM_THE_DECK) v.lord_deck_size -= 1;
  },
  "lord-used": (v, e) => (v.used = [...v.used, e.card].sort((a, b) => a - b)),
  "lord-disabled": (v, e) => (v.under[e.card] = DISABLED),
  "lord-dismissed": (v, e) => {
    v.owner[e.card] = GONE;
    v.under[e.card] = FREE;
  },
  "lord-covered": (v, e) => (v.under[e.card] = e.n),
  "lord-removed": (v, e) => (v.owner[e.card] = GONE),
};

const LOCATIONS: Record<string, Fold> = {
  "location-opened": (v, e) => {
    v.location_deck_size -= 1;
    v.holder[e.card] = e.n === 1 ? DRAWN : FACE_UP;
  },
  "location-taken": (v, e) => (v.holder[e.card] = e.seat),
  "location-left": (v, e) => (v.holder[e.card] = FACE_UP),
  "location-exchanged": (v, e) => {
    v.holder[e.n] = FACE_UP;
    moveLords(v, e);
  },
  "smokers-swapped": (v, e) => {
    const intoDeck = e.other === 1;
    v.holder[e.n] = intoDeck ? IN_DECK : GONE;
    v.location_deck_size -= intoDeck ? 0 : 1;
    moveLords(v, e);
  },
};

const QUIET = [
  "passed",
  "explored",
  "exploration-over",
  "scored",
  "won",
  "dice",
  "attack",
  "boosted",
  "monster-ignored",
];

const FOLDS: Record<string, Fold> = {
  ...TURNS,
  ...CARDS,
  ...MONSTER_TOKENS,
  ...LORDS,
  ...LOCATIONS,
  ...BOX_FOLDS,
  ...Object.fromEntries(QUIET.map((name) => [name, nothing])),
  "kraken-sent": CARDS.sent!,
  "krakens-turned-in": CARDS["final-discard"]!,
};

/** The kinds of event in their order, as the server names them in GET /api/games. */
export const ABYSS_EVENTS: readonly string[] = [
  "asked",
  "turn",
  "pearls-gained",
  "pearls-lost",
  "pearls-paid",
  "keys-gained",
  "reshuffled",
  "revealed",
  "taken",
  "sent",
  "cleared",
  "discarded",
  "stack-taken",
  "stack-banished",
  "laid-down",
  "affiliated",
  "spent",
  "threat",
  "token-drawn",
  "token-stolen",
  "lord-presented",
  "court-closed",
  "lord-arrived",
  "lord-left-court",
  "lord-disabled",
  "lord-dismissed",
  "lord-covered",
  "lord-removed",
  "location-opened",
  "location-taken",
  "location-left",
  "location-exchanged",
  "smokers-swapped",
  "keys-spent",
  "end-triggered",
  "lord-used",
  "extra-turn",
  "passed",
  "explored",
  "exploration-over",
  "final-discard",
  "scored",
  "won",
  "nebulis",
  "figure",
  "sentinel-gained",
  "sentinel-placed",
  "sentinel-back",
  "loot-drawn",
  "loot-gone",
  "ally-found",
  "monster-met",
  "ally-healed",
  "affiliated-lost",
  "lord-freed",
  "kraken-sent",
  "krakens-turned-in",
  "dice",
  "beast-came",
  "beast-attacked",
  "wounded",
  "beast-hurt",
  "beast-slain",
  "scourge",
  "token-revealed",
  "monster-ignored",
  "attack",
  "boosted",
  "dealt-ally",
  "toll",
  "monsters-discarded",
  "beast-drawn",
];

/** Bring a view up to date with one event; changes the view it is given. */
export function foldAbyss(view: AbyssView, event: GameEvent): void {
  const name = ABYSS_EVENTS[event.kind];
  const fold = name === undefined ? undefined : FOLDS[name];
  if (!fold) throw new RangeError(`unknown event ${event.kind}`);
  fold(view, event);
}
