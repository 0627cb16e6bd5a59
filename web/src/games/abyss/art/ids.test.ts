// Every number the engine may send has a picture, and no two cards share one.
import { expect, test } from "vitest";
import * as engine from "../ids";
import { definitions } from "./definitions";
import { allyFace, BACKS, beastFace, effectToken, lootFace, pointsToken } from "./faces";
import { OWN } from "../../../art/geom";
import { LOOT_CARDS, TOKEN_KINDS } from "./tokens";
import { CROP, guildOf, portrait } from "./lords";
import { placeTint, seascape } from "./locations";
import { GUILD_IDS, RACE_IDS } from "./races";
import { SYMBOLS } from "./symbols";
import { backFace } from "../../../art/card_art";
import { sharedDefinitions, SYMBOLS as SHARED } from "../../../art/symbols";
import { LEVIATHAN_ROWS, LOCATION_ROWS, LORD_ROWS } from "../gallery/printed";

test("tokens follow the engine's numbers", () => {
  expect(RACE_IDS).toEqual(engine.RACES);
  expect(GUILD_IDS).toEqual(engine.GUILDS);
  const token = { pearl: "", key: "K", council: "C" };
  expect(
    TOKEN_KINDS.map((kind) => (kind.pile === "base" ? `T${kind.points}` : `L${token[kind.brings] || kind.count}`)),
  ).toEqual(engine.TOKENS);
});

test("the cards of the gallery stand in the same order", () => {
  const id = (name: string): string => name.toLowerCase().replaceAll("'", "").replaceAll(" ", "_");
  expect(LORD_ROWS.map((row) => id(row.name))).toEqual(engine.LORDS);
  expect(LOCATION_ROWS.map((row) => id(row.name))).toEqual(engine.LOCATIONS);
  expect(LEVIATHAN_ROWS).toHaveLength(engine.LEVIATHANS.length);
  LORD_ROWS.forEach((row) => expect(guildOf(row.card)).toBe(row.guild));
  expect(new Set(LOCATION_ROWS.map((row) => placeTint(row.card))).size).toBeGreaterThan(20);
});

const pictures: Record<string, string[]> = {
  lords: engine.LORDS.map((_, i) => portrait(i)),
  locations: engine.LOCATIONS.map((_, i) => seascape(i)),
  allies: engine.ALLIES.map((_, i) => allyFace(i)),
  leviathans: LEVIATHAN_ROWS.flatMap((row) =>
    Array.from({ length: row.levels.length + 1 }, (_, beaten) =>
      beastFace(row.card, row.race, row.levels.length, beaten),
    ),
  ),
  loot: LOOT_CARDS.map((value) => lootFace(value)),
  tokens: TOKEN_KINDS.map((kind) =>
    kind.pile === "base" ? pointsToken(kind.points) : effectToken(kind.brings, kind.count),
  ),
  backs: Object.values(BACKS).map(backFace),
};

test.each(Object.keys(pictures))("%s: drawn, whole, and all different", (kind) => {
  const all = pictures[kind] ?? [];
  for (const picture of all) {
    expect(picture.length).toBeGreaterThan(200);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(all).size).toBe(all.length);
});

test("an unknown number still gets a picture, always the same", () => {
  expect(portrait(99)).toBe(portrait(99));
  expect(portrait(99)).not.toBe(portrait(98));
  expect(seascape(99)).toContain("<rect");
  expect(allyFace(99).length).toBeGreaterThan(200);
  expect(Object.keys(CROP)).toContain("face");
});

test("whatever a picture refers to is there", () => {
  const shared = sharedDefinitions() + definitions();
  const defined = new Set([...shared.matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]));
  for (const picture of [shared, ...Object.values(pictures).flat()]) {
    const own = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]));
    for (const [, used] of picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
      expect(own.has(used) || defined.has(used), used).toBe(true);
  }
  // A name of its own for each copy on the page: nothing but the shared definitions has a fixed id.
  for (const picture of Object.values(pictures).flat())
    for (const [, id] of picture.matchAll(/ id="([^"]+)"/g)) expect(id).toContain(OWN);
});

test("every symbol a component may ask for is in the sprite", () => {
  const dice = [1, 2, 3, 4, 5, 6].map((n) => `die-${n}`);
  const made = [...RACE_IDS.map((race) => `race-${race}`), ...GUILD_IDS.map((guild) => `guild-${guild}`), ...dice];
  const sources = import.meta.glob<string>("../cards/*.svelte", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const written = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/<Icon id="([\w-]+)"/g)].map((hit) => hit[1] ?? ""),
  );
  expect(written.length).toBeGreaterThan(20);
  for (const id of [
    ...made,
    ...written,
    "once",
    "standing",
    "each-turn",
    "monster",
    "wound",
    "pearl-boost",
    "double-die",
  ])
    expect({ ...SHARED, ...SYMBOLS }, id).toHaveProperty(id);
});
