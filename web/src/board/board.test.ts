// A drawn table: what a command that is refused says.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionChoice } from "../api/protocol";
import { Board, type ButtonFace } from "./board.svelte";
import type { Table } from "./table.svelte";

class PlainBoard extends Board {
  protected seatsOf(): number {
    return 2;
  }
  face(choice: ActionChoice): ButtonFace {
    return { icon: "", key: "", main: choice.name, then: "" };
  }
}

const REASON = "That is not possible now.";
const COMMANDS: Record<string, (board: Board) => void> = {
  move: (board) => board.send([1]),
  undo: (board) => board.undo(false),
  askBack: (board) => board.askBack(),
  agree: (board) => board.agree(true),
  handOver: (board) => board.handOver(""),
  setOrders: (board) => board.setOrders(null),
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(Object.entries(COMMANDS))("the reason is shown when %s is refused", async (name, send) => {
  const table = {
    standing: { undo: 1 },
    info: null,
    view: { viewer: 0, turn: 0, turns: 1 },
    refusal: { type: "refused", code: "over", text: [REASON] },
    [name]: () => Promise.resolve(false),
  };
  const board = new PlainBoard(table as unknown as Table);
  send(board);
  await Promise.resolve();
  expect(board.notice).toBe(REASON);
});
