// Turns events into animations: which card moves from where to where. Places are named by data-at.
import type { Journey } from "../../board/motion";
import type { View } from "../../board/view";
import { ARRIVALS, CAUSES, EVENTS } from "./ids";
import type { AbyssView } from "./view";

const MOST_PEARLS = 8; // in the air at once
const LOCATION_DELAY_MS = 420; // three keys turn first
const LOCATION_MS = 760;
const PEARL = '<svg class="i" viewBox="0 0 64 64"><use href="#i-pearl"/></svg>';

const hand = (seat: number, me: number, card: number): string[] =>
  seat === me ? [`hand:${seat}:${card}`, `hand:${seat}`] : [`hand:${seat}`, `seat:${seat}`];
const purse = (seat: number): string[] => [`pearls:${seat}`, `seat:${seat}`];
const stack = (race: number): string[] => [`stack:${race}`, "tab:council"];
/** What a stack of the Council looks like. */
const BACK = "back";

/** Pearls, one after another. */
const pearls = (n: number, from: string[], to: string[]): Journey[] =>
  Array.from({ length: Math.min(n, MOST_PEARLS) }, () => ({ from, to, face: PEARL }));

/** Where Pearls from the Treasury come from. */
function treasury(cause: number): string[] {
  if (cause === CAUSES.LAST_SPACE) return ["track:4", "zone:depths", "board"];
  if (cause === CAUSES.MONSTER) return ["threat", "zone:threat", "board"];
  return cause === CAUSES.COURT ? ["zone:court", "board"] : ["board"];
}

/** Where Pearls for the Treasury go. */
function spending(cause: number): string[] {
  if (cause === CAUSES.PLOT) return ["lords", "board"];
  return cause === CAUSES.RECRUIT ? ["zone:court", "board"] : ["board"];
}

/** The cards of my hand that I did not have before. */
function gained(before: AbyssView, after: AbyssView): number[] {
  return after.hand.flatMap((n, kind) => Array.from({ length: Math.max(0, n - (before.hand[kind] ?? 0)) }, () => kind));
}

/** The journeys of one entry. */
export function journeys(events: readonly (readonly number[])[], before: View, after: View, me: number): Journey[] {
  const v = before as unknown as AbyssView;
  const then = after as unknown as AbyssView;
  const out: Journey[] = [];
  for (const [kind = -1, seat = -1, other = -1, card = -1, n = 0] of events) {
    switch (EVENTS[kind]) {
      case "revealed":
        out.push({ from: ["deck"], to: [`track:${n}`], flip: true });
        break;
      case "taken":
        out.push({ from: [`track:${n}`], to: hand(seat, me, card), size: "from", vanish: seat !== me });
        break;
      case "sent":
      case "kraken-sent":
        out.push({ from: [`track:${n}`], to: stack(seat), size: "from", vanish: true });
        break;
      case "cleared":
        out.push({ from: [`track:${n}`], to: ["deck"], size: "from", vanish: true });
        break;
      case "ally-found":
        if (seat === me) out.push({ from: ["deck"], to: hand(seat, me, card), flip: true });
        else out.push({ from: ["deck"], to: hand(seat, me, card), size: "from", vanish: true });
        break;
      case "discarded":
      case "laid-down":
        if (seat === me) out.push({ from: [`hand:${seat}:${card}`], to: ["deck"], size: "from", vanish: true });
        break;
      case "stack-taken":
        if (seat === me && gained(v, then).length)
          for (const ally of gained(v, then))
            out.push({ from: stack(card), to: hand(me, me, ally), flip: true, draw: BACK });
        else out.push({ from: stack(card), to: hand(seat, me, -1), size: "from", vanish: true, draw: BACK });
        break;
      case "stack-banished":
        out.push({ from: stack(card), to: ["deck"], size: "from", vanish: true, draw: BACK });
        break;
      case "lord-presented":
        out.push({ from: ["lords"], to: [`lord:${card}`], flip: true });
        break;
      case "lord-arrived": {
        const to = seat === me ? [`lord:${card}`, `lords:${seat}`, "tab:mine"] : [`lords:${seat}`, `seat:${seat}`];
        if (n === ARRIVALS.FROM_THE_DECK)
          out.push({ from: ["lords"], to, size: "from", vanish: seat !== me, card: `lord:${card}` });
        else
          out.push({
            from: [`lord:${card}`, "tab:court"],
            to,
            feature: true,
            vanish: seat !== me,
            draw: `lord:${card}`,
            card: `lord:${card}`,
          });
        break;
      }
      case "lord-covered":
        if (seat === me)
          out.push({ from: [`lord:${card}`], to: [`place:${n}`], size: "from", vanish: true, card: `lord:${card}` });
        break;
      case "location-opened":
        out.push({ from: ["places"], to: [`place:${card}`], arrives: true });
        break;
      case "location-taken":
        if ((v.holder[card] ?? -1) !== -1)
          out.push({
            from: [`place:${card}`, "tab:places"],
            to: [...(seat === me ? [`place:${card}`] : []), `seat:${seat}`, "tab:mine"],
            feature: true,
            vanish: seat !== me,
            draw: `place:${card}`,
            card: `place:${card}`,
            delay: LOCATION_DELAY_MS,
            ms: LOCATION_MS,
          });
        break;
      case "pearls-paid":
      case "toll":
        out.push(...pearls(n, purse(seat), purse(other)));
        break;
      case "pearls-gained":
        out.push(...pearls(n, treasury(card), purse(seat)));
        break;
      case "pearls-lost":
        out.push(...pearls(n, purse(seat), spending(card)).map((trip) => ({ ...trip, vanish: true })));
        break;
      case "beast-came":
        out.push({ from: ["deck"], to: [`zone:${n}`], arrives: true });
        break;
      case "beast-slain":
        out.push({ from: [`zone:${n}`], to: [`seat:${seat}`], size: "from", vanish: true });
        break;
    }
  }
  return out;
}
