// What happened at a table, line by line, grouped by turn.
import type { EventLine, EntryNews, LogTurn } from "../api/protocol";
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
  /** Whose turn it was; -1 for what belongs to no turn. */
  seat: number;
  /** Its number; 0 for the setup, -1 if it is not known. */
  turn: number;
  round: number;
  lines: LogLine[];
}

const MOST_TURNS = 200;
const SETUP = { key: "setup", seat: -1, turn: 0, round: -1 } as const;
const BEFORE = { key: "before", seat: -1, turn: -1, round: -1 } as const;

export class Log {
  turns = $state.raw<Turn[]>([]);
  /** Is it on the screen beside the table? */
  shown = $state(false);
  /** Has the viewer asked to see what they have not seen? */
  wanted = $state(false);

  /** Start with the recent lines, and the turns that begin among them. */
  begin(lines: EventLine[], seq: number, turns: readonly LogTurn[] = []): void {
    this.turns = grouped(numbered(lines, seq), turns);
  }

  /** Replace the lines with those for another seat; older lines stay as they are. */
  replaceLines(lines: EventLine[], seq: number, turns: readonly LogTurn[] = []): void {
    const first = lines[0]?.n ?? -1;
    this.turns = this.turns
      .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.moves < first) }))
      .filter((turn) => turn.lines.length);
    for (const turn of grouped(numbered(lines, seq), turns)) this.#append(turn);
  }

  /** Add the lines of an entry to the turn in which it was made. */
  add(news: EntryNews, before: View): void {
    const { seq, seat: by = -1, moves = -1 } = news;
    const lines = (news.lines ?? []).map((line) => ({ ...line, seq, by, moves }));
    if (!lines.length) return;
    const [seat, turn, round] = [number(before.turn), number(before.turns), number(before.round)];
    this.#append({ key: keyOf(seat, turn, round), seat, turn, round, lines });
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

function keyOf(seat: number, turn: number, round: number): string {
  return `${round}-${turn}-${seat}`;
}

/** Lines by turn. Lines of no turn are those of the setup, or of a game before this one. */
function grouped(lines: readonly LogLine[], begin: readonly LogTurn[]): Turn[] {
  const first = begin[0]?.line ?? lines.length;
  const none = lines.slice(0, first);
  const out: Turn[] = [
    { ...SETUP, lines: none.filter(({ moves }) => moves === 0) },
    { ...BEFORE, lines: none.filter(({ moves }) => moves !== 0) },
    ...begin.map(({ line, seat, turn, round = -1 }, n) => ({
      key: keyOf(seat, turn, round),
      seat,
      turn,
      round,
      lines: lines.slice(line, begin[n + 1]?.line),
    })),
  ];
  return out.filter((turn) => turn.lines.length);
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
