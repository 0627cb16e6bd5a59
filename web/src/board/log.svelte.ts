// What happened at a table, line by line, grouped by turn.
import type { EventLine, EntryNews } from "../api/protocol";
import type { View } from "./view";

/** A line with the entry it belongs to. */
export interface LogLine extends EventLine {
  seq: number;
  /** The seat that made the entry. The line itself may be about another one, to whom something was done. */
  by: number;
  /** The number of moves after it: its step in a replay. */
  moves: number;
}

/** The lines of one turn. */
export interface Turn {
  key: string;
  /** Whose turn it was; -1 for what happened before the page was opened. */
  seat: number;
  turn: number;
  round: number;
  lines: LogLine[];
}

const MOST_TURNS = 200;
const BEFORE = { key: "before", seat: -1, turn: -1, round: -1 } as const;

export class Log {
  turns = $state.raw<Turn[]>([]);
  /** Is it on the screen beside the table? */
  shown = $state(false);
  /** Has the viewer asked to see what they have not seen? */
  wanted = $state(false);

  /** Start with the recent lines, in one group. */
  begin(lines: EventLine[], seq: number): void {
    const recent = numbered(lines, seq);
    this.turns = recent.length ? [{ ...BEFORE, lines: recent }] : [];
  }

  /** Replace the lines with those for another seat; older lines stay as they are. */
  replaceLines(lines: EventLine[], seq: number): void {
    const first = lines[0]?.n ?? -1;
    const known = new Map(this.turns.flatMap((turn) => turn.lines.map((line) => [line.moves, turn] as const)));
    this.turns = this.turns.map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.moves < first) }));
    for (const line of numbered(lines, seq)) {
      const { key, seat, turn, round } = known.get(line.moves) ?? BEFORE;
      this.#append({ key, seat, turn, round, lines: [line] });
    }
    this.turns = this.turns.filter((turn) => turn.lines.length);
  }

  /** Add the lines of an entry to the turn in which it was made. */
  add(news: EntryNews, before: View): void {
    const { seq, seat: by = -1, moves = -1 } = news;
    const lines = (news.lines ?? []).map((line) => ({ ...line, seq, by, moves }));
    if (!lines.length) return;
    const [seat, turn, round] = [number(before.turn), number(before.turns), number(before.round)];
    this.#append({ key: `${round}-${turn}-${seat}`, seat, turn, round, lines });
  }

  /** Append to the last turn, or begin a new one. */
  #append(added: Turn): void {
    const place = this.turns.findLastIndex((turn) => turn.key === added.key);
    if (place < 0) this.turns = [...this.turns, added].slice(-MOST_TURNS);
    else
      this.turns = this.turns.map((turn, n) =>
        n === place ? { ...turn, lines: [...turn.lines, ...added.lines] } : turn,
      );
  }

  /** The step of the last line up to step n; -1 if there is none. */
  lineAt(n: number): number {
    return Math.max(-1, ...this.lines.map((line) => line.moves).filter((moves) => moves <= n));
  }

  /** The newest line. */
  get last(): LogLine | undefined {
    return this.turns.at(-1)?.lines.at(-1);
  }

  /** All lines, newest last, without turns. */
  get lines(): LogLine[] {
    return this.turns.flatMap((turn) => turn.lines);
  }
}

/** Lines of several entries. Who made an entry is told first. */
function numbered(lines: readonly EventLine[], seq: number): LogLine[] {
  const makers = new Map<number, number>();
  return lines.map((line) => {
    const { n: moves = -1, seat = -1 } = line;
    if (!makers.has(moves)) makers.set(moves, seat);
    return { ...line, seq, by: makers.get(moves)!, moves };
  });
}

function number(value: unknown): number {
  return typeof value === "number" ? value : -1;
}
