import { expect, test } from "vitest";
import type { SeatInfo } from "../api/protocol";
import { guests } from "./readiness";

const SEATS: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Ann" },
  { seat: 1, kind: "person", name: "Ben", ready: true },
  { seat: 2, kind: "bot", bot: "greedy" },
  { seat: 3, kind: "open" },
];
const as = (viewer: number): SeatInfo[] => SEATS.map((seat) => ({ ...seat, mine: seat.seat === viewer }));

test("everybody counts the same guests, wherever the host sits", () => {
  for (const viewer of [-1, 0, 1]) {
    expect(guests({ seats: as(viewer), host: 0 }).map((seat) => seat.seat)).toEqual([1]);
    expect(guests({ seats: as(viewer) }).map((seat) => seat.seat)).toEqual([0, 1]); // the host has no seat
  }
});
