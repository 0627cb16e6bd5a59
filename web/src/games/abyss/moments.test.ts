// What is drawn over the table in the great moments of Abyss, and where.
import { describe, expect, test } from "vitest";
import { timed } from "../../board/timing";
import type { View } from "../../board/view";
import { journeys } from "./card_flights";
import { learn } from "./facts";
import { ALLIES, ARRIVALS, CAUSES, EVENTS, LORDS as LORD_IDS } from "./ids";
import { moments } from "./moments";
import type { AbyssCards } from "./protocol";

const ME = 0;
const FACE_UP = -2;
const VIEW = { holder: [FACE_UP, FACE_UP, FACE_UP], hand: [] } as View;
const event = (name: (typeof EVENTS)[number], seat = -1, other = -1, card = -1, n = 0): number[] => [
  EVENTS.indexOf(name),
  seat,
  other,
  card,
  n,
];
const ally = (id: (typeof ALLIES)[number]): number => ALLIES.indexOf(id);
const drawn = (...events: number[][]) => moments(events, VIEW, VIEW, ME);
const flown = (...events: number[][]) => journeys(events, VIEW, VIEW, ME);
/** What moves in a drawing. */
const parts = (...events: number[][]) => drawn(...events).map((effect) => effect.parts.map(({ select }) => select));
const places = (...events: number[][]) => drawn(...events).map(({ at }) => at);

test("most events have none", () => {
  expect(drawn(event("asked", 1), event("taken", 1, -1, ally("C3"), 2), event("pearls-gained", 1, -1, -1, 3))).toEqual(
    [],
  );
});

describe("a recruited Lord", () => {
  const TRADER = LORD_IDS.indexOf("trader");
  const arrival = (how = 0) => event("lord-arrived", 1, -1, TRADER, how);

  test("rises large in the light of the guild, while card and Pearls pay for it", () => {
    const entry = [event("pearls-lost", 1, -1, CAUSES.RECRUIT, 3), arrival()];
    const [lord, ...pearls] = flown(...entry).reverse();
    expect(lord).toMatchObject({ card: `lord:${TRADER}`, feature: true, draw: `lord:${TRADER}` });
    expect(pearls).toHaveLength(3);
    expect(pearls.every(({ feature }) => !feature)).toBe(true);
    expect(parts(...entry)).toEqual([[".turning", ".moment-rays"]]);
    const { pieces, parts: light } = timed(flown(...entry), drawn(...entry), 520);
    for (const part of light.flat()) expect(part).toEqual(pieces.at(-1));
    expect(new Set(pieces.slice(0, -1).map(({ delay }) => delay)).size).toBe(3);
  });

  test("has the colour of the guild", () => {
    const none = {
      guilds: [],
      locations: [],
      leviathans: [],
      races: [],
      zones: [],
      allies: [],
      tokens: [],
      threat: [],
    };
    learn({ ...none, lords: LORD_IDS.map((id) => ({ id, guild: "merchant" })) } as unknown as AbyssCards);
    expect(drawn(arrival())[0]!.markup).toContain('data-guild="merchant"');
  });

  test("from the deck comes without light", () => {
    expect(drawn(arrival(ARRIVALS.FROM_THE_DECK))).toEqual([]);
    expect(flown(arrival(ARRIVALS.FROM_THE_DECK))[0]!.feature).toBeUndefined();
  });
});

test("Pearls fly one by one, and not more than eight", () => {
  const paid = flown(event("pearls-paid", 1, 0, -1, 3));
  expect(paid.map(({ from, to }) => [from[0], to[0]])).toEqual(Array(3).fill(["pearls:1", "pearls:0"]));
  expect(timed(paid, [], 520).pieces.map(({ delay }) => delay)).toEqual([0, 70, 140]);
  expect(flown(event("pearls-gained", 1, -1, -1, 20))).toHaveLength(8);
});

