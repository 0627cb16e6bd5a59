// Events as numbers: five each; with all cards open a sixth says who could see the card.

export const HIDDEN = -1;
export const SPECTATOR = -1;
/** The viewer who sees all cards of a finished game. */
export const OPEN = -2;

/** One event. */
export interface GameEvent {
  kind: number;
  seat: number;
  other: number;
  card: number;
  n: number;
}

/** An event as the server sends it. */
export function event(numbers: readonly number[]): GameEvent {
  const [kind = 0, seat = -1, other = -1, card = -1, n = 0] = numbers;
  return { kind, seat, other, card, n };
}

/** Add to one number of a list; an index out of range is an error. */
export function add(list: number[], place: number, n: number): void {
  const before = list[place];
  if (before === undefined) throw new RangeError(`no place ${place} in a list of ${list.length}`);
  list[place] = before + n;
}
