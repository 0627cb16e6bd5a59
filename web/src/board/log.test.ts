// The log by turns: told anew in other words it keeps its turns, and it knows where in the game a line belongs.
import { expect, test } from "vitest";
import type { EventLine, EntryNews } from "../api/protocol";
import { Log } from "./log.svelte";

const line = (who: string, n?: number): EventLine => ({
  who,
  sentences: [["does it"]],
  seat: 0,
  ...(n === undefined ? {} : { n }),
});
const news = (seq: number, who: string): EntryNews => ({
  type: "news",
  seq,
  events: [],
  seat: 1,
  standing: { asked: { seat: 0 } },
  lines: [line(who)],
  moves: seq,
});

function played(): Log {
  const log = new Log();
  log.begin([line("Table", 0)], 0);
  log.add(news(1, "You"), { turn: 0, turns: 1 });
  log.add(news(2, "You"), { turn: 0, turns: 1 });
  log.add(news(3, "Bob"), { turn: 1, turns: 2 });
  return log;
}

test("another seat hears the same lines in its own words, turn by turn", () => {
  const log = played();
  const turns = [
    { line: 0, seat: 0, turn: 1 },
    { line: 1, seat: 1, turn: 2 },
  ];
  log.replaceLines([line("Ann", 2), line("You", 3)], 3, turns);
  expect(log.turns.map((turn) => [turn.seat, turn.lines.map((found) => found.who)])).toEqual([
    [-1, ["Table"]],
    [0, ["You", "Ann"]],
    [1, ["You"]],
  ]);
});

test("a line knows who made its entry, whoever it is about", () => {
  const log = new Log();
  const about = (seat: number, n: number): EventLine => ({ ...line("x", n), seat });
  log.begin([about(1, 3), about(0, 3), about(0, 4), about(-1, 4)], 4);
  log.add({ ...news(5, "You"), seat: 1 }, { turn: 1, turns: 2 });
  expect(log.lines.map(({ by }) => by)).toEqual([1, 1, 0, 0, 1]);
  expect(log.lines.at(-1)!.seat).toBe(0);
});

test("a line is found by the place in the game", () => {
  const log = played();
  expect([-1, 0, 2, 9].map((n) => log.lineAt(n))).toEqual([-1, 0, 2, 3]);
});

test("a page that is loaded again has the headings that it had, and those to come continue them", () => {
  const log = new Log();
  const lines = [line("Table", 0), line("You", 1), line("You", 2), line("Bob", 3)];
  const turns = [
    { line: 1, seat: 0, turn: 1 },
    { line: 3, seat: 1, turn: 2 },
  ];
  log.begin(lines, 3, turns);
  log.add(news(4, "Bob"), { turn: 1, turns: 2 });
  expect(log.turns.map((turn) => [turn.key, turn.seat, turn.turn, turn.lines.length])).toEqual([
    ["setup", -1, 0, 1],
    ["-1-1-0", 0, 1, 2],
    ["-1-2-1", 1, 2, 2],
  ]);
  expect(log.turns.slice(1).map((turn) => turn.key)).toEqual(
    played()
      .turns.slice(1)
      .map((turn) => turn.key),
  );
});

test("moves that a what-if took over belong to no turn of this game", () => {
  const log = new Log();
  log.begin([line("Table", 0), line("Ann", 1), line("You", 2)], 1, [{ line: 2, seat: 0, turn: 5 }]);
  expect(log.turns.map((turn) => [turn.key, turn.lines.length])).toEqual([
    ["setup", 1],
    ["before", 1],
    ["-1-5-0", 1],
  ]);
});
