// The browser's part in the shuffle: a random number. Its hash is sent before the start, the number itself afterwards.
import { api } from "../api/http";
import type { NewTable, TableInfo } from "../api/protocol";
import { fromHex, hash, toHex } from "./random";

/** What this browser noted about a table before the cards were dealt. */
export interface Note {
  number: string;
  commitment: string;
  /** All hashes, as they were when the number was sent. */
  hashes: [seat: number, hash: string][];
}

const NUMBER_BYTES = 32;
const KEPT = 30;
const KEY = "hadal-numbers";
const sending = new Set<string>();

type Notes = Record<string, Note>;

function notes(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Notes;
  } catch {
    return {};
  }
}

/** What this browser noted about a table, if it played there. */
export function noteOf(table: string): Note | undefined {
  return notes()[table];
}

function keep(table: string, note: Note): void {
  const { [table]: _, ...others } = notes();
  const latest = [...Object.entries(others).slice(1 - KEPT), [table, note] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage the number is lost when the page is left; the table then does without it.
  }
}

function newNote(commitment: string): Note {
  return { number: toHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES))), commitment, hashes: [] };
}

/** Send what the table awaits from this browser, if anything. A failure costs the number, never the game. */
export async function contribute(info: TableInfo): Promise<TableInfo> {
  if (info.viewer === undefined || info.status !== "lobby") return info;
  const mine = info.numbers?.find(({ seat }) => seat === info.viewer);
  let note = noteOf(info.id);
  if (note?.commitment !== info.commitment) note = newNote(info.commitment);
  const own = hash(fromHex(note.number));
  const due = info.awaiting ? mine?.hash === own && !mine.given : mine?.hash !== own;
  const key = `${info.id} ${info.awaiting ? "number" : own}`;
  if (!due || sending.has(key)) return info;
  sending.add(key);
  try {
    if (!info.awaiting) {
      keep(info.id, note);
      return await api.giveHash(info.id, own);
    }
    keep(info.id, { ...note, hashes: (info.numbers ?? []).map(({ seat, hash: given }) => [seat, given]) });
    return await api.giveNumber(info.id, note.number);
  } catch {
    return info;
  } finally {
    sending.delete(key);
  }
}

/** Create a table and start its game at once, with this browser's number in the shuffle. */
export async function playNow(table: NewTable): Promise<TableInfo> {
  const created = await contribute(await api.createTable({ ...table, start: false }));
  return contribute(await api.start(created.id, {}));
}
