import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import type { TableInfo } from "../api/protocol";
import { checkSecret } from "./check";
import { contribute, noteOf, type Note, playNow } from "./contribution";
import { fromHex, hash, keyOf, toHex } from "./random";

const SECRET = toHex(new Uint8Array(32).fill(7));
const NUMBERS = [1, 2].map((n) => toHex(new Uint8Array(32).fill(n)));
const HASHES = NUMBERS.map((number, seat) => [seat, hash(fromHex(number))] as [number, string]);
const INFO = {
  id: "t1",
  viewer: 0,
  status: "lobby",
  commitment: hash(fromHex(SECRET)),
  seats: [],
  options: {},
} as unknown as TableInfo;
const NOTE: Note = { number: NUMBERS[0] ?? "", commitment: INFO.commitment, hashes: HASHES };

function record(numbers: string[], secret = SECRET): string {
  const head = { game: "abyss", seats: 2, options: {}, commitment: INFO.commitment, contributions: HASHES };
  const tail = { secret, contributions: numbers.map((number, seat) => [seat, number]), counter: 0 };
  return `${JSON.stringify(head)}\n[1, 0, "explore"]\n${JSON.stringify(tail)}\n`;
}

const verdict = (...args: Parameters<typeof checkSecret>): string =>
  checkSecret(...args)
    .lines.map(({ what, ok }) => `${what} ${ok ?? "unknown"}`)
    .join(", ");

test("a game with all numbers is proved", () => {
  expect(verdict(INFO, record(NUMBERS), NOTE)).toBe("commitment true, numbers true, mine true");
  const { key } = checkSecret(INFO, record(NUMBERS), NOTE);
  expect(key).toEqual(
    keyOf(
      fromHex(SECRET),
      NUMBERS.map((number, seat) => [seat, fromHex(number)]),
    ),
  );
});

test("every manipulation is found", () => {
  expect(verdict(INFO, record(NUMBERS, NUMBERS[0]), NOTE)).toContain("commitment false");
  expect(verdict({ ...INFO, commitment: "0" }, record(NUMBERS), NOTE)).toContain("commitment false");
  expect(verdict(INFO, record([...NUMBERS].reverse()), NOTE)).toContain("numbers false");
  expect(verdict(INFO, record(NUMBERS.slice(1)), NOTE)).toContain("left-out false");
  const other: Note = { ...NOTE, hashes: [[0, HASHES[0]?.[1] ?? ""]] };
  expect(verdict(INFO, record(NUMBERS), other)).toContain("numbers false");
});

test("without numbers the check says so", () => {
  const bare = record([]).replace(JSON.stringify(HASHES), "[]");
  expect(verdict(INFO, bare)).toBe("commitment true, no-numbers unknown");
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the hash is sent before the start, and the number only when the list of hashes is final", async () => {
  const sent: string[] = [];
  vi.spyOn(api, "giveHash").mockImplementation((_, given) => {
    sent.push(given);
    return Promise.resolve({ ...INFO, numbers: [{ seat: 0, hash: given }] });
  });
  const number = vi.spyOn(api, "giveNumber").mockResolvedValue({ ...INFO, status: "playing" });
  vi.spyOn(api, "createTable").mockResolvedValue(INFO);
  vi.spyOn(api, "start").mockImplementation(() =>
    Promise.resolve({ ...INFO, awaiting: true, numbers: [{ seat: 0, hash: sent[0] ?? "" }] }),
  );
  const started = await playNow({ game: "abyss", seats: [] });
  expect(started.status).toBe("playing");
  const note = noteOf("t1");
  expect(sent).toEqual([hash(fromHex(note?.number ?? ""))]);
  expect(number).toHaveBeenCalledWith("t1", note?.number);
  expect(note?.hashes).toEqual([[0, sent[0]]]);
  await contribute({ ...INFO, numbers: [{ seat: 0, hash: sent[0] ?? "" }] });
  expect(sent).toHaveLength(1);
});

test("a browser that cannot send does not stop the game", async () => {
  vi.spyOn(api, "giveHash").mockRejectedValue(new Error("offline"));
  expect(await contribute(INFO)).toBe(INFO);
  const { viewer: _, ...watching } = INFO;
  expect(await contribute(watching)).toEqual(watching);
});
