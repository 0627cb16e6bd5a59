// What people on seats are called: bots by their style, in the language of the page.
import { afterEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../api/protocol";
import { i18n } from "../i18n/i18n.svelte";
import { botName, seatName } from "./seats";

const KINDS = ["random", "novice", "greedy", "search"];
// There is no page here; speaking a language writes it down there.
vi.stubGlobal("document", { documentElement: {} });
const bot = (seat: number, name: string): SeatInfo => ({ seat, kind: "bot", name, bot: name });
const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo;

afterEach(() => i18n.setLanguage("en"));

test.each(["en", "fr"])("every bot has a name of its own in %s, not that of its program", async (language) => {
  await i18n.setLanguage(language);
  const names = KINDS.map(botName);
  expect(new Set(names).size).toBe(KINDS.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(names.filter((name) => KINDS.includes(name.toLowerCase()))).toEqual([]);
});

test("a bot nobody has named keeps the name of its program", () => {
  expect(botName("kraken-9")).toBe("kraken-9");
});

test("a bot alone of its kind needs no letter; twins are told apart by theirs", () => {
  const mixed = table({ seat: 0, kind: "person", name: "Ann" }, bot(1, "greedy"), bot(2, "search"), bot(3, "greedy"));
  expect([1, 2, 3].map((seat) => seatName(mixed, seat))).toEqual(["Shark B", "Strategist", "Shark D"]);
  const alike = table(bot(0, "kraken-9"), { seat: 1, kind: "bot", name: "kraken-9" });
  expect([0, 1].map((seat) => seatName(alike, seat))).toEqual(["kraken-9 A", "kraken-9 B"]);
});
