// Clocks follow the server, whatever the browser's own clock says.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../api/protocol";
import { PROTOCOL } from "../api/protocol";
import { pageVersion } from "../app/page_version.svelte";
import { Table } from "./table.svelte";

const HOUR_MS = 3_600_000;

/** A connection whose other end is this test. */
class Wire {
  readyState = 1;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: Partial<ServerMessage>): void {
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

test("a table asks for the server's time at once and keeps to it when the local clock is wrong", () => {
  const wire = new Wire();
  const table = new Table(
    "t",
    () => "en",
    () => wire as unknown as WebSocket,
  ).open();
  wire.onopen?.();
  expect(table.serverNow()).toBe(Date.now());
  wire.tell({ type: "whole", seq: 0, viewer: 0, view: {}, standing: { asked: { seat: 0 } } });
  expect(wire.said.at(-1)).toEqual({ type: "ping" });
  wire.tell({ type: "pong", at: Date.now() + HOUR_MS });
  expect(table.serverNow()).toBe(Date.now() + HOUR_MS);
  vi.advanceTimersByTime(1000);
  expect(table.serverNow()).toBe(Date.now() + HOUR_MS);
  table.close();
});

test("a page says which protocol it speaks, and learns that it is too old", () => {
  const wire = new Wire();
  const table = new Table(
    "t",
    () => "en",
    () => wire as unknown as WebSocket,
  ).open();
  wire.onopen?.();
  expect(wire.said[0]).toMatchObject({ type: "hello", protocol: PROTOCOL });
  expect(pageVersion.old).toBe(false);
  wire.tell({ type: "refused", code: "old-page", text: ["Reload"] });
  expect(pageVersion.old).toBe(true);
  pageVersion.old = false;
  table.close();
});
