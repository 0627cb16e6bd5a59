// Small parts of the table: what is lit, sentences, odds, orders, journeys.
import { expect, test } from "vitest";
import { Lit, tabOf } from "./lit";
import { byRace, kindName, kindOf } from "./nouns";
import { levelsBeaten, strikeOdds } from "./odds";
import { ASK, PASS, PRESETS, next } from "./orders";
import { named, pieces, split } from "../board/sentences";
import { journeys } from "./travel";
import type { View } from "../lib/fold";

test("kinds of exploration card have the names of the records", () => {
  expect([0, 1, 5, 25, 26, 28, 29, 34, 39, 48].map(kindName)).toEqual([
    "M", "J5", "Q5", "Q1", "K4", "K2", "J4d", "J3d", "J2p", "Q1p",
  ]);
  expect(kindOf(0)).toBeNull();
  expect([5, 1, 21].sort(byRace)).toEqual([21, 1, 5]);
});

test("choices are found by what they point at", () => {
  const question = {
    kind: "action",
    choices: [
      { action: 4, name: "explore", verb: "explore", zone: "track", amount: 40 },
      { action: 14, name: "stack:jellyfish", verb: "support", zone: "stack", card: 0 },
      { action: 90, name: "recruit:trader", verb: "recruit", zone: "court", card: 8, amount: 10 },
      { action: 300, name: "seat:B", verb: "hunt", zone: "token", seat: 1 },
    ],
  };
  const lit = new Lit(question);
  expect(lit.at("court", 8)?.action).toBe(90);
  expect(lit.at("court", 9)).toBeUndefined();
  expect(lit.at("stack", 0, "support")?.action).toBe(14);
  expect(lit.seat(1)?.action).toBe(300);
  expect(lit.verb("explore")?.action).toBe(4);
  expect(tabOf(question, "")).toBe("depths");
  expect(new Lit(null).choices).toEqual([]);
});

test("letters of seats become names, articles stay", () => {
  const names = ["Ann", "Bram", "Cleo"];
  expect(named("A pays B 1 Pearl", names)).toBe("Ann pays Bram 1 Pearl");
  expect(named("A Monster! Do you fight it?", names)).toBe("A Monster! Do you fight it?");
  expect(named("C’s turn.", names)).toBe("Cleo’s turn.");
  const cards = ["Monster", "Crab 3", "Crab 3 with two dice"];
  expect(pieces("takes Crab 3 with two dice from B", { names, cards })).toEqual([
    { text: "takes " },
    { card: 2, text: "Crab 3 with two dice" },
    { text: " from " },
    { seat: 1, text: "Bram" },
  ]);
});

test("the consequence is the small print", () => {
  expect(split("Fight the Monster: 1 Pearl or 1 token")).toEqual({ main: "Fight the Monster", then: "1 Pearl or 1 token" });
  expect(split("End your turn")).toEqual({ main: "End your turn", then: "" });
});

test("odds of an attack", () => {
  expect(levelsBeaten(10, [4, 6, 5], true)).toBe(2);
  expect(levelsBeaten(10, [4, 6, 5], false)).toBe(3);
  const one = strikeOdds({ race: "crab", value: 1, special: "" }, [4, 6], 0, true);
  expect(one[0]).toBeCloseTo(4 / 6);
  expect(one[1]).toBe(0);
  const two = strikeOdds({ race: "crab", value: 4, special: "die" }, [4, 6], 0, true);
  expect(two).toEqual([1, expect.closeTo(11 / 36)]);
});

test("orders go round", () => {
  expect([ASK, PASS, 1, 2, 3].map(next)).toEqual([PASS, 1, 2, 3, ASK]);
  expect(PRESETS["pass-low"]!()[0]).toEqual([PASS, PASS, ASK, ASK, ASK]);
});

test("a purchase: a Pearl and a card travel", () => {
  const view = { holder: [] } as unknown as View;
  const trips = journeys([[4, 1, 0, -1, 1], [8, 1, -1, 5, 2], [7, 0, -1, 9, 3]], view, view, 1);
  expect(trips.map((trip) => [trip.from[0], trip.to[0]])).toEqual([
    ["pearls:1", "pearls:0"],
    ["track:2", "hand:1:5"],
    ["deck", "track:3"],
  ]);
});
