// The table as its parts see it: the view, what is lit, which sheet is open, and how a click becomes a move.
import { Board, type ButtonFace, type CommonSheet, provideBoard, useBoard } from "../board/board.svelte";
import type { Choice, News } from "../protocol";
import { ALLY_NAMES, LEVIATHANS, LOCATIONS, LORDS, RACE_NAMES } from "./facts";
import { Lit, type Tab } from "./lit";
import { shortText } from "./prompts";
import { iconOf, keyOf, rolls } from "./verbs";
import type { AbyssView } from "./view";

export type Sheet =
  | CommonSheet
  | { kind: "lord"; lord: number }
  | { kind: "place"; place: number }
  | { kind: "ally"; card: number }
  | { kind: "beast"; beast: number; level: number }
  | { kind: "tableau"; seat: number }
  | { kind: "pay"; lord: number; first: number[] }
  | { kind: "orders" }
  | { kind: "piles" };

/** Why a Lord of the Court cannot be had, as its badge says it. */
export interface Distance {
  lacks: "value" | "races" | "race";
  text: string;
  have: number;
  need: number;
}

/** The sentence has two numbers in whatever order its language likes; less is had than is needed. */
function distance(raw: string, races: number, text: string): Distance {
  const numbers = (raw.match(/\d+/gu) ?? []).map(Number);
  if (numbers.length < 2) return { lacks: "race", text, have: 0, need: 0 };
  const [have, need] = [Math.min(...numbers), Math.max(...numbers)];
  return { lacks: need === races ? "races" : "value", text, have, need };
}

const DICE = 57;
const ATTACK = 66;

export class Game extends Board<AbyssView, Sheet> {
  distances = $state<Record<number, Distance>>({});
  lastAttack = $state({ card: -1, die: 0 }); // the Ally last thrown at a Leviathan, and its die
  tab = $state<Tab>("depths"); // the zone a phone shows
  picked = $state<number[]>([]); // hand cards chosen in a sheet

  readonly lit = $derived.by(() => new Lit(this.desk.sent ? null : this.question));
  readonly usedUp = $derived.by(() => this.desk.info?.options["leviathan_damage"] !== "independent");
  readonly ambassadorKeys = $derived.by(() => this.desk.info?.options["ambassador_keys"] === "3");

  protected seatsOf(view: AbyssView): number {
    return view.pearls.length;
  }

  protected override detour(choice: Choice): boolean {
    if (choice.verb === "recruit") this.openPayment(choice.card ?? -1, [choice.action]);
    return choice.verb === "recruit";
  }

  protected override closing(kind: string): boolean {
    return kind === "pay" || kind === "choices";
  }

  face(choice: Choice): ButtonFace {
    const { verb } = choice;
    return { ...shortText(this, choice), icon: iconOf(verb), key: keyOf(verb), rolls: rolls(verb) };
  }

  openPayment(lord: number, first: number[]): void {
    this.armed = null;
    this.sheet = { kind: "pay", lord, first };
  }

  override close(): void {
    super.close();
    this.picked = [];
  }

  /** Remembers the last attack, so that a fight can show it. */
  watch(news: News): void {
    for (const [kind, , , card = -1, n = 0] of news.events) {
      if (kind === ATTACK) this.lastAttack = { card, die: 0 };
      if (kind === DICE) this.lastAttack = { ...this.lastAttack, die: Math.max(card, n) };
    }
  }

  /** Asks why the Lords of the Court that are not lit cannot be had; the badges show it until the purse changes. */
  async measure(): Promise<void> {
    if (!this.actions.length || this.question?.kind !== "action" || this.desk.sent) return;
    const court = this.view.court.filter((lord) => lord >= 0 && !this.lit.at("court", lord));
    const found: Record<number, Distance> = {};
    await Promise.all(
      court.map(async (lord) => {
        const action = this.actions.indexOf(`recruit:${LORDS[lord]?.id ?? ""}`);
        const text = action < 0 ? "" : await this.desk.why(action);
        if (text) found[lord] = distance(text, LORDS[lord]!.races, this.say(text));
      }),
    );
    this.distances = found;
  }

  /** What the Lords of the Court cost me now, where the table has said it. */
  readonly prices = $derived.by(() => {
    const out: Record<number, number> = {};
    for (const [lord, far] of Object.entries(this.distances)) if (far.lacks === "value") out[Number(lord)] = far.need;
    for (const choice of this.lit.verbs("recruit")) out[choice.card ?? -1] = choice.amount ?? 0;
    return out;
  });

  cardName(card: number): string {
    return ALLY_NAMES[card] ?? "";
  }

  lordName(lord: number): string {
    return LORDS[lord]?.name ?? "";
  }

  beastName(beast: number): string {
    return LEVIATHANS[beast]?.name ?? "";
  }

  placeName(place: number): string {
    return LOCATIONS[place]?.name ?? "";
  }

  raceName(race: number): string {
    return RACE_NAMES[race] ?? "";
  }
}

export const provide = (game: Game): Game => provideBoard(game);
export const useGame = (): Game => useBoard<Game>();
