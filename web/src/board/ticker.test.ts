// The ticker: the newest line, and how many came before it since my last move.
import { render } from "svelte/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { EntryNews, TableInfo } from "../api/protocol";
import { i18n } from "../i18n/i18n.svelte";
import { Log } from "./log.svelte";
import type { Table } from "./table.svelte";
import Ticker from "./Ticker.svelte";

vi.stubGlobal("document", { documentElement: {} });
beforeAll(() => i18n.load("ui"));

const ME = 0;
const names = ["Ann", "Bram", "Cleo"];
const info = {
  seats: names.map((name, seat) => ({ seat, kind: "person", name })),
} as unknown as TableInfo;
let log: Log;
let seq: number;

beforeEach(() => {
  log = new Log();
  seq = 0;
});

/** Somebody makes an entry with a line for each of its sentences, about themselves. */
function happens(seat: number, ...deeds: string[]): void {
  seq += 1;
  const lines = deeds.map((deed) => ({ who: names[seat]!, sentences: [[deed]], seat }));
  const news: EntryNews = { type: "news", seq, seat, events: [], lines, standing: { asked: { seat: 0 } }, moves: seq };
  log.add(news, { turn: seat, turns: seq });
}

function shown(viewer = ME): { text: string; count: string; name: string } {
  const table = { log, info, viewer } as unknown as Table;
  const { body } = render(Ticker, { props: { table } });
  const text = (html = ""): string => html.replace(/<[^>]*>/gu, "").trim();
  const [, line = "", button = "", inside = ""] = /<p[^>]*>(.*?)<\/p>.*<button([^>]*)>(.*)<\/button>/su.exec(body)!;
  return {
    text: text(line.replace(/<span class="sr[^>]*>.*?<\/span>/gsu, "")),
    count: text(inside),
    name: /aria-label="([^"]*)"/u.exec(button)![1]!,
  };
}

test("it counts what happened since my last move, and begins anew with the next one", () => {
  happens(ME, "explores");
  expect(shown()).toEqual({ text: "Ann explores", count: "", name: "Open the log" });
  happens(1, "reveals a Crab", "takes it");
  expect(shown()).toMatchObject({ text: "Bram takes it", count: "+1" });
  happens(2, "recruits the Trader");
  expect(shown()).toEqual({
    text: "Cleo recruits the Trader",
    count: "+2",
    name: "2 earlier lines since your last move. Open the log",
  });
  happens(ME, "passes");
  expect(shown()).toMatchObject({ text: "Ann passes", count: "" });
});

test("before my first move it counts everything; for somebody who watches nothing", () => {
  happens(1, "explores");
  happens(2, "explores", "takes a Crab");
  expect(shown()).toMatchObject({ count: "+2" });
  expect(shown(-1)).toMatchObject({ text: "Cleo takes a Crab", count: "" });
});

test("it is announced politely with the other lines of its entry, unless the log is on the screen", () => {
  happens(ME, "passes");
  happens(1, "reveals a Crab", "takes it");
  const table = { log, info, viewer: ME } as unknown as Table;
  const [, heard = ""] = /<p[^>]*role="status"[^>]*>(.*?)<\/p>/su.exec(render(Ticker, { props: { table } }).body) ?? [];
  expect(heard.replace(/<[^>]*>/gu, "")).toBe("Bram reveals a Crab. Bram takes it");
  log.shown = true;
  expect(render(Ticker, { props: { table } }).body).not.toContain('role="status"');
});
