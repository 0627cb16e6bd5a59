// Small parts of the table: what is lit, sentences, odds, orders, journeys.
import { beforeAll, expect, test } from "vitest";
import { i18n } from "../../i18n/i18n.svelte";
import { alarm, lastTurn } from "./warnings";
import { leastPearls, rewardGoods } from "./rewards";
import { soundOf } from "./sounds";
import { bestFirst } from "./odds";
import { exploringHint, promptButtons } from "./prompts";
import { Lit, tabOf } from "./highlights";
import { byRace, kindName, kindOf, useNumbers } from "./constants";
import { ALLIES, EVENTS } from "./ids";
import { PRESETS, next, summary } from "./orders";
import { ASK, PASS } from "./standing_orders";
import { journeys } from "./card_flights";
import { signed } from "./values";
import type { ActionChoice, QuestionInfo, TableInfo } from "../../api/protocol";
import { positionTexts } from "../../board/position_texts";
import type { View } from "../../board/view";
import { type AbyssView, byRaceAndValue, unseenKinds } from "./view";
import { games } from "../registry.svelte";

await Promise.all(["abyss"].map((name) => games.load(name)));

useNumbers({ lords: 7, spaces: 5 });
beforeAll(() => i18n.load("ui_abyss"));

test("kinds of exploration card have the names of the records", () => {
  expect([0, 1, 5, 25, 26, 28, 29, 34, 39, 48].map(kindName)).toEqual([
    "M",
    "J5",
    "Q5",
    "Q1",
    "K4",
    "K2",
    "J4d",
    "J3d",
    "J2p",
    "Q1p",
  ]);
  expect(kindOf(0)).toBeNull();
  expect([5, 1, 21].sort(byRace)).toEqual([21, 1, 5]);
});

test("a prompt has room for the answers of the question before powers of Lords", () => {
  const choice = (verb: string, action: number, zone = ""): ActionChoice => ({
    action,
    name: `${verb}:${action}`,
    verb,
    zone,
    text: [],
  });
  const [fight, on] = [choice("fight", 1), choice("go-on", 2)];
  const powers = [choice("use", 3, "lord"), choice("use", 4, "lord")];
  const question = { kind: "meet-monster", choices: [...powers, fight, on] } as unknown as QuestionInfo;
  expect(new Lit(question).choices).toEqual([fight, on, ...powers]);
  expect(promptButtons([...powers, fight, on], 3, 4)).toEqual({ answers: [fight, on], powers, grouped: [] });
  expect(promptButtons([...powers, fight, on], 3, 3)).toEqual({ answers: [fight, on], powers: [], grouped: powers });
  const stacks = [5, 6, 7, 8].map((n) => choice("second-stack", n, "stack"));
  const none = choice("decline", 9);
  expect(promptButtons([...stacks, none, ...powers], 3, 4)).toEqual({ answers: [none], powers, grouped: [] });
});

test("unseen cards are all copies less what I know, counted by race and value", () => {
  const counts = (known: Record<string, number>): number[] => ALLIES.map((id) => known[id] ?? 0);
  const mine = counts({ C3: 2 });
  const v = {
    ...{ viewer: 0, hand: mine, spent: counts({}), affiliated: [counts({ C5: 1 }), counts({})] },
    ...{ track: [ALLIES.indexOf("C3"), ALLIES.indexOf("M"), -1, -1, -1] },
    memory: { hands: [mine, counts({ Q1: 1 })], council: [counts({ C3: 1 })], discard: counts({ K3: 1 }) },
  } as unknown as AbyssView;
  const unseen = unseenKinds(v, counts({ M: 6, C5: 3, C3: 6, C3d: 1, K3: 2, Q1: 4 }));
  expect(unseen[ALLIES.indexOf("M")]).toBe(5);
  const rows = Object.fromEntries(byRaceAndValue(unseen).map(({ race, values, sum }) => [race, [values, sum]]));
  expect(rows).toMatchObject({
    crab: [[2, 0, 3, 0, 0], 5], // two 3s without a special effect, and the one with a die
    kraken: [[0, 0, 1, 0, 0], 1],
    squid: [[0, 0, 0, 0, 3], 3],
    jellyfish: [[0, 0, 0, 0, 0], 0],
  });
  expect(byRaceAndValue(unseen, ["crab"]).map(({ race }) => race)).toEqual(["crab"]);
});

