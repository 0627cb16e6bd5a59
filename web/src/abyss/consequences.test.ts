// What the payment sheet warns of, from views made by hand.
import { expect, test } from "vitest";
import { consequences } from "./consequences";
import { LORDS, learn } from "./facts";
import file from "./fixtures/scores.json";
import type { AbyssView } from "./view";

const { cards, ends } = file as unknown as { cards: Parameters<typeof learn>[0]; ends: { views: AbyssView[] }[] };
learn(cards);
const keyed = LORDS.flatMap((lord, n) => (lord.keys === 1 && lord.mark !== "once" ? [n] : []));
const keyless = LORDS.flatMap((lord, n) => (lord.keys === 0 ? [n] : []));

/** Nobody owns anything; the Court is full. */
function bare(): AbyssView {
  const v = structuredClone(ends[0]!.views[0]!);
  return { ...v, owner: v.owner.map(() => -1), under: v.under.map(() => -1), keys: v.keys.map(() => 0), closer: -1, court: [keyed[5]!, keyless[5]!, 1, 2, 3, 4] };
}
const give = (v: AbyssView, lords: number[]): AbyssView => ({ ...v, owner: v.owner.map((owner, lord) => (lords.includes(lord) ? 0 : owner)) });
const ids = (v: AbyssView, lord: number): string[] => consequences(v, 0, lord).map((line) => line.id).filter(Boolean); // without the power

test("a third key takes a Location, and locks the Lords whose keys it was", () => {
  const v = give(bare(), [keyed[0]!, keyed[1]!]);
  expect(consequences(v, 0, keyed[5]!)).toMatchObject([{ id: "then-third-key-locks", lords: [keyed[0], keyed[1], keyed[5]] }]);
  expect(ids(v, keyless[5]!)).toEqual([]);
});

test("with tokens for the rest only the new Lord is locked; with more than three one chooses", () => {
  const v = { ...bare(), keys: [2, 0] };
  expect(ids(v, keyed[5]!)).toEqual(["then-third-key-lock"]);
  expect(ids(give({ ...bare(), keys: [2, 0] }, [keyed[0]!]), keyed[5]!)).toEqual(["then-third-key"]);
});

test("the seventh Lord brings the end, unless it has been brought", () => {
  const six = give(bare(), keyless.slice(0, 4).concat(keyless.slice(6, 8)));
  expect(ids(six, keyless[5]!)).toContain("then-seventh");
  expect(ids({ ...six, closer: 1 }, keyless[5]!)).not.toContain("then-seventh");
  expect(ids(give(bare(), keyless.slice(0, 4).concat(keyless[6]!)), keyless[5]!)).toContain("then-sixth");
});

test("a Court that falls to two is filled, and pays", () => {
  const v = { ...bare(), court: [keyless[5]!, 1, 2, -1, -1, -1] };
  expect(consequences(v, 0, keyless[5]!)).toContainEqual({ icon: "pearl", id: "then-refill", lords: [], n: 2 });
});
