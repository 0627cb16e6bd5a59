// What can be clicked now: the choices of the question by the thing they point at. This file
// holds no rules; it only sorts what the server listed.
import type { ActionChoice, QuestionInfo } from "../../api/protocol";
import { kindName } from "./constants";
import { isPower } from "./verbs";

export type Zone =
  | "ally"
  | "track"
  | "court"
  | "lord"
  | "location"
  | "stack"
  | "threat"
  | "border"
  | "token"
  | "l-token"
  | "nebulis"
  | "loot"
  | "sentinel"
  | "race";

export class Lit {
  /** The question's own answers first, then powers of Lords. */
  readonly choices: readonly ActionChoice[];
  private readonly found = new Map<string, ActionChoice>();

  constructor(question: QuestionInfo | null | undefined) {
    this.choices = (question?.choices ?? []).toSorted((a, b) => Number(isPower(a)) - Number(isPower(b)));
    for (const choice of this.choices) {
      const zone = choice.zone ?? "";
      const key = this.key(zone, choice.card ?? -1, zone === "token" || zone === "nebulis" ? (choice.seat ?? -1) : -1);
      if (!this.found.has(key)) this.found.set(key, choice);
      if (choice.seat !== undefined && choice.seat >= 0 && SEAT_VERBS.has(choice.verb))
        this.found.set(`seat/${choice.seat}`, choice);
    }
  }

  private key(zone: string, card: number, seat: number): string {
    return seat >= 0 ? `${zone}/${card}/${seat}` : `${zone}/${card}`;
  }

  /** The choice that points at a card of a zone. */
  at(zone: Zone, card: number, verb = ""): ActionChoice | undefined {
    const hit = this.found.get(`${zone}/${card}`);
    if (!verb || hit?.verb === verb) return hit;
    return this.choices.find((c) => c.zone === zone && (c.card ?? -1) === card && c.verb === verb);
  }

  /** The choice that points at a seat. */
  seat(seat: number): ActionChoice | undefined {
    return this.found.get(`seat/${seat}`);
  }

  verb(verb: string): ActionChoice | undefined {
    return this.choices.find((choice) => choice.verb === verb);
  }

  verbs(...verbs: string[]): ActionChoice[] {
    return this.choices.filter((choice) => verbs.includes(choice.verb));
  }

  /** A zone of the Border, from 0: a Leviathan lies there, or an empty zone may get one. */
  border(zone: number, beast: number): ActionChoice | undefined {
    const breed = this.choices.find((c) => c.verb === "breed" && c.amount === zone + 1);
    return breed ?? (beast >= 0 ? this.choices.find((c) => BEAST_VERBS.has(c.verb) && c.card === beast) : undefined);
  }
}

const SEAT_VERBS = new Set(["hunt", "give-nebulis", "give-figure", "send-leviathan"]);
const BEAST_VERBS = new Set(["choose-leviathan", "rebel"]);

/** The tabs of the zones on a phone. */
export type Tab = "depths" | "council" | "court" | "places" | "border" | "mine";

/** The tab with the choices of this question. */
export function tabOf(question: QuestionInfo | null | undefined, kind: string): Tab | null {
  const zones = new Set((question?.choices ?? []).map((choice) => choice.zone ?? ""));
  const asks = question?.kind ?? kind;
  if (["offer", "take-or-dig", "meet-monster"].includes(asks)) return "depths";
  if (zones.has("border") || asks === "strike" || asks === "boost") return "border";
  if (zones.has("location") || zones.has("threat") || zones.has("loot")) return "places";
  if (asks === "action") return "depths";
  if (zones.has("court")) return "court";
  if (zones.has("stack")) return "council";
  return zones.has("lord") ? "mine" : null;
}

/** The action a thing on the table would stand for, to ask why it is not allowed. */
export const actionName = {
  recruit: (lordId: string): string => `recruit:${lordId}`,
  stack: (race: string): string => `stack:${race}`,
  ally: (kind: number): string => `ally:${kindName(kind)}`,
  use: (lordId: string): string => `use:${lordId}`,
  lord: (lordId: string): string => `lord:${lordId}`,
  location: (id: string): string => `location:${id}`,
  zone: (zone: number): string => `zone:${zone + 1}`,
  seat: (seat: number): string => `seat:${"ABCDE"[seat] ?? "A"}`,
};
