// Made from the rows of src/hadal/games/the_abyss by tools/make_client_ids.py: change them there.

/** The kinds of card of the standard deck, by number. */
// prettier-ignore
export const CARDS = [
  "P8", "P6", "P5", "P4", "P3", "S2", "H2", "E2", "S1", "H1", "E1", "X",
] as const;

/** What a card is. */
export const SUITS = {
  POINTS: 0,
  SWORD: 1,
  HOOK: 2,
  EYE: 3,
  PANIC: 4,
} as const;

/** The kinds of event, by number. */
// prettier-ignore
export const EVENTS = [
  "asked", "round", "dealt", "dealt-panic", "shuffled-back", "turned-up", "turn", "took", "drew", "drew-panic",
  "kept", "discarded", "placed", "played", "peeked", "put-back", "stole", "gave", "sacrificed", "destroyed", "lost",
  "eliminated", "stopped", "shown", "scored", "won", "draw-done", "gone",
] as const;

/** The kinds of question, by number. */
// prettier-ignore
export const QUESTIONS = [
  "draw", "keep", "combos", "eye", "hook", "sword", "sacrifice", "threat", "between", "discard", "place",
  "finish-draw", "destroy", "next-turn", "next-round",
] as const;

/** What one viewer sees of a game. */
export interface View {
  viewer: number;
  round: number;
  starter: number;
  turn: number;
  turns: number;
  asked: number[];
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
  memory: { hands: number[][]; loose: number[]; among: number; deck: number[]; looked: number[]; };
}
