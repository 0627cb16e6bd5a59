// The position in words.
import type { TableInfo } from "../../api/protocol";
import type { AbyssCards, SeatTotals } from "./protocol";
import { figureOf, namesOf, type Fact, type Figures, type PositionTexts } from "../../board/position_texts";
import { seatName } from "../../board/seats";
import { t } from "../../i18n/i18n.svelte";
import { FACE_UP } from "./constants";
import type { AbyssView } from "./view";

function figures(v: AbyssView, info: TableInfo, sums: readonly SeatTotals[]): Figures {
  const lords = (seat: number) => String(v.owner.filter((owner) => owner === seat).length);
  const tiles = (seat: number) => String(v.holder.filter((holder) => holder === seat).length);
  const tokens = (seat: number) => String((v.token_sizes[seat] ?? 0) + (v.l_token_sizes[seat] ?? 0));
  const columns: [string, (seat: number) => string][] = [
    ["ui-abyss-fact-pearls", (seat) => figureOf(v.pearls, seat)],
    ["ui-abyss-fact-keys", (seat) => figureOf(v.keys, seat)],
    ["ui-abyss-fact-hand-size", (seat) => figureOf(v.sizes, seat)],
    ["ui-abyss-fact-lords", lords],
    ["ui-abyss-fact-locations", tiles],
    ["ui-abyss-fact-tokens", tokens],
  ];
  if (sums.length) columns.unshift(["ui-abyss-fact-influence", (seat) => String(sums[seat]?.open ?? 0)]);
  if (v.loot.length) columns.push(["ui-abyss-fact-nebulis", (seat) => figureOf(v.nebulis, seat)]);
  if (v.border.length) columns.push(["ui-abyss-fact-wounds", (seat) => figureOf(v.wounds, seat)]);
  return {
    columns: columns.map(([name]) => t(name)),
    rows: info.seats.map((_, seat) => columns.map(([, value]) => value(seat))),
  };
}

function lordText(cards: AbyssCards, lord: number): string {
  const row = cards.lords[lord];
  if (!row) return String(lord);
  const guild = cards.guilds.find((found) => found.id === row.guild)?.name ?? row.guild;
  const must = cards.races.find((found) => found.id === row.must)?.name ?? "none";
  const { name, cost, races, points, keys } = row;
  return t("ui-abyss-fact-lord", { name, guild, cost, races, must, points, keys, power: row.text });
}

function locationText(cards: AbyssCards, tile: number): string {
  const row = cards.locations[tile];
  return row ? t("ui-abyss-fact-location", { name: row.name, formula: row.formula }) : String(tile);
}

function facts(v: AbyssView, cards: AbyssCards, info: TableInfo): Fact[] {
  const allies = cards.allies.map((ally) => ally.name);
  const open = v.holder.flatMap((holder, tile) => (holder === FACE_UP ? [locationText(cards, tile)] : []));
  const stacks = v.council.flatMap((n, race) =>
    n ? [t("ui-abyss-fact-stack", { race: cards.races[race]?.name ?? "", n })] : [],
  );
  const beasts = v.border.flatMap((beast, zone) => {
    const name = cards.leviathans[beast]?.name;
    return name
      ? [t("ui-abyss-fact-beast", { zone: cards.zones[zone]?.name ?? "", name, level: (v.level[zone] ?? 0) + 1 })]
      : [];
  });
  const reward = cards.threat[v.threat]?.map((found) => found.text) ?? [];
  const facts: Fact[] = [
    { label: t("ui-abyss-fact-hand"), items: namesOf(v.hand, allies) },
    { label: t("ui-abyss-fact-track"), items: v.track.filter((card) => card >= 0).map((card) => allies[card] ?? "") },
    { label: t("ui-abyss-fact-council"), items: stacks },
    {
      label: t("ui-abyss-fact-court"),
      items: v.court.filter((lord) => lord >= 0).map((lord) => lordText(cards, lord)),
    },
    { label: t("ui-abyss-fact-open-locations"), items: open },
    { label: t("ui-abyss-fact-threat"), items: v.border.length ? [] : reward },
    { label: t("ui-abyss-fact-border"), items: beasts },
    { label: t("ui-abyss-fact-deck"), items: [t("ui-abyss-fact-deck-size", { n: v.deck_size })] },
  ];
  return [...facts, ...areas(v, cards, info)].filter((fact) => fact.items.length > 0);
}

/** The areas of all seats. */
function areas(v: AbyssView, cards: AbyssCards, info: TableInfo): Fact[] {
  const allies = cards.allies.map((ally) => ally.name);
  return info.seats.map((_, n) => ({
    label: seatName(info, n),
    items: [
      ...v.owner.flatMap((owner, lord) => (owner === n ? [lordText(cards, lord)] : [])),
      ...v.holder.flatMap((holder, tile) => (holder === n ? [locationText(cards, tile)] : [])),
      ...namesOf(v.affiliated[n], allies),
    ],
  }));
}

export const position: PositionTexts = {
  facts: (view, cards, info) => (cards ? facts(view as unknown as AbyssView, cards as AbyssCards, info) : []),
  figures: (view, info, sums) => figures(view as unknown as AbyssView, info, sums as SeatTotals[]),
};
