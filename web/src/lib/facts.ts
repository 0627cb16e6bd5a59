// A position in words: for whoever cannot or does not want to look at pictures. Reads views, so it tells nobody too much.
import type { TableInfo } from "../protocol";
import type { CardsInfo } from "../games/cards";
import { FACE_UP, type AbyssView } from "./view_abyss";
import type { TheAbyssView } from "./fold_the_abyss";
import type { View } from "./fold";
import { t } from "./i18n.svelte";
import { seatName } from "./seats";

/** One thing on the table, with what there is to say of it. */
export interface Fact {
  label: string;
  items: string[];
}

/** A table of figures: a column for each figure, a row for each seat. */
export interface Figures {
  columns: string[];
  rows: string[][];
}

/** Names of cards given as counts by kind. */
function named(counts: readonly number[] | undefined, names: readonly string[]): string[] {
  return (counts ?? []).flatMap((n, kind) => {
    const name = names[kind] ?? String(kind);
    return n > 1 ? [t("ui-fact-times", { name, n })] : n === 1 ? [name] : [];
  });
}

function place(list: readonly number[], seat: number): string {
  return String(list[seat] ?? 0);
}

// Abyss.

function abyssFigures(v: AbyssView, info: TableInfo): Figures {
  const lords = (seat: number) => String(v.owner.filter((owner) => owner === seat).length);
  const tiles = (seat: number) => String(v.holder.filter((holder) => holder === seat).length);
  const tokens = (seat: number) => String((v.token_sizes[seat] ?? 0) + (v.l_token_sizes[seat] ?? 0));
  const columns: [string, (seat: number) => string][] = [
    ["ui-fact-pearls", (seat) => place(v.pearls, seat)],
    ["ui-fact-keys", (seat) => place(v.keys, seat)],
    ["ui-fact-hand-size", (seat) => place(v.sizes, seat)],
    ["ui-fact-lords", lords],
    ["ui-fact-locations", tiles],
    ["ui-fact-tokens", tokens],
  ];
  if (v.loot.length) columns.push(["ui-fact-nebulis", (seat) => place(v.nebulis, seat)]);
  if (v.border.length) columns.push(["ui-fact-wounds", (seat) => place(v.wounds, seat)]);
  return {
    columns: columns.map(([name]) => t(name)),
    rows: info.seats.map((_, seat) => columns.map(([, value]) => value(seat))),
  };
}

function lordText(cards: CardsInfo, lord: number): string {
  const row = cards.lords[lord];
  if (!row) return String(lord);
  const guild = cards.guilds.find((found) => found.id === row.guild)?.name ?? row.guild;
  const must = cards.races.find((found) => found.id === row.must)?.name ?? "none";
  const { name, cost, races, points, keys } = row;
  return t("ui-fact-lord", { name, guild, cost, races, must, points, keys, power: row.text });
}

function locationText(cards: CardsInfo, tile: number): string {
  const row = cards.locations[tile];
  return row ? t("ui-fact-location", { name: row.name, formula: row.formula }) : String(tile);
}

function abyssFacts(v: AbyssView, cards: CardsInfo, info: TableInfo): Fact[] {
  const allies = cards.allies.map((ally) => ally.name);
  const open = v.holder.flatMap((holder, tile) => (holder === FACE_UP ? [locationText(cards, tile)] : []));
  const stacks = v.council.flatMap((n, race) => (n ? [t("ui-fact-stack", { race: cards.races[race]?.name ?? "", n })] : []));
  const beasts = v.border.flatMap((beast, zone) => {
    const name = cards.leviathans[beast]?.name;
    return name ? [t("ui-fact-beast", { zone: zone + 1, name, level: (v.level[zone] ?? 0) + 1 })] : [];
  });
  const reward = cards.threat[v.threat]?.map((found) => found.text) ?? [];
  const facts: Fact[] = [
    { label: t("ui-fact-hand"), items: named(v.hand, allies) },
    { label: t("ui-fact-track"), items: v.track.filter((card) => card >= 0).map((card) => allies[card] ?? "") },
    { label: t("ui-fact-council"), items: stacks },
    { label: t("ui-fact-court"), items: v.court.filter((lord) => lord >= 0).map((lord) => lordText(cards, lord)) },
    { label: t("ui-fact-open-locations"), items: open },
    { label: t("ui-fact-threat"), items: v.border.length ? [] : reward },
    { label: t("ui-fact-border"), items: beasts },
    { label: t("ui-fact-deck"), items: [t("ui-fact-deck-size", { n: v.deck_size })] },
  ];
  return [...facts, ...areas(v, cards, info)].filter((fact) => fact.items.length > 0);
}

/** What lies before every seat. */
function areas(v: AbyssView, cards: CardsInfo, info: TableInfo): Fact[] {
  const allies = cards.allies.map((ally) => ally.name);
  return info.seats.map((_, n) => ({
    label: seatName(info, n),
    items: [
      ...v.owner.flatMap((owner, lord) => (owner === n ? [lordText(cards, lord)] : [])),
      ...v.holder.flatMap((holder, tile) => (holder === n ? [locationText(cards, tile)] : [])),
      ...named(v.affiliated[n], allies),
    ],
  }));
}

// The Abyss.

function theAbyssFigures(v: TheAbyssView, info: TableInfo): Figures {
  const columns = ["ui-fact-points", "ui-fact-panics", "ui-fact-hand-size"].map((name) => t(name));
  const rows = info.seats.map((_, seat) => [
    place(v.totals, seat),
    v.alive[seat] ? place(v.panics, seat) : t("ui-fact-alive-no"),
    place(v.sizes, seat),
  ]);
  return { columns, rows };
}

function theAbyssFacts(v: TheAbyssView, cards: CardsInfo, info: TableInfo): Fact[] {
  const all = cards.cards.map((card) => card.name);
  const played = info.seats.map((_, n) => ({ label: seatName(info, n), items: named(v.played[n], all) }));
  return [
    { label: t("ui-fact-round"), items: [String(v.round)] },
    { label: t("ui-fact-hand"), items: named(v.hand, all) },
    { label: t("ui-fact-drawn"), items: named(v.drawn, all) },
    { label: t("ui-fact-pile"), items: v.pile.slice(-1).map((card) => all[card] ?? "") },
    { label: t("ui-fact-deck"), items: [t("ui-fact-deck-size", { n: v.deck_size })] },
    { label: t("ui-fact-out"), items: named(v.out, all) },
    ...played,
  ].filter((fact) => fact.items.length > 0);
}

/** Figures of every seat. */
export function figures(view: View, info: TableInfo): Figures {
  if (info.game === "abyss") return abyssFigures(view as unknown as AbyssView, info);
  if (info.game === "the_abyss") return theAbyssFigures(view as unknown as TheAbyssView, info);
  return { columns: [], rows: info.seats.map(() => []) };
}

/** Everything that lies on the table. */
export function facts(view: View, cards: CardsInfo | null, info: TableInfo): Fact[] {
  if (!cards) return [];
  if (info.game === "abyss") return abyssFacts(view as unknown as AbyssView, cards, info);
  if (info.game === "the_abyss") return theAbyssFacts(view as unknown as TheAbyssView, cards, info);
  return [];
}
