// Keys mean choices.
import { expect, test } from "vitest";
import type { QuestionInfo } from "../api/protocol";
import { choiceByLetter, choiceByNumber, isShown } from "./keyboard";

const question: QuestionInfo = {
  kind: "action",
  choices: [
    { action: 1, name: "explore", verb: "explore" },
    { action: 2, name: "recruit:trader", verb: "recruit", card: 8 },
    { action: 3, name: "recruit:hunter", verb: "recruit", card: 6 },
  ],
};

const VERBS = { e: ["explore", "go-on"], b: ["buy"] };

test("a letter means the one choice with its verb", () => {
  expect(choiceByLetter("E", question, VERBS)?.action).toBe(1);
  expect(choiceByLetter("b", question, VERBS)).toBeUndefined();
});

test("a digit means the choice with that number", () => {
  expect(choiceByNumber("2", question)?.action).toBe(2);
  expect(choiceByNumber("9", question)).toBeUndefined();
  expect(choiceByNumber("Enter", question)).toBeUndefined();
});

test("a key is the one that is shown, with or without Shift", () => {
  const key = (key: string, shiftKey = false) => ({ key, shiftKey }) as KeyboardEvent;
  expect(isShown(key("h"), "H")).toBe(true);
  expect(isShown(key("2"), "2")).toBe(true);
  expect(isShown(key(" "), "␣")).toBe(true);
  expect(isShown(key("Z", true), "⇧Z")).toBe(true);
  expect(isShown(key("z"), "⇧Z")).toBe(false);
  expect(isShown(key("Tab"), "T")).toBe(false);
});
