// Every card of the deck has a picture of its own, and everything it refers to is on the page.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import words from "../../../../../src/hadal/games/the_abyss/constants.py?raw";
import { backFace } from "../../../art/card_art";
import { OWN } from "../../../art/geom";
import { sharedDefinitions, SYMBOLS as SHARED } from "../../../art/symbols";
import { SIGILS } from "../../../board/seats";
import LuckCard from "../cards/LuckCard.svelte";
import { LUCK_ROWS } from "../gallery/printed";
import { definitions } from "./definitions";
import { BACK, luckFace, SUITS } from "./faces";
import { SYMBOLS } from "./symbols";

const PICTURES: Record<string, string[]> = {
  printed: LUCK_ROWS.map(([suit, points]) => luckFace(suit, points)),
  houseDecks: Array.from({ length: 9 }, (_, i) => luckFace("points", i + 1)),
  back: [backFace(BACK)],
};

test("the suits follow the engine's numbers", () => {
  SUITS.forEach((suit, i) => expect(words).toContain(`${suit.toUpperCase()}: Final = ${i}`));
});

test.each(Object.keys(PICTURES))("%s: drawn, whole, and all different", (kind) => {
  const all = PICTURES[kind] ?? [];
  for (const picture of all) {
    expect(picture.length).toBeGreaterThan(200);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(all).size).toBe(all.length);
});

test("whatever a picture refers to is there", () => {
  const defined = new Set([...(sharedDefinitions() + definitions()).matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]));
  for (const picture of Object.values(PICTURES).flat()) {
    const own = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]));
    for (const id of own) expect(id).toContain(OWN);
    for (const [, used] of picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
      expect(own.has(used) || defined.has(used), used).toBe(true);
  }
});

test("every symbol of a suit or a seat is in the sprite", () => {
  for (const id of [...SUITS.filter((suit) => suit !== "points"), "gem"]) expect(SYMBOLS).toHaveProperty(id);
  for (const sigil of SIGILS) expect(SHARED).toHaveProperty(`sigil-${sigil}`);
});

test("every card has the name it is given", () => {
  for (const [suit, points, name, line] of LUCK_ROWS) {
    const { body } = render(LuckCard, { props: { suit, points, name, line, label: "Its name" } });
    expect(body).toContain('aria-label="Its name"');
    expect(body).not.toContain("~");
  }
});
