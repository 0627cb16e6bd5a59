import { expect, test, vi } from "vitest";
import { share } from "./share";

const fails = (name: string) => vi.fn(() => Promise.reject(Object.assign(new Error(name), { name })));

test("a device that can share does", async () => {
  const given = vi.fn(() => Promise.resolve());
  expect(await share("A game", "http://x/r/1", { share: given })).toBe("shared");
  expect(given).toHaveBeenCalledWith({ title: "A game", url: "http://x/r/1" });
});

test("who changes their mind has nothing copied", async () => {
  const writeText = vi.fn();
  expect(await share("", "u", { share: fails("AbortError"), clipboard: { writeText } })).toBe("declined");
  expect(writeText).not.toHaveBeenCalled();
});

test("otherwise it is copied, and shown where that fails too", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await share("", "u", { clipboard: { writeText } })).toBe("copied");
  expect(await share("", "u", { share: fails("NotAllowedError"), clipboard: { writeText } })).toBe("copied");
  expect(await share("", "u", { clipboard: { writeText: fails("NotAllowedError") } })).toBe("shown");
  expect(await share("", "u", {})).toBe("shown");
});
