// Sentences in parts: names go where the server put them, and nowhere else.
import { expect, test } from "vitest";
import { compact, joined, plain, split, type Sentence } from "./sentences";

const NAMES = ["Ann", "Bram", "Cleo"];
const seat = (n: number) => ({ type: "seat", seat: n }) as const;

test.each<[Sentence, string]>([
  [
    [seat(0), " pays ", seat(1), " ", { type: "amount", amount: 1, unit: "pearls", text: "1 Pearl" }],
    "Ann pays Bram 1 Pearl",
  ],
  [["A third Panic! Do you sacrifice?"], "A third Panic! Do you sacrifice?"],
  [["C’est à ", seat(1), " de jouer."], "C’est à Bram de jouer."],
  [["takes ", { type: "card", card: 8, text: "Crab 3" }], "takes Crab 3"],
  [[seat(7)], "?"],
])("%j", (sentence, text) => {
  expect(plain(sentence, NAMES)).toBe(text);
});

test("nothing is said without a sentence", () => {
  expect(plain(undefined, NAMES)).toBe("");
});

test("several sentences are joined by commas", () => {
  expect(plain(joined([["explores"], ["pays ", seat(2)]]), NAMES)).toBe("explores, pays Cleo");
});

test("the consequence is the small print", () => {
  expect(split("Fight the Monster: 1 Pearl or 1 token")).toEqual({
    main: "Fight the Monster",
    then: "1 Pearl or 1 token",
  });
  expect(split("Spend the Outlaw’s Key; it goes under the Location (always: pay with Nebulis)")).toEqual({
    main: "Spend the Outlaw’s Key; it goes under the Location",
    then: "always: pay with Nebulis",
  });
  expect(split("Combattre le Monstre\u00a0: 1 Perle")).toEqual({ main: "Combattre le Monstre", then: "1 Perle" });
  expect(split("End your turn")).toEqual({ main: "End your turn", then: "" });
});

test("drawn sentences have as few parts as possible", () => {
  const amount = { type: "amount", amount: 2, unit: "pearls", text: "2 Pearls" } as const;
  expect(compact([["pays ", seat(1), " ", amount], ["takes it"]])).toEqual(["pays ", seat(1), " 2 Pearls, takes it"]);
});

test("a comma stays with the card before it", () => {
  const card = { type: "card", card: 3, text: "Crab 3" } as const;
  const parts = compact([
    ["pays with ", card],
    ["takes ", card, " (fifth space)"],
  ]);
  expect(parts).toEqual(["pays with ", { ...card, sign: "," }, " takes ", { ...card, sign: "" }, " (fifth space)"]);
});
