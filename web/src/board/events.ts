// What happened, as five numbers; with all cards open a sixth says who could read the card.

export const HIDDEN = -1;
export const SPECTATOR = -1;
/** A viewer of a game that is over who sees all cards. */
export const OPEN = -2;

/** One thing that happened. */
export interface GameEvent {
  kind: number;
  seat: number;
  other: number;
  card: number;
  n: number;
}

const EVERYONE = -1;

/** An event as it came over the wire. */
export function event(numbers: readonly number[]): GameEvent {
  const [kind = 0, seat = -1, other = -1, card = -1, n = 0] = numbers;
  return { kind, seat, other, card, n };
}

/** The same event as one viewer was told it: the sixth number is one bit for each seat that may read the card. */
export function seenBy(numbers: readonly number[], viewer: number): number[] {
  const [kind = 0, seat = -1, other = -1, card = -1, n = 0, audience = EVERYONE] = numbers;
  const readable = audience === EVERYONE || (viewer >= 0 && ((audience >> viewer) & 1) === 1);
  return [kind, seat, other, readable ? card : HIDDEN, n];
}

/** Adds to one number of a list; a place that is not there is an error of ours, not a blank. */
export function add(list: number[], place: number, n: number): void {
  const before = list[place];
  if (before === undefined) throw new RangeError(`no place ${place} in a list of ${list.length}`);
  list[place] = before + n;
}

/** A row of a table of numbers. */
export function row(rows: readonly number[][], place: number): number[] {
  const found = rows[place];
  if (!found) throw new RangeError(`no row ${place} in a table of ${rows.length}`);
  return found;
}

/** So many zeros. */
export function zeros(n: number): number[] {
  return new Array<number>(n).fill(0);
}
