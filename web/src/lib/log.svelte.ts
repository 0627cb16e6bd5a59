// What happened at a table, line by line, grouped by turn.
import type { Line, News } from "../protocol";
import type { View } from "./fold";

/** A line, and the entry of the log it belongs to. */
export interface LogLine extends Line {
  seq: number;
  /** How many answers the game had when it was over: the place in a replay. */
  moves: number;
}

/** The lines of one turn. */
export interface Turn {
  key: string;
  /** Whose turn it was; -1: what happened before this page was opened. */
  seat: number;
  turn: number;
  round: number;
  lines: LogLine[];
}

const MOST_TURNS = 200;

export class Log {
  turns = $state.raw<Turn[]>([]);

  /** A fresh page: what happened lately, in one group. */
  begin(lines: Line[], seq: number): void {
    const told = lines.map((line) => ({ ...line, seq, moves: -1 }));
    this.turns = told.length ? [{ key: "before", seat: -1, turn: -1, round: -1, lines: told }] : [];
  }

  /** An entry; what it tells belongs to the turn in which it was made. */
  add(news: News, before: View): void {
    const lines = (news.lines ?? []).map((line) => ({ ...line, seq: news.seq, moves: news.moves ?? -1 }));
    if (!lines.length) return;
    const [seat, turn, round] = [number(before["turn"]), number(before["turns"]), number(before["round"])];
    const key = `${round}-${turn}-${seat}`;
    const last = this.turns.at(-1);
    if (last?.key === key) {
      this.turns = [...this.turns.slice(0, -1), { ...last, lines: [...last.lines, ...lines] }];
    } else {
      this.turns = [...this.turns, { key, seat, turn, round, lines }].slice(-MOST_TURNS);
    }
  }

  /** What everybody did, newest last, without the groups. */
  get lines(): LogLine[] {
    return this.turns.flatMap((turn) => turn.lines);
  }
}

function number(value: unknown): number {
  return typeof value === "number" ? value : -1;
}
