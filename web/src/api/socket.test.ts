// The connection comes back by itself, and says again what was not answered.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "./protocol";
import { GIVE_UP_MS, PATIENCE_MS, TableSocket, type LinkState } from "./socket";

/** A connection whose other end is this test. */
class Wire {
  static made: Wire[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.fall(1000);
  }
  rise(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const states: LinkState[] = [];
const received: ServerMessage[] = [];
const move: ClientMessage = { type: "move", seq: 3, id: "one", actions: [4] };
const last = () => Wire.made.at(-1)!;
let seen = -1;

function opened(): TableSocket {
  const listener = {
    hello: (): ClientMessage => ({ type: "hello", seen }),
    onMessage: (message: ServerMessage) => received.push(message),
    onState: (state: LinkState) => states.push(state),
  };
  const socket = new TableSocket("ws://x", listener, () => new Wire() as unknown as WebSocket);
  socket.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made.length = states.length = received.length = 0;
  seen = -1;
});
afterEach(() => vi.useRealTimers());

test("it says hello first, and with what it has seen after a break", () => {
  opened();
  last().rise();
  expect(last().said).toEqual([{ type: "hello", seen: -1 }]);
  seen = 7;
  last().fall(1006);
  vi.advanceTimersByTime(1_000);
  expect(Wire.made).toHaveLength(2);
  last().rise();
  expect(last().said).toEqual([{ type: "hello", seen: 7 }]);
});

test("what was not answered is said again with the same id; what was answered is not", () => {
  const socket = opened();
  last().rise();
  socket.send(move);
  socket.send({ ...move, id: "two" });
  last().tell({ type: "accepted", id: "two", seq: 4 });
  last().fall(1006);
  vi.advanceTimersByTime(1_000);
  last().rise();
  expect(last().said.slice(1)).toEqual([move]);
});

test("what is said while the line is down is said when it is up", () => {
  const socket = opened();
  socket.send(move);
  last().rise();
  expect(last().said).toEqual([{ type: "hello", seen: -1 }, move]);
});

test("people are told after three seconds, not before", () => {
  opened();
  last().rise();
  last().fall(1006);
  vi.advanceTimersByTime(PATIENCE_MS - 100);
  expect(states.at(-1)).toBe("trying");
  vi.advanceTimersByTime(200);
  expect(states.at(-1)).toBe("lost");
});

test("it waits longer and longer", () => {
  opened();
  for (let n = 0; n < 8; n += 1) {
    last().fall(1006);
    vi.advanceTimersByTime(12_000);
  }
  expect(Wire.made).toHaveLength(9);
  last().fall(1006);
  vi.advanceTimersByTime(3_000);
  expect(Wire.made).toHaveLength(9);
});

test("a refusal is final, unless it is for a moment", () => {
  opened();
  last().rise();
  last().fall(4429);
  vi.advanceTimersByTime(1_000);
  expect(Wire.made).toHaveLength(2);
  last().rise();
  last().fall(4404);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("refused");
  expect(Wire.made).toHaveLength(2);
});

test("it pings, and hangs up on a line that is silent for long", () => {
  opened();
  last().rise();
  vi.advanceTimersByTime(26_000);
  expect(last().said.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(75_000);
  expect(Wire.made.length).toBeGreaterThan(1);
});

test("tries that fail do not start the waiting anew: after three seconds it is said, and stays said", () => {
  opened();
  last().rise();
  states.length = 0;
  last().fall(1006);
  for (let ms = 0; ms < 20_000; ms += 100) {
    vi.advanceTimersByTime(100);
    if (last().readyState === 0) last().fall(1006);
    if (ms >= PATIENCE_MS) expect(states.at(-1)).toBe("lost");
  }
  expect(states).toEqual(["trying", "lost"]);
});

test("an answer that does not come is said after three seconds; later the line is made anew and it is said again", () => {
  const socket = opened();
  last().rise();
  last().tell({ type: "pong", at: 1 });
  socket.send(move);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(GIVE_UP_MS);
  expect(Wire.made).toHaveLength(2);
  expect(states.at(-1)).toBe("lost");
  last().rise();
  expect(last().said.slice(1)).toEqual([move]);
  expect(states.at(-1)).toBe("open");
});

test("an answer that comes late after all makes everything well again", () => {
  const socket = opened();
  last().rise();
  socket.send(move);
  vi.advanceTimersByTime(PATIENCE_MS + 1_000);
  last().tell({ type: "accepted", id: "one", seq: 4 });
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(20_000);
  expect(Wire.made).toHaveLength(1);
});
