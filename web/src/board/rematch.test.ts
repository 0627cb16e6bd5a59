import { expect, test } from "vitest";
import type { TableInfo } from "../api/protocol";
import { awaited, rematchStage } from "./rematch";

const INFO = {
  seats: [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "person" },
    { seat: 2, kind: "bot" },
    { seat: 3, kind: "person" },
  ],
} as unknown as TableInfo;
const HERE = [true, true, false, true];
const answered = (accepted: number[], declined: number[] = []): TableInfo => ({
  ...INFO,
  answers: { accepted, declined },
});

test("who proposes waits for the people who are here, not for bots", () => {
  expect(rematchStage(INFO, 0, HERE)).toBe("none");
  expect(rematchStage(answered([0]), 0, HERE)).toBe("waiting");
  expect(awaited(answered([0]), HERE)).toEqual([1, 3]);
  expect(awaited(answered([0]), [true, false, false, true])).toEqual([3]);
});

test("the others are asked, may decline, and a proposal that all decline is refused", () => {
  expect(rematchStage(answered([0]), 1, HERE)).toBe("asked");
  expect(rematchStage(answered([0], [1]), 1, HERE)).toBe("declined");
  expect(rematchStage(answered([0], [1]), 0, HERE)).toBe("waiting");
  expect(rematchStage(answered([0], [1, 3]), 0, HERE)).toBe("refused");
});

test("with a table the rematch is ready, also for spectators", () => {
  expect(rematchStage({ ...answered([0, 1]), rematch: "t2" }, -1, HERE)).toBe("ready");
});
