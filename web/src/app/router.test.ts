// Addresses and the screens they mean.
import { expect, test } from "vitest";
import { placeOf } from "./router.svelte";

test("every address has its screen", () => {
  expect(placeOf("/")).toEqual({ screen: "home" });
  expect(placeOf("/t/abc-1")).toEqual({ screen: "table", id: "abc-1" });
  expect(placeOf("/r/abc")).toEqual({ screen: "replay", id: "abc" });
  expect(placeOf("/replay")).toEqual({ screen: "replay", id: "" });
  expect(placeOf("/settings")).toEqual({ screen: "settings" });
  expect(placeOf("/t/")).toEqual({ screen: "missing" });
  expect(placeOf("/nowhere")).toEqual({ screen: "missing" });
});
