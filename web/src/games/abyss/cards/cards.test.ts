// Cards say in words what they show, and show what changes.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { BACKS } from "../art/faces";
import { ALLY_KINDS, TOKEN_KINDS } from "../art/ids";
import AllyCard from "./AllyCard.svelte";
import CardBack from "../../../ui/CardBack.svelte";
import LeviathanCard from "./LeviathanCard.svelte";
import LocationTile from "./LocationTile.svelte";
import LordCard from "./LordCard.svelte";
import LordSmall from "./LordSmall.svelte";
import Token from "./Token.svelte";
import Portrait from "./Portrait.svelte";
import Sigil from "../../../ui/Sigil.svelte";
import ThreatTrack from "./ThreatTrack.svelte";
import { BEAST_ROWS, LOCATION_ROWS, LORD_ROWS } from "../gallery/printed";

test("every card has the name it is given", () => {
  const pages = [
    ...ALLY_KINDS.map((_, kind) => render(AllyCard, { props: { kind, label: "Its name", name: "Race" } })),
    ...LORD_ROWS.flatMap((row) => [
      render(LordCard, { props: { row, label: "Its name" } }),
      render(LordSmall, { props: { row, label: "Its name" } }),
      render(Portrait, { props: { lord: row.card, label: "Its name" } }),
    ]),
    ...LOCATION_ROWS.map((row) => render(LocationTile, { props: { row, label: "Its name", worth: 3 } })),
    ...BEAST_ROWS.map((row) => render(LeviathanCard, { props: { row, label: "Its name" } })),
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
  const row = LORD_ROWS[24]!; // the Treasurer, printed 10
  expect(render(LordCard, { props: { row, label: "" } }).body).not.toContain("<s>");
  expect(render(LordCard, { props: { row, price: 12, label: "" } }).body).toMatch(
    /<s[^>]*>10<\/s>.*class="[^"]*up[^"]*"[^>]*>12/s,
  );
  expect(render(LordCard, { props: { row, price: 8, label: "" } }).body).toMatch(
    /<s[^>]*>10<\/s>.*class="[^"]*down[^"]*"[^>]*>8/s,
  );
});

test("words from elsewhere stay words", () => {
  const { body } = render(AllyCard, { props: { kind: 1, label: "a", name: "<img src=x>" } });
  expect(body).not.toContain("<IMG");
});

test("a beaten level loses its head", () => {
  const row = BEAST_ROWS[0]!;
  const heads = (beaten: number): number =>
    render(LeviathanCard, { props: { row, beaten, label: "" } }).body.split('<g opacity=".32"').length - 1;
  expect(heads(1)).toBeGreaterThan(heads(0));
  expect(heads(2)).toBeGreaterThan(heads(1));
});
