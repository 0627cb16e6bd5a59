// Keys mean choices.
import { expect, test } from "vitest";
import type { QuestionInfo } from "../protocol";
import { choiceByCard, choiceByLetter, choiceByNumber, keyGroups, KEYS } from "./keys";

const question: QuestionInfo = {
  kind: "action",
  choices: [
    { action: 1, name: "explore", verb: "explore" },
    { action: 2, name: "recruit:trader", verb: "recruit", card: 8 },
    { action: 3, name: "recruit:hunter", verb: "recruit", card: 6 },
  ],
};

test("a letter means the one choice with its verb", () => {
  expect(choiceByLetter("E", question)?.action).toBe(1);
  expect(choiceByLetter("b", question)).toBeUndefined();
});

test("a digit means the choice with that number", () => {
  expect(choiceByNumber("2", question)?.action).toBe(2);
  expect(choiceByNumber("9", question)).toBeUndefined();
  expect(choiceByNumber("Enter", question)).toBeUndefined();
});

test("a card means the choice about it", () => {
  expect(choiceByCard("recruit", 6, question)?.action).toBe(3);
});

test("at a table only the keys of its game are listed, elsewhere those of both", () => {
  const listed = (game: string): string[] => keyGroups(game).flatMap((group) => KEYS[group].map(([key]) => key));
  expect(listed("abyss")).toContain("E");
  expect(listed("abyss")).not.toContain("D");
  expect(listed("the_abyss")).toContain("D");
  expect(listed("the_abyss")).not.toContain("E");
  expect(listed("")).toEqual(expect.arrayContaining(["D", "E", "?"]));
});
