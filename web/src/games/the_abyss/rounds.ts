// Results of rounds, read from the events that end them.
import { viewAfter, type View } from "../../board/view";
import { EVENTS } from "./ids";
import type { TheAbyssView } from "./view";
import type { History } from "../../api/protocol";

export interface RoundRow {
  seat: number;
  cards: number[];
  points: number;
  out: boolean; // eliminated: scored nothing
  total: number; // after the round
}

export interface Round {
  n: number;
  why: "stop" | "survivor" | "empty";
  by: number; // who called Stop, or is the last one in
  rows: RoundRow[];
}

type Events = readonly (readonly number[])[];

/** The rounds that ended in these events: more than one if a deal itself ends a round. */
export function roundsEnded(events: Events, before: TheAbyssView): Round[] {
  const out: Round[] = [];
  let { round, totals, alive } = before;
  let rest = events;
  while (rest.length) {
    const next = rest.findIndex(([kind = 0]) => EVENTS[kind] === "round");
    const ended = roundEnded(next < 0 ? rest : rest.slice(0, next), round, totals, alive);
    if (ended) out.push(ended);
    if (next < 0) break;
    totals = ended?.rows.map((row) => row.total) ?? totals;
    alive = totals.map(() => 1);
    round += 1;
    rest = rest.slice(next + 1);
  }
  return out;
}

/** The round that ended in these events of one round, if it did. */
function roundEnded(
  events: Events,
  round: number,
  totals: readonly number[],
  wasAlive: readonly number[],
): Round | null {
  const alive = wasAlive.map((n) => n === 1);
  const rows = totals.map((total, seat): RoundRow => ({ seat, cards: [], points: 0, out: false, total }));
  let by = -1;
  let scored = false;
  for (const [kind = 0, seat = -1, , card = -1, n = 0] of events) {
    const row = rows[seat];
    const name = EVENTS[kind];
    if (!row) continue;
    if (name === "eliminated") alive[seat] = false;
    else if (name === "stopped") by = seat;
    else if (name === "shown") row.cards.push(card);
    else if (name === "scored") {
      scored = true;
      row.points = n;
      row.total += n;
    }
  }
  if (!scored) return null;
  for (const row of rows) row.out = !alive[row.seat];
  const left = rows.filter((row) => !row.out);
  const why = by >= 0 ? "stop" : left.length === 1 ? "survivor" : "empty";
  return { n: round, why, by: why === "survivor" ? (left[0]?.seat ?? -1) : by, rows };
}

/** Does this question leave room for the result of a round? The cards of all but the first one lie below the result. */
export const leavesRoom = (kind: string): boolean => kind === "" || kind === "draw";

/** All rounds of a finished game. */
export function roundsOf(history: History): Round[] {
  const out: Round[] = [];
  let view: View = history.view;
  for (const step of history.steps) {
    out.push(...roundsEnded(step.events, view as unknown as TheAbyssView));
    view = viewAfter(view, step.patch);
  }
  return out;
}
