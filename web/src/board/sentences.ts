// Sentences of the server: lists of typed parts for text, seats, cards and amounts.
import type { AmountPart, CardPart, SeatPart } from "../api/protocol";
import { letter } from "./seats";

export type Part = string | SeatPart | CardPart | AmountPart;
export type Sentence = readonly Part[];

/** A part as a text, with the names of the players. */
export function partText(part: Part, names: readonly string[]): string {
  if (typeof part === "string") return part;
  return part.type === "seat" ? (names[part.seat] ?? letter(part.seat)) : part.text;
}

/** A sentence as a text, with the names of the players. */
export const plain = (sentence: Sentence | undefined, names: readonly string[]): string =>
  (sentence ?? []).map((part) => partText(part, names)).join("");

/** Several sentences in one, with commas between them. */
export const joined = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, n) => (n ? [", ", ...sentence] : sentence));

/** A card in a sentence, and the sign behind it, which stays on its line. */
export type PointedCard = CardPart & { sign: string };

/** Several sentences in as few parts as possible: only seats and cards are kept apart. */
export function compact(sentences: readonly Sentence[]): (string | SeatPart | PointedCard)[] {
  const parts: (string | SeatPart | PointedCard)[] = [];
  for (const part of joined(sentences)) {
    const next = typeof part !== "string" && part.type === "amount" ? part.text : part;
    const last = parts.at(-1);
    if (typeof next === "string") {
      const card = typeof last === "object" && last.type === "card" ? last : null;
      const sign = card && !card.sign ? (/^[,.;)]/u.exec(next)?.[0] ?? "") : "";
      if (card) card.sign += sign;
      const rest = next.slice(sign.length);
      if (typeof last === "string") parts[parts.length - 1] = last + rest;
      else if (rest) parts.push(rest);
    } else parts.push(next.type === "card" ? { ...next, sign: "" } : next);
  }
  return parts;
}

/** Split off the consequence after a colon or in brackets, which a button shows in small print. */
export function split(text: string): { main: string; then: string } {
  const colon = /^([^(]{3,60}?): (.+)$/su.exec(text); // one in brackets belongs to them
  if (colon) return { main: colon[1]!.trimEnd(), then: colon[2]! };
  const bracket = /^(.{3,60}?) \((.+)\)$/su.exec(text);
  if (bracket) return { main: bracket[1]!, then: bracket[2]! };
  const semicolon = /^(.{3,60}?); (.+)$/su.exec(text);
  return semicolon ? { main: semicolon[1]!.trimEnd(), then: semicolon[2]! } : { main: text, then: "" };
}
