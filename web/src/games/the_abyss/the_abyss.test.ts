// Small parts of the table: numbers, odds, rounds, journeys, keys.
import { expect, test } from "vitest";
import acts from "../../../../src/hadal/games/the_abyss/actions.py?raw";
import { HIDDEN } from "../../board/events";
import type { View } from "../../board/view";
import { EVENTS } from "./ids";
import type { TheAbyssView } from "./view";
import type { PlainCardInfo } from "./protocol";
import { soundOf } from "./sounds";
import { meant } from "./keys";
import { DRAW_SIZE, actionNames, spread, useNumbers, worth } from "./constants";
import { comingUp, panicsDrawn, panicsInDeck, risk, unseen } from "./odds";
import { leavesRoom, roundsEnded, roundsOf } from "./rounds";
import { journeys } from "./card_flights";
import { games } from "../registry.svelte";

await Promise.all(["the_abyss"].map((name) => games.load(name)));

useNumbers({ fatal_panics: 3, sacrifice: 15, stop: 25, goal: 70, draw: 2, eye: 4 });

const SUITS = { P: "points", S: "sword", H: "hook", E: "eye", X: "panic" } as const;
/** The usual deck: dearest first, Panic last. */
const CARDS: PlainCardInfo[] = "P8*3 P6*3 P5*5 P4*7 P3*7 S2*3 H2*3 E2*3 S1*3 H1*3 E1*3 X*8".split(" ").map((text) => {
  const [id = "", copies = ""] = text.split("*");
  return {
    id,
    name: id,
    suit: SUITS[id[0] as keyof typeof SUITS],
    points: Number(id.slice(1) || 0),
    copies: Number(copies),
    rulings: [],
  };
});
const PANIC = CARDS.length - 1;
const kind = (id: string): number => CARDS.findIndex((card) => card.id === id);
const event = (name: (typeof EVENTS)[number], seat = -1, other = -1, card = -1, n = 0): number[] => [
  EVENTS.indexOf(name),
  seat,
  other,
  card,
  n,
];

/** A view two players in, with a deck of so many hidden cards. */
function view(change: Partial<TheAbyssView> = {}, deck = 30): TheAbyssView {
  const none = new Array<number>(CARDS.length).fill(0);
  return {
    viewer: 0,
    round: 1,
    starter: 0,
    turn: 0,
    turns: 1,
    asked: [0, 0],
    totals: [10, 20],
    alive: [1, 1],
    panics: [0, 0],
    began: [0, 0],
    played: [none, none],
    sizes: [0, 0],
    hand: none,
    drawer: -1,
    drawn_size: 0,
    drawn: [],
    waiting: 0,
    deck_size: deck,
    pile: [],
    out: none,
    memory: {
      hands: [none, none, none],
      loose: none,
      among: 0,
      deck: new Array<number>(deck).fill(HIDDEN),
      looked: [],
    },
    ...change,
  };
}

test("actions are named in the order of the rules", () => {
  const blocks = [...acts.matchAll(/\("([a-z-]+)", (lone|cards|letters)\)/gu)].map((hit) => [hit[1]!, hit[2]!]);
  const names = actionNames(CARDS, 3);
  expect([...new Set(names.map((name) => name.split(":")[0]))]).toEqual(blocks.map(([name]) => name));
  const sizes = { lone: 1, cards: CARDS.length - 1, letters: 3 };
  for (const [name, of] of blocks)
    expect(names.filter((one) => one.split(":")[0] === name).length).toBe(sizes[of as keyof typeof sizes]);
  expect(names.indexOf("draw")).toBe(1);
  expect(names).toContain("play:S1");
  expect(names).toContain("steal:C");
  expect(names).not.toContain("hook:D");
});

test("a hand is spread dearest first, and worth its points", () => {
  const hand = CARDS.map((card) => (card.id === "P8" ? 2 : card.id === "S1" ? 1 : 0));
  expect(spread(hand).map((card) => CARDS[card]!.id)).toEqual(["P8", "P8", "S1"]);
  expect(worth(hand, CARDS)).toBe(17);
});

