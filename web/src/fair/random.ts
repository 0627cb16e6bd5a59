// The random numbers of a table, as docs/fair-shuffle.md describes them. Shares nothing with the server.
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A seat and the number of 32 bytes that its browser drew. */
export type Contribution = readonly [seat: number, number: Uint8Array];

/** What deals cards: a source of numbers below n. */
export interface NumberSource {
  below(n: number): number;
}

const BLOCK = 512;
const WORDS = 2 ** 32;
const MASK = (1n << 63n) - 1n;
const STEP = 0x1e3779b97f4a7c15n;
const FIRST = 0x3f58476d1ce4e5b9n;
const SECOND = 0x14d049bb133111ebn;
const PERSON = concatBytes(utf8ToBytes("hadal dice"), new Uint8Array(6));

export const fromHex = hexToBytes;
export const toHex = bytesToHex;

/** SHA-256 in hexadecimal: the commitment of a secret, or the hash of a player's number. */
export function hash(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

function bigEndian(value: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(size - 4, value);
  return out;
}

/** The key of the deal: the secret itself, or its hash with the numbers of the players. */
export function keyOf(secret: Uint8Array, contributions: readonly Contribution[], counter = 0): Uint8Array {
  if (!contributions.length) return secret;
  const parts = [...contributions]
    .sort((a, b) => a[0] - b[0])
    .map(([seat, number]) => concatBytes(Uint8Array.of(seat), number));
  return sha256(concatBytes(utf8ToBytes("hadal key"), secret, ...parts, bigEndian(counter, 4)));
}

/** The numbers of the first deal. */
export class Stream implements NumberSource {
  #seed: Uint8Array;
  #block = 0;
  #data = new DataView(new ArrayBuffer(0));
  #place = 0;

  constructor(key: Uint8Array) {
    this.#seed = concatBytes(key, utf8ToBytes("deal"));
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#place >= this.#data.byteLength) {
      const bytes = shake256(concatBytes(this.#seed, bigEndian(this.#block, 4)), { dkLen: BLOCK });
      this.#data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#block += 1;
      this.#place = 0;
    }
    this.#place += 4;
    return this.#data.getUint32(this.#place - 4);
  }

  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/** The small generator of one entry of the record; entry 0 is the deal. */
export class Dice implements NumberSource {
  #state: bigint;

  constructor(key: Uint8Array, entry: number) {
    const digest = blake2b(bigEndian(entry, 8), { key, dkLen: 8, personalization: PERSON });
    this.#state = new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0) & MASK;
  }

  below(n: number): number {
    this.#state = (this.#state + STEP) & MASK;
    let x = this.#state;
    x = ((x ^ (x >> 30n)) * FIRST) & MASK;
    x = ((x ^ (x >> 27n)) * SECOND) & MASK;
    x ^= x >> 31n;
    return Number(((x >> 31n) * BigInt(n)) >> 32n);
  }
}

/** A list shuffled by Fisher and Yates, from the last place to the first. The end of the list is the top of the deck. */
export function shuffled<T>(cards: readonly T[], source: NumberSource): T[] {
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = source.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** The first number of the stream: the seat that begins. */
export function firstSeat(key: Uint8Array, seats: number): number {
  return new Stream(key).below(seats);
}