test("the most promising attack comes first, and what is no attack last", () => {
  const attack = (action: number, chance: number, levels: number): ActionChoice =>
    ({ action, verb: "strike", facts: { odds: { chances: [chance], levels } } }) as unknown as ActionChoice;
  const [poor, good, better] = [attack(1, 0, 0), attack(2, 0.8, 1), attack(3, 0.8, 1.5)];
  const use = { action: 4, verb: "use" } as unknown as ActionChoice;
  expect(bestFirst([use, poor, good, better])).toEqual([better, good, poor, use]);
  expect(bestFirst([use])).toEqual([use]);
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

test("orders go round", () => {
  expect([ASK, PASS, 1, 2, 3].map(next)).toEqual([PASS, 1, 2, 3, ASK]);
  expect(PRESETS["pass-low"]!()[0]).toEqual([PASS, PASS, ASK, ASK, ASK]);
});

test("orders in words: what is usual for a value, and how many cards are exceptions", () => {
  const said = (prices: number[][], krakens = false): string =>
    summary({ prices, scope: "game", unless_lord: false }, krakens);
  const changed = (preset: string, race: number, value: number, price: number): number[][] =>
    PRESETS[preset]!().map((row, r) => row.map((p, v) => (r === race && v === value - 1 ? price : p)));
  expect(said(PRESETS["ask-all"]!())).toBe("Always ask");
  expect(said(PRESETS["pass-low"]!())).toBe("pass on 1, 2 · ask for the rest");
  expect(said(PRESETS["pass-all"]!())).toBe("pass on everything");
  expect(said(changed("pass-all", 0, 5, 1))).toBe("pass on everything · 1 exception");
  expect(said(changed("pass-low", 2, 4, PASS))).toBe("pass on 1, 2 · ask for the rest · 1 exception");
  // A Kraken is an exception only where there are Krakens, and only of the values that they have.
  expect(said(changed("pass-low", 5, 3, PASS))).toBe("pass on 1, 2 · ask for the rest");
  expect(said(changed("pass-low", 5, 3, PASS), true)).toBe("pass on 1, 2 · ask for the rest · 1 exception");
  expect(said(changed("pass-low", 5, 5, PASS), true)).toBe("pass on 1, 2 · ask for the rest");
});

test("a purchase: a Pearl and a card travel", () => {
  const view = { holder: [] } as unknown as View;
  const trips = journeys(
    [
      [4, 1, 0, -1, 1],
      [8, 1, -1, 5, 2],
      [7, 0, -1, 9, 3],
    ],
    view,
    view,
    1,
  );
  expect(trips.map((trip) => [trip.from[0], trip.to[0]])).toEqual([
    ["pearls:1", "pearls:0"],
    ["track:2", "hand:1:5"],
    ["deck", "track:3"],
  ]);
});

test("what may set out from a tab is drawn by the game: the tab itself stays where it is", () => {
  const before = { holder: [-2], hand: [0] } as unknown as View;
  const after = { holder: [1], hand: [1] } as unknown as View;
  const happens = (name: (typeof EVENTS)[number], seat: number): readonly number[] => [
    EVENTS.indexOf(name),
    seat,
    -1,
    0,
    1,
  ];
  for (const name of ["lord-arrived", "location-taken", "stack-taken", "stack-banished"] as const)
    for (const me of [0, 1]) {
      const trips = journeys([happens(name, 1)], before, after, me).filter(({ from }) =>
        from.at(-1)?.startsWith("tab:"),
      );
      expect(trips.map(({ draw }) => draw !== undefined)).toEqual([true]);
    }
});

test("an entry sounds like the weightiest thing in it", () => {
  const [revealed, taken, paid, arrived, won] = [7, 8, 4, 22, 42];
  expect(soundOf([[0, 1, -1, -1, 0]])).toBeNull();
  expect(soundOf([[revealed, 0, -1, 5, 0]])).toBe("reveal");
  expect(soundOf([[revealed, 0, -1, 0, 0]])).toBe("rumble");
  expect(
    soundOf([
      [paid, 1, 0, -1, 1],
      [taken, 1, -1, 5, 2],
      [revealed, 0, -1, 9, 3],
    ]),
  ).toBe("payment");
  expect(
    soundOf([
      [arrived, 1, -1, 5, 2],
      [won, 1, -1, -1, 3],
    ]),
  ).toBe("end");
});

test("a reward is what its name says", () => {
  const named = (name: string) => rewardGoods({ action: 1, name, verb: "reward" });
  expect(named("reward:1-key-2-pearls")).toEqual([
    { icon: "key", n: 1 },
    { icon: "pearl", n: 2 },
  ]);
  expect(named("reward:2-tokens")).toEqual([{ icon: "monster-token", n: 2 }]);
});

test("the fewest Pearls of all ways, or of the only one", () => {
  const way = (pearls: number) => ({ actions: [], pearls });
  expect(leastPearls({ type: "ahead", id: "", question: { kind: "pay", ways: [way(3), way(1)] } })).toBe(1);
  expect(leastPearls({ type: "ahead", id: "", paid: { actions: [] } })).toBe(0);
  expect(leastPearls({ type: "ahead", id: "" })).toBe(-1);
});

test("the fifth card is announced, and explained when it has come", () => {
  const at = (kind: string, track: number[], verb: string) => {
    const question = { kind, choices: [{ action: 1, name: verb, verb }] };
    return exploringHint({ question, lit: new Lit(question), view: { track } as unknown as AbyssView });
  };
  expect(at("take-or-dig", [1, 2, 3, -1, -1], "go-on")).toBe("");
  expect(at("take-or-dig", [1, 2, 3, 4, -1], "go-on")).toBe("hint-fifth-next");
  expect(at("take-or-dig", [1, 2, 3, 4, 5], "take")).toBe("hint-must-take");
  expect(at("meet-monster", [1, 2, 3, 4, 0], "fight")).toBe("hint-must-fight");
});

test("the last round: who has a turn left, and what is said of it", () => {
  const names = ["Ann", "Bram", "Cleo"];
  const at = (closer: number, turn: number, lastTurns: number[], owner: number[] = []) => ({
    lastTurns,
    view: { closer, turn, owner } as unknown as AbyssView,
    seats: 3,
    me: 0,
    over: false,
    name: (seat: number) => names[seat]!,
  });
  expect([0, 1, 2].map((seat) => lastTurn(at(1, 2, [0]), seat))).toEqual([
    "last-turn-left",
    "last-turn-none",
    "last-turn-now",
  ]);
  expect(lastTurn(at(-1, 2, []), 0)).toBe("");
  expect(alarm(at(1, 1, [2, 0]))).toContain("Bram");
  expect(alarm(at(1, 1, [2, 0]))).toContain("Cleo, you");
  const six = (seat: number): number[] => [seat, seat, seat, seat, seat, seat];
  expect(alarm(at(-1, 0, [], six(2)))).toContain("Cleo has 6 Lords");
  expect(alarm(at(-1, 0, [], [...six(2), ...six(1)]))).toContain("Bram, Cleo have 6 Lords");
  expect(alarm(at(-1, 0, [], [0, 0, 1]))).toBe("");
});

test("negative points have a minus sign", () => {
  expect([-8, 0, 12].map(signed)).toEqual(["−8", "0", "12"]);
});

test("the table in words has a column of influence, if the server sent the sums", async () => {
  const { figures } = await positionTexts("abyss");
  const view = {
    ...{ pearls: [2, 1], keys: [0, 1], sizes: [3, 4], owner: [1], holder: [0], token_sizes: [0, 2] },
    ...{ l_token_sizes: [0, 0], loot: [], border: [] },
  } as unknown as View;
  const info = { game: "abyss", seats: [{ seat: 0 }, { seat: 1 }] } as unknown as TableInfo;
  const told = figures(view, info, [{ open: 12 }, { open: 31 }]);
  expect(told.columns[0]).toBe("Influence, without tokens");
  expect(told.rows.map(([first]) => first)).toEqual(["12", "31"]);
  expect(figures(view, info, []).columns[0]).toBe("Pearls");
});
