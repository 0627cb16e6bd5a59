import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import PAGE from "../../../docs/fair-shuffle.md?raw";
import LISTED from "../../../docs/fair-shuffle.json?raw";
import { Dice, fromHex, hash, keyOf, Stream, toHex } from "./random";

interface Vectors {
  deals: number;
  tables: { game: string; seats: number; options: Record<string, string>; sha256: string; first: unknown }[];
}
type Dealer = (key: Uint8Array, seats: number, options: Record<string, string>) => object;

const VECTORS = JSON.parse(LISTED) as Vectors;
const DEALERS = import.meta.glob<Dealer>("../games/*/deal.ts", { import: "deal", eager: true });

function secretOf(seed: number): Uint8Array {
  return sha256(utf8ToBytes(`hadal seed ${seed}`));
}

/** JSON with sorted keys and without spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}

test.each(VECTORS.tables)("a thousand deals of $game for $seats with $options", ({ game, seats, options, ...want }) => {
  const dealer = DEALERS[`../games/${game}/deal.ts`];
  if (!dealer) throw new Error(`no deal of ${game}`);
  expect(VECTORS.deals).toBeGreaterThanOrEqual(1000);
  const total = sha256.create();
  for (let seed = 0; seed < VECTORS.deals; seed += 1)
    total.update(utf8ToBytes(`${canonical(dealer(secretOf(seed), seats, options))}\n`));
  expect(dealer(secretOf(0), seats, options)).toEqual(want.first);
  expect(toHex(total.digest())).toBe(want.sha256);
});

test("the numbers that the page lists", () => {
  const secret = secretOf(7);
  const stream = new Stream(secret);
  const hex = (n: number) => n.toString(16).padStart(8, "0");
  const words = Array.from({ length: 129 }, () => hex(stream.word()));
  expect(PAGE).toContain(toHex(secret));
  expect(PAGE).toContain(hash(secret));
  expect(PAGE).toContain(words.slice(0, 4).join(" "));
  expect(PAGE).toContain(`block 1)            ${words[128]}`);
  const dice = new Dice(secret, 0);
  expect(PAGE).toContain(`as numbers below 6            ${dice.below(6)}, ${dice.below(6)}`);
});

test("the key is the secret, or its hash with the numbers of the players in the order of their seats", () => {
  const secret = secretOf(1);
  const numbers = [[2, secretOf(2)] as const, [0, secretOf(3)] as const];
  expect(keyOf(secret, [])).toBe(secret);
  expect(keyOf(secret, numbers)).toEqual(keyOf(secret, [...numbers].reverse()));
  expect(toHex(keyOf(secret, numbers))).not.toBe(toHex(keyOf(secret, numbers, 1)));
  expect(fromHex(toHex(secret))).toEqual(secret);
});
