// The sums of the client are those of the server: ends of games of every box, term by term.
import { describe, expect, test } from "vitest";
import type { CardsInfo } from "../protocol";
import { learn } from "./facts";
import file from "./fixtures/scores.json";
import type { AbyssView } from "./view";
import { sums } from "./worth";

interface Term {
  term: string;
  points: number;
}
interface End {
  boxes: string;
  views: AbyssView[];
  terms: Term[][];
  scores: number[];
}
const { cards, ends } = file as unknown as { cards: CardsInfo; ends: End[] };
learn(cards);

const total = (terms: Term[], ...names: string[]): number =>
  terms.filter((term) => names.includes(term.term)).reduce((sum, term) => sum + term.points, 0);

describe.each(ends)("the end of a game with $boxes", ({ views, terms, scores }) => {
  test.each(views.map((view, seat) => ({ view, seat })))("seat $seat", ({ view, seat }) => {
    const mine = terms[seat]!;
    const got = sums(view, seat);
    expect(got.lords).toBe(total(mine, "lord"));
    expect(got.places).toBe(total(mine, "location", "mirror"));
    expect(got.allies).toBe(total(mine, "ally"));
    expect(got.nebulis + got.figure).toBe(total(mine, "nebulis", "figure"));
    expect(got.wounds + got.scourge).toBe(total(mine, "wounds", "scourge"));
    expect(got.tokens).toBe(total(mine, "token"));
    expect(got.open + got.tokens).toBe(scores[seat]);
    // Another viewer sees the same, but for the tokens.
    const other = views[(seat + 1) % views.length]!;
    expect(sums(other, seat).open).toBe(got.open);
  });
});
