// The first deal from the key of a table, as docs/fair-shuffle.md describes it.
import { Dice, shuffled, Stream } from "../../fair/random";
import type { TheAbyssView } from "./view";

/** One round as it was dealt, the deck from the top. A round that ended while it was dealt has no discard and no deck. */
export interface DealtRound {
  start: number;
  dealt: string[][];
  discard?: string;
  deck?: string[];
}

export interface Deal {
  rounds: DealtRound[];
}

const STANDARD = "P3*7,P4*7,P5*5,P6*3,P8*3,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,X*8";
const SUITS = "PSHEX";
const PANIC = "X";
const DEALT = 3;

/** By points, highest first, then by suit; Panics last. */
function sortKey(card: string): number {
  return card === PANIC ? 1000 : -10 * Number(card.slice(1)) + SUITS.indexOf(card.charAt(0));
}

function cardsOf(list: string): string[] {
  return list
    .split(",")
    .flatMap((part) => {
      const [name = "", copies = "1"] = part.trim().split("*");
      return Array<string>(Number(copies)).fill(name);
    })
    .sort((a, b) => sortKey(a) - sortKey(b));
}

function dealRound(deck: string[], start: number, seats: number, dice: Dice): DealtRound {
  const dealt: string[][] = Array.from({ length: seats }, () => []);
  for (let i = 0; i < DEALT * seats; i += 1) {
    dealt[(start + i) % seats]?.push(deck.pop() ?? "");
    const left = dealt.filter((hand) => hand.filter((card) => card === PANIC).length < DEALT);
    if (left.length === 1) return { start, dealt };
  }
  while (deck.at(-1) === PANIC) deck = shuffled(deck, dice);
  const discard = deck.pop();
  return { start, dealt, ...(discard === undefined ? {} : { discard }), deck: deck.reverse() };
}

function listOf(options: Readonly<Record<string, string>>): string {
  const chosen = options.deck_list ?? "standard";
  return chosen === "standard" ? STANDARD : chosen;
}

/** The first deal of a table: one round, or more if too many Panics end a round while it is dealt. */
export function deal(key: Uint8Array, seats: number, options: Readonly<Record<string, string>>): Deal {
  const cards = cardsOf(listOf(options));
  const stream = new Stream(key);
  const dice = new Dice(key, 0);
  let start = stream.below(seats);
  const rounds = [dealRound(shuffled(cards, stream), start, seats, dice)];
  while (rounds.at(-1)?.discard === undefined) {
    start = (start + 1) % seats;
    rounds.push(dealRound(shuffled(cards, dice), start, seats, dice));
  }
  return { rounds };
}

/** Whether a first position is the one that this key deals: who begins, the Panics, the first discard, the deck. */
export function isDeal(
  key: Uint8Array,
  seats: number,
  options: Readonly<Record<string, string>>,
  view: Pick<TheAbyssView, "round" | "starter" | "panics" | "alive" | "pile" | "deck_size">,
): boolean {
  const { rounds } = deal(key, seats, options);
  const last = rounds.at(-1);
  const kinds = [...new Set(cardsOf(listOf(options)))];
  const panics = last?.dealt.map((hand) => hand.filter((card) => card === PANIC).length) ?? [];
  return (
    view.round === rounds.length &&
    view.starter === last?.start &&
    view.deck_size === last.deck?.length &&
    kinds[view.pile[0] ?? -1] === last.discard &&
    // Who is dealt the last Panic too many is out, and the Panics with them.
    panics.every((count, seat) => (view.alive[seat] ? view.panics[seat] === count : count === DEALT))
  );
}
