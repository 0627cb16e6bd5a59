import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiFault } from "./http";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const postponed = (seconds: string): Response =>
  answer(429, { code: "too-many", text: "Later" }, { "retry-after": seconds });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a history that the server postpones is asked for again", async () => {
  const history = { viewer: -2, view: {}, steps: [] };
  fetched.mockResolvedValueOnce(postponed("1")).mockResolvedValueOnce(postponed("1"));
  fetched.mockResolvedValueOnce(answer(200, history));
  const found = api.history("table", -2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual(history);
});

test("a request is not repeated for ever, nor one that is refused for good", async () => {
  fetched.mockImplementation(() => Promise.resolve(postponed("1")));
  const never = api.chances("table").catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await never).toBeInstanceOf(ApiFault);
  expect(fetched).toHaveBeenCalledTimes(8);
  fetched.mockReset();
  fetched.mockResolvedValueOnce(answer(404, { code: "no-table", text: "No table" }));
  await expect(api.history("table")).rejects.toThrow("No table");
  expect(fetched).toHaveBeenCalledTimes(1);
});
