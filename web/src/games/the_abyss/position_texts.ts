// The position in words.
import type { TableInfo } from "../../api/protocol";
import type { TheAbyssCards } from "./protocol";
import { figureOf, namesOf, type Fact, type Figures, type PositionTexts } from "../../board/position_texts";
import { seatName } from "../../board/seats";
import { t } from "../../i18n/i18n.svelte";
import type { TheAbyssView } from "./view";

function figures(v: TheAbyssView, info: TableInfo): Figures {
  const columns = ["ui-the_abyss-fact-points", "ui-the_abyss-fact-panics", "ui-the_abyss-fact-hand-size"].map((name) =>
    t(name),
  );
  const rows = info.seats.map((_, seat) => [
    figureOf(v.totals, seat),
    v.alive[seat] ? figureOf(v.panics, seat) : t("ui-the_abyss-fact-alive-no"),
    figureOf(v.sizes, seat),
  ]);
  return { columns, rows };
}

function facts(v: TheAbyssView, cards: TheAbyssCards, info: TableInfo): Fact[] {
  const all = cards.cards.map((card) => card.name);
  const played = info.seats.map((_, n) => ({ label: seatName(info, n), items: namesOf(v.played[n], all) }));
  return [
    { label: t("ui-the_abyss-fact-round"), items: [String(v.round)] },
    { label: t("ui-the_abyss-fact-hand"), items: namesOf(v.hand, all) },
    { label: t("ui-the_abyss-fact-drawn"), items: namesOf(v.drawn, all) },
    { label: t("ui-the_abyss-fact-pile"), items: v.pile.slice(-1).map((card) => all[card] ?? "") },
    { label: t("ui-the_abyss-fact-deck"), items: [t("ui-the_abyss-fact-deck-size", { n: v.deck_size })] },
    { label: t("ui-the_abyss-fact-out"), items: namesOf(v.out, all) },
    ...played,
  ].filter((fact) => fact.items.length > 0);
}

export const position: PositionTexts = {
  facts: (view, cards, info) => (cards ? facts(view as unknown as TheAbyssView, cards as TheAbyssCards, info) : []),
  figures: (view, info) => figures(view as unknown as TheAbyssView, info),
};
