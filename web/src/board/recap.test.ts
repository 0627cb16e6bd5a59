// What somebody missed is shown in 5 to 15 seconds, and summed up in a line for everybody else.
import { expect, test } from "vitest";
import type { History, HistoryStep } from "../api/protocol";
import { lastOwn, paceOf, summaries } from "./recap";

const step = (n: number, seat: number, ...deeds: string[]): HistoryStep => ({
  n,
  seat,
  action: -1,
  name: "",
  events: [],
  lines: deeds.length ? [{ who: "x", sentences: deeds.map((deed) => [deed]), seat }] : [],
});
const history = (...steps: HistoryStep[]): History => ({ viewer: 0, view: {}, steps });

test("it begins after my own last answer", () => {
  expect(lastOwn(history(step(1, 0), step(2, 1), step(3, 0), step(4, 2)), 0)).toBe(3);
  expect(lastOwn(history(step(1, 1)), 0)).toBe(0);
});

test.each([
  [5, 5],
  [12, 5],
  [25, 10],
  [38, 15],
  [300, 15],
])("%i steps take about %i seconds", (steps, seconds) => {
  expect(Math.round((paceOf(steps) * steps) / 1000)).toBe(seconds);
});

test("everybody else has one line, in the order of their deeds, and a long one is cut between two deeds", () => {
  const told = history(
    step(1, 0, "passes"),
    step(2, 2, "explores"),
    step(3, 1, "takes 2 Crabs"),
    step(4, 2, "reveals Squid 1", "takes it"),
    step(5, -1),
  );
  expect(summaries(told, 0, 1, [])).toEqual([
    { seat: 2, text: "explores, reveals Squid 1, takes it" },
    { seat: 1, text: "takes 2 Crabs" },
  ]);
  const long = summaries(history(step(1, 1, ...Array.from({ length: 40 }, () => "reveals Crab 1"))), 0, 0, [])[0]!.text;
  expect(long.length).toBeLessThanOrEqual(164);
  expect(long.endsWith("reveals Crab 1, …")).toBe(true);
});
