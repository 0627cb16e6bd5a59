// What a table knows of the server's time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said, Told } from "../api/protocol";
import { Table } from "./table.svelte";

const HOUR_MS = 3_600_000;

/** A connection whose other end is this test. */
class Wire {
  readyState = 1;
  said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: Partial<Told>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.stubGlobal("location", { origin: "http://x" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table asks for the server's time at once, and tells it from then on", () => {
  const wire = new Wire();
  const table = new Table(
    "t",
    () => "en",
    () => wire as unknown as WebSocket,
  ).open();
  wire.onopen?.();
  expect(table.serverNow()).toBe(Date.now());
  wire.tell({ type: "whole", seq: 0, viewer: 0, view: {}, standing: { asked: { seat: 0 } } } as Partial<Told>);
  expect(wire.said.at(-1)).toEqual({ type: "ping" });
  wire.tell({ type: "pong", at: Date.now() + HOUR_MS });
  expect(table.serverNow()).toBe(Date.now() + HOUR_MS);
  vi.advanceTimersByTime(1000);
  expect(table.serverNow()).toBe(Date.now() + HOUR_MS);
  table.close();
});
