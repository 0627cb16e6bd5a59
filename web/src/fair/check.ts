// Checks a finished game in the browser: commitment, numbers of the players, and the deal that follows from them.
import type { History, TableInfo } from "../api/protocol";
import type { GamePlugin } from "../games/plugin";
import type { Note } from "./contribution";
import { type Contribution, firstSeat, fromHex, hash, keyOf } from "./random";

/** One thing that was checked; `ok` is undefined where there was nothing to prove. */
export interface CheckLine {
  what: "commitment" | "numbers" | "no-numbers" | "mine" | "left-out" | "counter" | "deal";
  ok: boolean | undefined;
}

interface Head {
  game: string;
  seats: number;
  options: Record<string, string>;
  commitment: string;
  contributions?: [number, string][];
  rematch?: boolean;
}

interface Tail {
  secret: string;
  contributions?: [number, string][];
  counter?: number;
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The counter of a rematch: the first with which the seat begins that the secret alone would let begin. */
function counterFits(secret: Uint8Array, numbers: readonly Contribution[], counter: number, seats: number): boolean {
  const first = firstSeat(secret, seats);
  for (let n = 0; n < counter; n += 1) if (firstSeat(keyOf(secret, numbers, n), seats) === first) return false;
  return firstSeat(keyOf(secret, numbers, counter), seats) === first;
}

/** Check a record against what was published at the start, and against what this browser noted. */
export function checkSecret(info: TableInfo, record: string, note?: Note): { lines: CheckLine[]; key: Uint8Array } {
  const rows = record.trim().split("\n");
  const head = JSON.parse(rows[0] ?? "{}") as Head;
  const tail = JSON.parse(rows.at(-1) ?? "{}") as Tail;
  const secret = fromHex(tail.secret);
  const hashes = head.contributions ?? [];
  const numbers = (tail.contributions ?? []).map(([seat, number]) => [seat, fromHex(number)] as const);
  const counter = tail.counter ?? 0;
  const published = [head.commitment, info.commitment, ...(note ? [note.commitment] : [])];
  const lines: CheckLine[] = [{ what: "commitment", ok: published.every((found) => found === hash(secret)) }];
  if (numbers.length) {
    const listed = new Map(hashes);
    const same = !note?.hashes.length || sameLists(note.hashes, hashes);
    lines.push({ what: "numbers", ok: same && numbers.every(([seat, number]) => listed.get(seat) === hash(number)) });
  } else lines.push({ what: "no-numbers", ok: undefined });
  if (note?.hashes.length) {
    const used = (tail.contributions ?? []).some(([, number]) => number === note.number);
    lines.push(used ? { what: "mine", ok: true } : { what: "left-out", ok: false });
  }
  const rematch = head.rematch ?? false;
  if (rematch || counter || info.previous) {
    const right = rematch && numbers.length ? counterFits(secret, numbers, counter, head.seats) : counter === 0;
    lines.push({ what: "counter", ok: right && rematch === Boolean(info.previous) });
  }
  return { lines, key: keyOf(secret, numbers, counter) };
}

/** Check everything this browser can: the secret, and that the first position is the deal of the key. */
export async function checkGame(
  info: TableInfo,
  record: string,
  history: History,
  plugin: GamePlugin | undefined,
  note?: Note,
): Promise<CheckLine[]> {
  const { lines, key } = checkSecret(info, record, note);
  if (plugin?.checkDeal)
    lines.push({ what: "deal", ok: await plugin.checkDeal(key, info.seats.length, info.options, history.view) });
  return lines;
}
