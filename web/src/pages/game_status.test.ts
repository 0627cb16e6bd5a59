// What a row of a list says about a game.
import { beforeAll, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../api/protocol";
import { i18n } from "../i18n/i18n.svelte";
import { headline, others, points, result } from "./game_status";

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

test("free seats are counted, not listed one by one", () => {
  const lobby = table(ANN, { seat: 1, kind: "open" }, { seat: 2, kind: "invite" }, { seat: 3, kind: "open" });
  expect(others({ ...lobby, viewer: 0 })).toBe("2 seats free and reserved seat");
});

const CLEO: SeatInfo = { seat: 2, kind: "person", name: "Cleo" };
const over = (scores: number[], winners: number[], viewer?: number): TableInfo => ({
  ...table(ANN, BOT, CLEO),
  ...{ status: "over", scores, winners },
  ...(viewer === undefined ? {} : { viewer }),
});

test("how a game ended: my points and those of the best opponent, or of the winner", () => {
  expect(result(over([59, 45, 52], [0], 0))).toBe("You won 59 to 52");
  expect(result(over([59, 45, 52], [0], 1))).toBe("Ann won 59 to 45");
  expect(result(over([59, 45, 59], [0, 2], 2))).toBe("You share the win with 59 points");
  expect(result(over([59, 45, 59], [0, 2], 1))).toBe("Ann and Cleo share the win with 59 points");
  expect(result(over([59, 45, 59], [0, 2]))).toBe("Ann and Cleo share the win with 59 points");
  expect(headline(over([59, 45, 52], [0], 0))).toBe("You won 59 to 52");
});

test("who watches is told the winner and the second, and without a winner only that it is over", () => {
  expect(result(over([45, 59, 52], [1]))).toBe("Beginner won 59 to 52");
  expect(result(over([], [], 0))).toBe("Finished");
});

test("during a game: my points and the leader's", () => {
  const during = (given: number[], viewer?: number): string =>
    points({ ...over([], [], viewer), status: "playing", points: given });
  expect(during([12, 31, 8], 0)).toBe("you 12, Beginner leads with 31");
  expect(during([12, 31, 8], 1)).toBe("you lead with 31");
  expect(during([31, 31, 8], 1)).toBe("level at 31");
  expect(during([12, 31, 8])).toBe("Beginner leads with 31");
  expect(during([0, 0, 0], 0)).toBe("");
  expect(points({ ...over([1, 2, 3], [2], 0), points: [1, 2, 3] })).toBe("");
});
