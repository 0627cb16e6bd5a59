// Who is muted is not heard, and can be heard again.
import { expect, test, vi } from "vitest";
import type { ChatLine } from "../api/protocol";

const store = new Map<string, string>([["hadal-muted", "not a list"]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
const { unmutedLines, isMuted, mute, speakers } = await import("./mutes.svelte");
const { unread } = await import("./unread");

const line = (n: number, name: string, seat: number): ChatLine => ({
  type: "chat",
  n,
  channel: "players",
  name,
  text: `line ${n}`,
  at: 0,
  seat,
});
const LINES = [line(1, "Ann", 0), line(2, "Bob", 1), line(3, "Bob", 1), line(4, "Cid", -1)];

test("lines of somebody muted are left out, my own never", () => {
  expect(unmutedLines(LINES, 0)).toEqual(LINES);
  expect(speakers(LINES, 0)).toEqual(["Bob", "Cid"]);
  mute("Bob", true);
  mute("Ann", true);
  expect(unmutedLines(LINES, 0).map(({ n }) => n)).toEqual([1, 4]);
  expect(unmutedLines(LINES, 1).map(({ n }) => n)).toEqual([2, 3, 4]);
  expect(JSON.parse(store.get("hadal-muted") ?? "")).toEqual(["Bob", "Ann"]);
  mute("Bob", false);
  expect([isMuted("Bob"), isMuted("Ann")]).toEqual([false, true]);
  expect(unmutedLines(LINES, 0)).toEqual(LINES);
});

test("messages are unread until they were on the screen, also after a reload; my own never are", () => {
  expect(unread("table", LINES, 0, false)).toBe(3);
  expect(unread("table", LINES, 0, true)).toBe(0);
  expect(unread("table", LINES, 0, false)).toBe(0);
  expect(unread("table", [...LINES, line(5, "Ann", 0), line(6, "Bob", 1)], 0, false)).toBe(1);
  expect(unread("other table", LINES, -1, false)).toBe(4);
  expect(unread("empty table", [], 0, true)).toBe(0);
});
