// What happened at a table, line by line, grouped by turn.
import type { EventLine, EntryNews } from "../api/protocol";
import type { View } from "./view";

/** A line, and the entry of the log it belongs to. */
export interface LogLine extends EventLine {
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
const BEFORE = { key: "before", seat: -1, turn: -1, round: -1 } as const;

export class Log {
  turns = $state.raw<Turn[]>([]);

  /** A fresh page: what happened lately, in one group. */
  begin(lines: EventLine[], seq: number): void {
    const told = lines.map((line) => ({ ...line, seq, moves: line.n ?? -1 }));
    this.turns = told.length ? [{ ...BEFORE, lines: told }] : [];
  }

  /** The same lines in the words of another seat; those of long ago stay as they were told. */
  retell(lines: EventLine[], seq: number): void {
    const first = lines[0]?.n ?? -1;
    const known = new Map(this.turns.flatMap((turn) => turn.lines.map((line) => [line.moves, turn] as const)));
    this.turns = this.turns.map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.moves < first) }));
    for (const line of lines) {
      const { key, seat, turn, round } = known.get(line.n ?? -1) ?? BEFORE;
      this.#append({ key, seat, turn, round, lines: [{ ...line, seq, moves: line.n ?? -1 }] });
    }
    this.turns = this.turns.filter((turn) => turn.lines.length);
  }

  /** An entry; what it tells belongs to the turn in which it was made. */
  add(news: EntryNews, before: View): void {
    const lines = (news.lines ?? []).map((line) => ({ ...line, seq: news.seq, moves: news.moves ?? -1 }));
    if (!lines.length) return;
    const [seat, turn, round] = [number(before.turn), number(before.turns), number(before.round)];
    this.#append({ key: `${round}-${turn}-${seat}`, seat, turn, round, lines });
  }

  /** More of a turn that is there, or a new one. */
  #append(added: Turn): void {
    const place = this.turns.findLastIndex((turn) => turn.key === added.key);
    if (place < 0) this.turns = [...this.turns, added].slice(-MOST_TURNS);
    else
      this.turns = this.turns.map((turn, n) =>
        n === place ? { ...turn, lines: [...turn.lines, ...added.lines] } : turn,
      );
  }

  /** The place of the last line that was told by then; -1 if there is none. */
  lineAt(n: number): number {
    return Math.max(-1, ...this.lines.map((line) => line.moves).filter((moves) => moves <= n));
  }

  /** The place in a replay before the last thing a seat chose, as far as it is known: there one may play on otherwise. */
  choice(seat: number): number {
    const last = this.lines.findLast((line) => line.seat === seat && line.moves > 0);
    return last ? last.moves - 1 : 0;
  }

  /** What everybody did, newest last, without the groups. */
  get lines(): LogLine[] {
    return this.turns.flatMap((turn) => turn.lines);
  }
}

function number(value: unknown): number {
  return typeof value === "number" ? value : -1;
}
