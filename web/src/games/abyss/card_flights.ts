// Turns events into animations: which card moves from where to where. Places are named by data-at.
import type { Journey } from "../../board/motion";
import type { View } from "../../board/view";
import type { AbyssView } from "./view";

const REVEALED = 7,
  TAKEN = 8,
  SENT = 9,
  CLEARED = 10,
  DISCARDED = 11,
  STACK_TAKEN = 12,
  STACK_BANISHED = 13;
const LAID_DOWN = 14,
  LORD_PRESENTED = 20,
  LORD_ARRIVED = 22,
  LORD_COVERED = 26,
  LOCATION_TAKEN = 29;
const LOCATION_OPENED = 28,
  PEARLS_PAID = 4,
  ALLY_FOUND = 50,
  KRAKEN_SENT = 55,
  BEAST_CAME = 58,
  BEAST_SLAIN = 62;
const FROM_THE_DECK = 3;

const hand = (seat: number, me: number, card: number): string[] =>
  seat === me ? [`hand:${seat}:${card}`, `hand:${seat}`] : [`hand:${seat}`, `seat:${seat}`];

/** The journeys of one entry. */
export function journeys(events: readonly (readonly number[])[], before: View, _after: View, me: number): Journey[] {
  const v = before as unknown as AbyssView;
  const out: Journey[] = [];
  for (const [kind = 0, seat = -1, other = -1, card = -1, n = 0] of events) {
    switch (kind) {
      case REVEALED:
        out.push({ from: ["deck"], to: [`track:${n}`], flip: true });
        break;
      case TAKEN:
        out.push({ from: [`track:${n}`], to: hand(seat, me, card), size: "from", vanish: seat !== me });
        break;
      case SENT:
      case KRAKEN_SENT:
        out.push({ from: [`track:${n}`], to: [`stack:${seat}`], size: "from", vanish: true });
        break;
      case CLEARED:
        out.push({ from: [`track:${n}`], to: ["deck"], size: "from", vanish: true });
        break;
      case ALLY_FOUND:
        out.push({ from: ["deck"], to: hand(seat, me, card), size: "from", vanish: true });
        break;
      case DISCARDED:
      case LAID_DOWN:
        if (seat === me) out.push({ from: [`hand:${seat}:${card}`], to: ["deck"], size: "from", vanish: true });
        break;
      case STACK_TAKEN:
        out.push({ from: [`stack:${card}`], to: hand(seat, me, -1), size: "from", vanish: true });
        break;
      case STACK_BANISHED:
        out.push({ from: [`stack:${card}`], to: ["deck"], size: "from", vanish: true });
        break;
      case LORD_PRESENTED:
        out.push({ from: ["lords"], to: [`lord:${card}`], flip: true });
        break;
      case LORD_ARRIVED:
        out.push({
          from: n === FROM_THE_DECK ? ["lords"] : [`lord:${card}`],
          to: seat === me ? [`lord:${card}`, `lords:${seat}`] : [`lords:${seat}`, `seat:${seat}`],
          size: "from",
          vanish: seat !== me,
        });
        break;
      case LORD_COVERED:
        if (seat === me) out.push({ from: [`lord:${card}`], to: [`place:${n}`], size: "from", vanish: true });
        break;
      case LOCATION_OPENED:
        out.push({ from: ["places"], to: [`place:${card}`], arrives: true });
        break;
      case LOCATION_TAKEN:
        if ((v.holder[card] ?? -1) !== -1)
          out.push({
            from: [`place:${card}`],
            to: [`place:${card}`, `seat:${seat}`],
            size: "from",
            vanish: seat !== me,
          });
        break;
      case PEARLS_PAID:
        out.push({ from: [`pearls:${seat}`], to: [`pearls:${other}`], size: "from" });
        break;
      case BEAST_CAME:
        out.push({ from: ["deck"], to: [`zone:${n}`], arrives: true });
        break;
      case BEAST_SLAIN:
        out.push({ from: [`zone:${n}`], to: [`seat:${seat}`], size: "from", vanish: true });
        break;
    }
  }
  return out;
}
