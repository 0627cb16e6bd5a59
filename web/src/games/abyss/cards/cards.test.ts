// Cards say in words what they show, and show what changes.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import french from "../../../../../src/hadal/games/abyss/texts/fr/game.ftl?raw";
import { BACKS } from "../art/faces";
import { RACE_IDS, useLetters } from "../art/races";
import { TOKEN_KINDS } from "../art/tokens";
import { kindOf } from "../constants";
import { ALLIES } from "../ids";
import AllyCard from "./AllyCard.svelte";
import CardBack from "../../../ui/CardBack.svelte";
import LeviathanCard from "./LeviathanCard.svelte";
import LocationTile from "./LocationTile.svelte";
import LordCard from "./LordCard.svelte";
import RaceMark from "./RaceMark.svelte";
import LordSmall from "./LordSmall.svelte";
import Token from "./Token.svelte";
import Portrait from "./Portrait.svelte";
import Sigil from "../../../ui/Sigil.svelte";
import ThreatTrack from "./ThreatTrack.svelte";
import { LEVIATHAN_ROWS, LOCATION_ROWS, LORD_ROWS } from "../gallery/printed";

test("every card has the name it is given", () => {
  const pages = [
    ...ALLIES.map((_, kind) => render(AllyCard, { props: { kind, label: "Its name", name: "Race" } })),
    ...LORD_ROWS.flatMap((lord) => [
      render(LordCard, { props: { lord, label: "Its name" } }),
      render(LordSmall, { props: { lord, label: "Its name" } }),
      render(Portrait, { props: { lord: lord.card, label: "Its name" } }),
    ]),
    ...LOCATION_ROWS.map((location) => render(LocationTile, { props: { location, label: "Its name", worth: 3 } })),
    ...LEVIATHAN_ROWS.map((leviathan) => render(LeviathanCard, { props: { leviathan, label: "Its name" } })),
    ...TOKEN_KINDS.map((_, kind) => render(Token, { props: { kind, label: "Its name" } })),
    render(CardBack, { props: { design: BACKS.location, label: "Its name", count: 3 } }),
    render(Sigil, { props: { seat: 4, label: "Its name" } }),
    render(ThreatTrack, { props: { at: 2, label: "Its name" } }),
  ];
  for (const { body } of pages) {
    expect(body).toContain('aria-label="Its name"');
    expect(body).not.toContain("~");
  }
});

test("a Lord shows what it costs me now", () => {
  const lord = LORD_ROWS[24]!; // the Treasurer, printed 10
  expect(render(LordCard, { props: { lord, label: "" } }).body).not.toContain("<s>");
  expect(render(LordCard, { props: { lord, price: 12, label: "" } }).body).toMatch(
    /<s[^>]*>10<\/s>.*class="[^"]*up[^"]*"[^>]*>12/s,
  );
  expect(render(LordCard, { props: { lord, price: 8, label: "" } }).body).toMatch(
    /<s[^>]*>10<\/s>.*class="[^"]*down[^"]*"[^>]*>8/s,
  );
});

test("a race has the letter of the language, in pictures and without them, and ids keep theirs", () => {
  const letters = [...french.matchAll(/^abyss-race-(\w+) =.*\n(?: +\.(?!letter).*\n)* +\.letter = (\w)/gmu)];
  const named = { kraken: "K", ...Object.fromEntries(letters.map(([, race = "", letter = ""]) => [race, letter])) };
  expect(RACE_IDS.map((race) => named[race as keyof typeof named]).join("")).toBe("MCHQPK");
  const [kind, english] = [ALLIES.indexOf("Q3"), "JCHSQK"];
  const shown = (): string[] => {
    const card = render(AllyCard, { props: { kind, label: "" } }).body;
    const mark = render(RaceMark, { props: { race: "squid", label: "" } }).body;
    const parts = [/data-short="(\w+)"/u, /class="cap letter"[^>]*>(\w)</u].map((part) => part.exec(card)?.[1] ?? "");
    return [...parts, /<b[^>]*>(\w)</u.exec(mark)?.[1] ?? ""];
  };
  expect(shown()).toEqual(["Q3", "Q", "Q"]);
  useLetters(named);
  expect(shown()).toEqual(["P3", "P", "P"]);
  expect(kindOf(kind)).toMatchObject({ race: "squid", value: 3 });
  useLetters(Object.fromEntries(RACE_IDS.map((race, n) => [race, english[n]!])));
  expect(shown()).toEqual(["Q3", "Q", "Q"]);
});

test("words from elsewhere stay words", () => {
  const { body } = render(AllyCard, { props: { kind: 1, label: "a", name: "<img src=x>" } });
  expect(body).not.toContain("<IMG");
});

test("a beaten level loses its head", () => {
  const leviathan = LEVIATHAN_ROWS[0]!;
  const heads = (beaten: number): number =>
    render(LeviathanCard, { props: { leviathan, beaten, label: "" } }).body.split('<g opacity=".32"').length - 1;
  expect(heads(1)).toBeGreaterThan(heads(0));
  expect(heads(2)).toBeGreaterThan(heads(1));
});
