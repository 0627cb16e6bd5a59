// Sentences of the table, read for the eye: letters of seats become names, names of cards become chips.
import { LETTERS as SEAT_LETTERS } from "./seats";

export type Piece = { text: string } | { seat: number; text: string } | { card: number; text: string };

export interface Vocabulary {
  names: readonly string[]; // of seats
  cards: readonly string[]; // of exploration cards, by number
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A letter stands for a seat unless a capitalised noun follows it: "A Monster" is no seat. */
const SEAT = `(?<![\\p{L}\\p{N}])([${SEAT_LETTERS}])(?![\\p{L}\\p{N}])(?! \\p{Lu})`;

/** Letters of seats replaced by names. */
export const named = (text: string, names: readonly string[]): string =>
  text.replace(new RegExp(SEAT, "gu"), (all, letter: string) => names[SEAT_LETTERS.indexOf(letter)] ?? all);

/** A sentence in pieces, for a line of the log. */
export function pieces(text: string, words: Vocabulary): Piece[] {
  // Longer names first: "Crab 3 with two dice" is not a Crab 3.
  const cards = [...words.cards]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join("|");
  const found = new RegExp(`${SEAT}|(${cards || "$^"})(?![\\p{L}\\p{N}])`, "gu");
  const out: Piece[] = [];
  let last = 0;
  for (const hit of text.matchAll(found)) {
    const [all, letter, card] = hit;
    if (hit.index > last) out.push({ text: text.slice(last, hit.index) });
    last = hit.index + all.length;
    const seat = letter ? SEAT_LETTERS.indexOf(letter) : -1;
    if (letter && words.names[seat] !== undefined) out.push({ seat, text: words.names[seat] });
    else if (card) out.push({ card: words.cards.indexOf(card), text: all });
    else out.push({ text: all });
  }
  if (last < text.length) out.push({ text: text.slice(last) });
  return out;
}

/** The consequence behind a colon or in brackets is smaller print on a button. */
export function split(text: string): { main: string; then: string } {
  const colon = /^(.{3,60}?): (.+)$/su.exec(text);
  if (colon) return { main: colon[1]!, then: colon[2]! };
  const bracket = /^(.{3,60}?) \((.+)\)$/su.exec(text);
  if (bracket) return { main: bracket[1]!, then: bracket[2]! };
  const semicolon = /^(.{3,60}?); (.+)$/su.exec(text);
  return semicolon ? { main: semicolon[1]!, then: semicolon[2]! } : { main: text, then: "" };
}