describe("three keys turn into the Location", () => {
  const taken = event("location-taken", 1, -1, 2);
  const KEYS = [".k0", ".k1", ".k2", ".ring"];

  test("whether they were on Lords or tokens; it opens when they have met", () => {
    for (const paid of [event("lord-covered", 1, -1, 4, 2), event("keys-spent", 1, -1, -1, 3)])
      expect(parts(paid, taken)).toEqual([KEYS]);
    const entry = [event("keys-spent", 1, -1, -1, 3), taken];
    const { pieces, parts: keys } = timed(flown(...entry), drawn(...entry), 520);
    const [location] = pieces;
    const met = Math.max(...keys[0]!.slice(0, 3).map(({ delay, duration }) => delay + duration / 2));
    expect(location!.delay).toBeGreaterThanOrEqual(met);
    expect(location!.delay).toBeLessThan(Math.max(...keys[0]!.map(({ delay, duration }) => delay + duration)));
    expect(flown(...entry)[0]).toMatchObject({ feature: true, card: "place:2" });
  });

  test("not if nothing was paid", () => {
    expect(drawn(taken)).toEqual([]);
  });
});

test("a Leviathan loses a head: it sinks as it looked before, where it lies, under three strokes", () => {
  const hurt = event("beast-hurt", 1, -1, 5, 7);
  expect(drawn(hurt)[0]).toMatchObject({ at: ["zone:7"], was: true });
  expect(parts(hurt)).toEqual([[".was", ".c0", ".c1", ".c2"]]);
});

test("dice tumble and show what was rolled", () => {
  const two = event("dice", 1, -1, 3, 6);
  expect(parts(two)).toEqual([[".d0", ".u0", ".d1", ".u1", ".moment-dice"]]);
  const ends = drawn(two)[0]!
    .parts.filter(({ select }) => select.startsWith(".u"))
    .map(({ frames }) => frames.at(-1));
  expect(ends).toEqual([
    { transform: "rotateX(-90deg) rotateY(0deg)" }, // 3
    { transform: "rotateX(0deg) rotateY(180deg)" }, // 6
  ]);
  expect(parts(event("dice", 1, -1, 4, 0))).toEqual([[".d0", ".u0", ".moment-dice"]]);
});

describe("a Kraken surfaces", () => {
  const ARMS = [".a0", ".a1"];

  test("where it is revealed, and not with any other Ally", () => {
    const revealed = event("revealed", 1, -1, ally("K3"), 2);
    expect([places(revealed), parts(revealed)]).toEqual([[["track:2", "zone:depths"]], [ARMS]]);
    expect(drawn(event("revealed", 1, -1, ally("Q3"), 2), event("revealed", 1, -1, ally("M"), 3))).toEqual([]);
  });

  test("at the player who gets the figure", () => {
    expect(places(event("figure", 1))).toEqual([["seat:1"]]);
    expect(places(event("figure", ME))).toEqual([["lords:0"]]);
    expect(drawn(event("figure"))).toEqual([]);
  });

  test("once for all Krakens of an entry", () => {
    const two = [2, 3].map((space) => event("revealed", 1, -1, ally("K3"), space));
    expect(places(...two)).toEqual([["track:3", "zone:depths"]]);
  });
});

test("the seventh Lord darkens the sea over the whole page, beside the Lord that rises", () => {
  const entry = [event("lord-arrived", 1, -1, 3), event("end-triggered", 1)];
  const [light, dusk] = drawn(...entry);
  expect(light!.at).toEqual(["board"]);
  expect(dusk!.at).toEqual([]);
  expect(dusk!.parts.map(({ select }) => select)).toEqual([
    ".moment-dusk",
    ...Array.from({ length: 7 }, (_, i) => `.n${i}`),
  ]);
});

test("only transform and opacity move, and whatever moves is in the drawing", () => {
  const all = [
    event("lord-arrived", 1, -1, 3),
    event("keys-spent", 1),
    event("location-taken", 1, -1, 2),
    event("beast-hurt", 1, -1, 5, 7),
    event("dice", 1, -1, 3, 6),
    event("figure", 1),
    event("end-triggered", 1),
  ];
  expect(drawn(...all)).toHaveLength(6);
  for (const { markup, parts: moving } of drawn(...all))
    for (const { select, frames } of moving) {
      expect(markup).toMatch(new RegExp(`class="[^"]*\\b${select.slice(1)}\\b`, "u"));
      for (const frame of frames)
        expect(Object.keys(frame).filter((key) => !["offset", "easing", "transform", "opacity"].includes(key))).toEqual(
          [],
        );
    }
});
