// Turns events into animations: which card moves from where to where. Places are named by data-at.
import type { Journey } from "../../board/motion";
import type { View } from "../../board/view";
import { EVENTS } from "./ids";
import type { TheAbyssView } from "./view";

const hand = (seat: number, me: number, card: number): string[] =>
  seat === me ? [`hand:${seat}:${card}`, `hand:${seat}`] : [`hand:${seat}`, `seat:${seat}`];

/** The journeys of one entry. A card that is drawn and moved on at once makes one journey. */
export function journeys(events: readonly (readonly number[])[], before: View, _after: View, me: number): Journey[] {
  const panics = [...(before as unknown as TheAbyssView).panics];
  const out: Journey[] = [];
  const drawn: Journey[] = []; // drawn in this entry and not moved on yet
  const waiting: Journey[] = [];
  const slot = (seat: number): string[] => {
    panics[seat] = (panics[seat] ?? 0) + 1;
    return [`panic:${seat}:${panics[seat]}`, `panics:${seat}`, `seat:${seat}`];
  };
  /** Move a drawn card on: from the deck if it was drawn in this entry. */
  const onward = (to: string[], card: number, vanish: boolean): void => {
    const fresh = drawn.pop();
    out.push(
      fresh
        ? { from: ["deck"], to, flip: !vanish, vanish }
        : { from: [`drawn:${card}`, "drawn"], to, size: "from", vanish },
    );
  };
  for (const [kind = 0, seat = -1, other = -1, card = -1, n = 0] of events) {
    switch (EVENTS[kind]) {
      case "dealt":
        out.push({ from: ["deck"], to: hand(seat, me, card), flip: seat === me, vanish: seat !== me });
        break;
      case "dealt-panic":
        out.push({ from: ["deck"], to: slot(seat), flip: true });
        break;
      case "turned-up":
        out.push({ from: ["deck"], to: ["pile"], flip: true });
        break;
      case "took":
        out.push({ from: ["pile"], to: hand(seat, me, card), size: "from", vanish: seat !== me });
        break;
      case "drew":
        drawn.push(
          seat === me
            ? { from: ["deck"], to: [`drawn:${card}`], flip: true }
            : { from: ["deck"], to: ["drawn"], arrives: true },
        );
        break;
      case "drew-panic":
        waiting.push({ from: ["deck"], to: ["waiting"], flip: true });
        break;
      case "placed":
        out.push({ from: waiting.pop() ? ["deck"] : ["waiting", "deck"], to: slot(seat), flip: true });
        break;
      case "kept":
        onward(hand(seat, me, card), card, seat !== me);
        break;
      case "discarded":
        if (n === 0) onward(["pile"], card, false);
        else out.push({ from: hand(seat, me, card), to: ["pile"], arrives: true });
        break;
      case "played":
        out.push({ from: hand(seat, me, card), to: [`played:${seat}`, `seat:${seat}`], size: "from", vanish: true });
        break;
      case "stole":
        out.push({ from: hand(other, me, card), to: hand(seat, me, card), size: "from", vanish: seat !== me });
        break;
      case "gave":
        out.push({ from: [`panic:${seat}:${panics[seat] ?? 0}`, `panics:${seat}`], to: slot(other), size: "from" });
        break;
      case "sacrificed":
      case "lost":
        out.push({ from: hand(seat, me, card), to: ["out"], size: "from", vanish: true });
        break;
      case "destroyed":
        out.push({
          from: [`panic:${seat}:${panics[seat] ?? 0}`, `panics:${seat}`],
          to: ["out"],
          size: "from",
          vanish: true,
        });
        break;
    }
  }
  return [...out, ...drawn, ...waiting];
}
