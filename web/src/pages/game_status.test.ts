// What a row of a list says about a game.
import { beforeAll, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../api/protocol";
import { i18n } from "../i18n/i18n.svelte";
import { headline, others } from "./game_status";

vi.stubGlobal("document", { documentElement: {} });
const ANN: SeatInfo = { seat: 0, kind: "person", name: "Ann" };
const BOT: SeatInfo = { seat: 1, kind: "bot", name: "novice", bot: "novice" };
const table = (...seats: SeatInfo[]): TableInfo => ({ seats, status: "lobby" }) as TableInfo;

beforeAll(() => i18n.load("ui_rooms"));

test("the others are all players but me", () => {
  expect(others({ ...table(ANN, BOT), viewer: 0 })).toBe("Beginner");
});

test("who may sit down sees who is at the table, and how many seats are free", () => {
  const lobby = table(ANN, BOT, { seat: 2, kind: "open" }, { seat: 3, kind: "invite" });
  expect([headline(lobby), others(lobby)]).toEqual(["1 seat free", "Ann and Beginner"]);
  const mine = { ...lobby, viewer: 0 };
  expect([headline(mine), others(mine)]).toEqual(["Waiting to start", "Beginner, free seat, and reserved seat"]);
  expect(others({ ...lobby, hosting: true })).toBe("Ann, Beginner, free seat, and reserved seat");
});
