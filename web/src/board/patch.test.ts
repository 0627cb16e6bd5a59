// A patch leads from one value to the next, and leaves the old one alone. The cases are those of tests/core/test_patch.py.
import { expect, test } from "vitest";
import { patched } from "./patch";

test.each([
  [{ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  [{ a: 1 }, {}, { a: 1 }],
  [{ a: 1 }, { b: null, c: [{}] }, { a: 1, b: null, c: {} }],
  [{ a: 1, b: 2 }, [{ a: 1 }], { a: 1 }],
  [{ a: [0, 0, 0, 0] }, { a: { "2": 5 } }, { a: [0, 0, 5, 0] }],
  [{ a: [0] }, { a: [[0, 1]] }, { a: [0, 1] }],
  [{ a: [[0, 0, 0], [1]] }, { a: { "0": { "2": 7 } } }, { a: [[0, 0, 7], [1]] }],
  [{ a: [1] }, { a: [{ "0": 1 }] }, { a: { "0": 1 } }],
  [{ a: 1 }, { a: [[1]] }, { a: [1] }],
  [1, 2, 2],
])("%j after %j is %j", (old, patch, after) => {
  const before = JSON.stringify(old);
  expect(patched(old, patch)).toEqual(after);
  expect(JSON.stringify(old)).toBe(before);
});

test("what did not change is shared", () => {
  const old = { hand: [1, 2], track: [3] };
  const next = patched(old, { track: [[4]] }) as typeof old;
  expect(next.hand).toBe(old.hand);
});
