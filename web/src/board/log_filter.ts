// Filters the log by player and finds the lines since the viewer's last move.
import type { LogLine, Turn } from "./log.svelte";

export const EVERYBODY = -2; // of the filter; -1 is the table itself

/** The turns with the lines of one seat only; empty turns are left out. */
export function linesOf(turns: readonly Turn[], seat: number): Turn[] {
  if (seat === EVERYBODY) return [...turns];
  const cut = turns.map((turn) => ({ ...turn, lines: turn.lines.filter((line) => (line.seat ?? -1) === seat) }));
  return cut.filter((turn) => turn.lines.length > 0);
}

/**
 * The newest turns with at least this many lines, and the number of lines before them. When an earlier moment is looked
 * at, they go back to its line; to the first one if it is before all lines.
 */
export function newest(
  turns: readonly Turn[],
  most: number,
  seen: number | null = null,
): { turns: Turn[]; before: number } {
  let [from, lines] = [turns.length, 0];
  while (from > 0 && lines < most) {
    from -= 1;
    lines += turns[from]!.lines.length;
  }
  if (seen !== null && seen < 0) from = 0;
  const looked = turns.findIndex((turn) => turn.lines.some((line) => line.moves === seen));
  if (looked >= 0) from = Math.min(from, looked);
  return { turns: turns.slice(from), before: turns.slice(0, from).reduce((sum, turn) => sum + turn.lines.length, 0) };
}

/** The first line after my last move; null if I have not moved, or nobody has since. */
export function sinceMine(turns: readonly Turn[], me: number): { key: string; line: number } | null {
  let after: { key: string; line: number } | null = null;
  for (let g = turns.length - 1; g >= 0; g -= 1) {
    const turn = turns[g]!;
    for (let i = turn.lines.length - 1; i >= 0; i -= 1) {
      if (me >= 0 && turn.lines[i]!.by === me) return after;
      after = { key: turn.key, line: i };
    }
  }
  return null;
}

/** The lines after my last move; all of them if I have not moved, none for somebody who watches. */
export function unseen(turns: readonly Turn[], me: number): LogLine[] {
  const lines = turns.flatMap((turn) => turn.lines);
  return me < 0 ? [] : lines.slice(lines.findLastIndex(({ by }) => by === me) + 1);
}