test("the chance of a Panic among two hidden cards is exact", () => {
  // 8 Panics in 30 cards: no Panic 22/30 · 21/29.
  const chances = panicsDrawn(view(), CARDS);
  expect(chances[0]).toBeCloseTo((22 / 30) * (21 / 29));
  expect(chances[2]).toBeCloseTo((8 / 30) * (7 / 29));
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  expect(risk(view(), CARDS, 0)).toEqual({ panic: expect.closeTo(1 - (22 * 21) / (30 * 29)) as number, third: 0 });
  expect(risk(view(), CARDS, 1).third).toBeCloseTo((8 * 7) / (30 * 29));
  expect(risk(view(), CARDS, 2).third).toBeCloseTo(1 - (22 * 21) / (30 * 29));
});

test("Panics that lie open are not in the deck", () => {
  const out = CARDS.map((card) => (card.suit === "panic" ? 1 : 0));
  expect(panicsInDeck(view({ panics: [2, 1], waiting: 1, out }), CARDS)).toBe(3);
});

test("what an Eye has shown is known", () => {
  const seen = view();
  seen.memory.deck = [PANIC, kind("P8"), ...new Array<number>(28).fill(HIDDEN)];
  expect(panicsDrawn(seen, CARDS)).toEqual([0, 1]);
  expect(comingUp(seen)).toEqual([PANIC, kind("P8")]);
  const safe = view();
  safe.memory.deck = [kind("P8"), kind("P3"), ...new Array<number>(28).fill(HIDDEN)];
  expect(risk(safe, CARDS, 2)).toEqual({ panic: 0, third: 0 });
  const half = view();
  half.memory.deck = [kind("P8"), ...new Array<number>(29).fill(HIDDEN)];
  expect(risk(half, CARDS, 2).third).toBeCloseTo(8 / 29);
});

test("the last card of the deck is drawn alone", () => {
  const last = view({ out: CARDS.map((card) => (card.suit === "panic" ? 7 : 0)) }, 1);
  expect(panicsDrawn(last, CARDS)).toEqual([0, 1]);
});

test("hidden cards are counted to the last one", () => {
  const none = new Array<number>(CARDS.length).fill(0);
  const hand = none.with(kind("P8"), 2);
  const deck = new Array<number>(45).fill(HIDDEN);
  const memory = { hands: [none, none.with(kind("S1"), 1), none], loose: none, among: 0, deck, looked: [] };
  const v = view({ hand, sizes: [2, 2], pile: [kind("P3")], panics: [1, 0], deck_size: 45, memory });
  const left = unseen(v, CARDS);
  expect(left[kind("P8")]).toBe(1);
  expect(left[kind("S1")]).toBe(2);
  expect(left[kind("P3")]).toBe(6);
  expect(left[PANIC]).toBe(panicsInDeck(v, CARDS));
  // Of the other hand one card is known: the rest lies in the deck and there.
  expect(left.reduce((sum, n) => sum + n, 0)).toBe(45 + 2 - 1);
});

test("rounds add up to the totals", () => {
  const step = (n: number, events: number[][], patch: unknown) => ({ n, seat: 0, action: 0, name: "", events, patch });
  const scored = (...points: number[]) => points.map((n, seat) => event("scored", seat, -1, -1, n));
  const steps = [
    step(1, [event("turn", 1)], { turn: 1 }),
    step(2, [event("stopped", 1), ...scored(5, 30), event("round", 0, -1, -1, 2)], { round: 2, totals: [[15, 50]] }),
    step(3, [event("stopped", 0), ...scored(26, 25)], { totals: [[41, 75]] }),
  ];
  const rounds = roundsOf({ viewer: -1, view: view() as unknown as View, steps });
  expect(rounds.map((round) => [round.n, round.by, round.rows.map((row) => row.total)])).toEqual([
    [1, 1, [15, 50]],
    [2, 0, [41, 75]],
  ]);
});

