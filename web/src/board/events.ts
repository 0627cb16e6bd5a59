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

/** An event as it came over the wire. */
export function event(numbers: readonly number[]): GameEvent {
  const [kind = 0, seat = -1, other = -1, card = -1, n = 0] = numbers;
  return { kind, seat, other, card, n };
}

/** Adds to one number of a list; a place that is not there is an error of ours, not a blank. */
export function add(list: number[], place: number, n: number): void {
  const before = list[place];
  if (before === undefined) throw new RangeError(`no place ${place} in a list of ${list.length}`);
  list[place] = before + n;
}
