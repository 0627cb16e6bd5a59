// A position in words, for people who cannot or do not want to look at pictures. It reads the viewer's own view, so it
// shows nothing that is hidden from them.
import type { CardFacts, TableInfo } from "../api/protocol";
import { games } from "../games/registry.svelte";
import { t } from "../i18n/i18n.svelte";
import { seatName } from "./seats";
import type { View } from "./view";

/** One thing on the table and its description. */
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
export function namesOf(counts: readonly number[] | undefined, names: readonly string[]): string[] {
  return (counts ?? []).flatMap((n, kind) => {
    const name = names[kind] ?? String(kind);
    return n > 1 ? [t("ui-fact-times", { name, n })] : n === 1 ? [name] : [];
  });
}

/** A seat's figure as text. */
export function figureOf(list: readonly number[], seat: number): string {
  return String(list[seat] ?? 0);
}

/** A game's position in words. */
export interface PositionTexts {
  /** Everything on the table; nothing until the facts of its cards are loaded. */
  facts: (view: View, cards: CardFacts | null, info: TableInfo) => Fact[];
  /** Figures of every seat; `sums` is what the server adds up, in the game's own form. */
  figures: (view: View, info: TableInfo, sums: readonly unknown[]) => Figures;
}

/** The texts of a game, or plain ones if this client does not know it. */
export async function positionTexts(game: string): Promise<PositionTexts> {
  const plugin = await games.load(game);
  return plugin ? (await plugin.position()).position : PLAIN;
}

// A game this client does not know: every list with a number for each seat is a column, everything else is one line.

/** Keys that say nothing about the position. */
const BOOKKEEPING = new Set(["viewer", "eyes", "memory"]);

const isNumber = (value: unknown): value is number => typeof value === "number";
const perSeat = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.length === seats && value.every(isNumber);
const keyName = (key: string): string => key.replaceAll("_", " ");

function plainFigures(view: View, info: TableInfo): Figures {
  const columns = Object.entries(view).filter((entry): entry is [string, number[]] =>
    perSeat(entry[1], info.seats.length),
  );
  return {
    columns: columns.map(([key]) => keyName(key)),
    rows: info.seats.map((_, seat) => columns.map(([, list]) => figureOf(list, seat))),
  };
}

function plainFacts(view: View, info: TableInfo): Fact[] {
  return Object.entries(view)
    .filter(([key, value]) => !BOOKKEEPING.has(key) && !perSeat(value, info.seats.length))
    .map(([key, value]) => ({ label: keyName(key), items: plainItems(key, value, info) }))
    .filter((fact) => fact.items.length > 0);
}

function plainItems(key: string, value: unknown, info: TableInfo): string[] {
  if (key === "turn" && isNumber(value)) return [seatName(info, value)];
  if (Array.isArray(value)) {
    if (value.some((one) => typeof one === "object")) return value.map(plainText);
    return value.length ? [value.map(plainText).join(", ")] : [];
  }
  return value === null || value === undefined || value === "" ? [] : [plainText(value)];
}

const plainText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const PLAIN: PositionTexts = { facts: (view, _, info) => plainFacts(view, info), figures: plainFigures };