test("a Stop ends a round: everybody still in it scores", () => {
  const events = [
    event("eliminated", 2),
    event("stopped", 0),
    event("shown", 0, -1, kind("P8")),
    event("scored", 0, -1, -1, 27),
    event("scored", 1, -1, -1, 31),
    event("round", 1, -1, -1, 2),
    event("dealt", 0),
  ];
  const ended = roundsEnded(events, view({ totals: [10, 20, 30], alive: [1, 1, 1] }))[0]!;
  expect([ended.n, ended.why, ended.by]).toEqual([1, "stop", 0]);
  expect(ended.rows.map((row) => [row.points, row.total, row.out])).toEqual([
    [27, 37, false],
    [31, 51, false],
    [0, 30, true],
  ]);
  expect(roundsEnded([event("turn", 1)], view())).toEqual([]);
  expect(roundsEnded([event("eliminated", 1), event("scored", 0, -1, -1, 5)], view())).toMatchObject([
    { why: "survivor", by: 0 },
  ]);
  expect(roundsEnded([event("scored", 0, -1, -1, 5), event("scored", 1, -1, -1, 5)], view())).toMatchObject([
    { why: "empty", by: -1 },
  ]);
});

test("a round that its own deal ends has a result too", () => {
  const events = [
    event("eliminated", 1),
    event("scored", 0, -1, -1, 5),
    event("round", 1, -1, -1, 2),
    event("eliminated", 1),
    event("scored", 0, -1, -1, 10),
    event("round", 0, -1, -1, 3),
    event("dealt", 0),
  ];
  const ended = roundsEnded(events, view({ totals: [0, 0], alive: [1, 1] }));
  expect(ended.map((round) => [round.n, round.why, round.by, round.rows.map((row) => row.total)])).toEqual([
    [1, "survivor", 0, [5, 0]],
    [2, "survivor", 0, [15, 0]],
  ]);
});

test("a draw that waits for its owner travels to the middle, then on", () => {
  const before = view() as unknown as View;
  const drawn = journeys([event("drew", 0, -1, 3), event("drew", 0, -1, 4)], before, before, 0);
  expect(drawn.map((trip) => [trip.from[0], trip.to[0], trip.flip])).toEqual([
    ["deck", "drawn:3", true],
    ["deck", "drawn:4", true],
  ]);
  const kept = journeys([event("discarded", 0, -1, 4), event("kept", 0, -1, 3)], before, before, 0);
  expect(kept.map((trip) => [trip.from[0], trip.to[0]])).toEqual([
    ["drawn:4", "pile"],
    ["drawn:3", "hand:0:3"],
  ]);
});

test("a Panic sends the card beside it from the deck to the pile", () => {
  const before = view({ panics: [1, 0] }) as unknown as View;
  const trips = journeys(
    [
      event("drew", 0, -1, 3),
      event("drew-panic", 0, -1, PANIC),
      event("placed", 0, -1, PANIC),
      event("discarded", 0, -1, 3),
    ],
    before,
    before,
    0,
  );
  expect(trips.map((trip) => [trip.from[0], trip.to[0]])).toEqual([
    ["deck", "panic:0:2"],
    ["deck", "pile"],
  ]);
});

test("nobody sees what others draw and keep", () => {
  const before = view() as unknown as View;
  const trips = journeys([event("drew", 1), event("drew", 1)], before, before, 0);
  expect(trips.every((trip) => !trip.flip && trip.to[0] === "drawn")).toBe(true);
  expect(journeys([event("stole", 1, 0, 3)], before, before, 0)[0]).toMatchObject({
    from: ["hand:0:3", "hand:0"],
    vanish: true,
  });
});

test("keys mean verbs, numbers mean places", () => {
  const choices = [
    { action: 0, name: "take", verb: "take" },
    { action: 1, name: "draw", verb: "draw" },
  ];
  expect(meant("d", choices)?.action).toBe(1);
  expect(meant("T", choices)?.action).toBe(0);
  expect(meant("2", choices)?.action).toBe(1);
  expect(meant("s", choices)).toBeUndefined();
  expect(meant(" ", [{ action: 7, name: "done", verb: "done" }])?.action).toBe(7);
  expect(DRAW_SIZE).toBe(2);
});

test("the weightiest event is heard", () => {
  expect(soundOf([event("drew"), event("drew-panic"), event("placed")])).toBe("rumble");
  expect(soundOf([event("scored"), event("won")])).toBe("end");
  expect(soundOf([event("asked")])).toBeNull();
});

test("the result of a round does not cover the cards of a question", () => {
  expect(["", "draw", "keep", "eye", "combos"].filter(leavesRoom)).toEqual(["", "draw"]);
});
