// The Abyss: what one viewer may see and remember.

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
