// The state of the drawn table of The Abyss: its choices, its cards and the result of the last round.
import { Board, type ButtonFace, type CommonSheet, provideBoard, useBoard } from "../../board/board.svelte";
import { split } from "../../board/sentences";
import type { TheAbyssView } from "./view";
import type { Table } from "../../board/table.svelte";
import type { ActionChoice, GameInfo, EntryNews } from "../../api/protocol";
import type { PlainCardInfo } from "./protocol";
import { STOP_WORTH, actionNames, useNumbers, worth } from "./constants";
import { risk, type Risk } from "./odds";
import { type Round, roundsEnded } from "./rounds";
import { iconOf, keyOf } from "./verbs";
import { t } from "./texts";

export type Sheet = CommonSheet | { kind: "card"; card: number } | { kind: "rounds" };

/** Verbs whose buttons have a short text; the full sentence is in the tooltip and for screen readers. */
const SHORT = new Set([
  "take",
  "draw",
  "keep",
  "stop",
  "done",
  "sacrifice",
  "submit",
  "decline",
  "top",
  "bottom",
  "hook",
  "steal",
  "give",
  "play",
]);
const AT_SEATS = new Set(["hook", "steal", "give"]);

export class Game extends Board<TheAbyssView, Sheet> {
  readonly cards: readonly PlainCardInfo[];
  private results = $state.raw<readonly Round[]>([]); // of rounds that have just ended, until they are closed

  constructor(table: Table, info: GameInfo | null, cards: readonly PlainCardInfo[]) {
    super(table, info);
    this.cards = cards;
    useNumbers(info?.numbers ?? {});
  }

  readonly choices = $derived.by((): readonly ActionChoice[] =>
    this.table.sent ? [] : (this.question?.choices ?? []),
  );
  readonly kind = $derived.by(() => this.question?.kind ?? "");
  /** The result to show now. */
  readonly result = $derived.by((): Round | null => this.results[0] ?? null);
  readonly stake = $derived.by(() => worth(this.view.hand, this.cards));
  /** May the table count cards for its players? */
  readonly counting = $derived.by(() => this.memory !== "off");
  /** May it show the chance of a Panic? That needs the counts. */
  readonly odds = $derived.by(() => this.counting && (this.table.info?.settings.odds ?? true));
  /** The number of Panic among the kinds of card. */
  readonly panic = $derived.by(() => this.cards.length - 1);

  protected seatsOf(view: TheAbyssView): number {
    return view.totals.length;
  }

  /** The choice with a verb, and a card if one is meant. */
  lit(verb: string, card = -1): ActionChoice | undefined {
    return this.choices.find((choice) => choice.verb === verb && (card < 0 || choice.card === card));
  }

  /** The choice that a card of my hand stands for. */
  litInHand(card: number): ActionChoice | undefined {
    return this.choices.find((choice) => choice.zone === "hand" && choice.card === card && !AT_SEATS.has(choice.verb));
  }

  /** The choices that target a seat. */
  at(seat: number): ActionChoice[] {
    return this.choices.filter((choice) => choice.seat === seat && AT_SEATS.has(choice.verb));
  }

  /** The action a hand card would stand for, to ask why it is not allowed. */
  whyHand(card: number): string {
    const verb = { combos: "play", sacrifice: "give-up", discard: "discard" }[this.kind];
    return verb ? `${verb}:${this.cards[card]?.id ?? ""}` : "";
  }

  face(choice: ActionChoice): ButtonFace {
    const { verb } = choice;
    const whole = split(this.say(choice.text));
    const seat = choice.seat ?? -1;
    const card = this.cards[choice.card ?? -1];
    const icon = verb === "play" ? (card?.suit ?? "ui-right") : iconOf(verb);
    const main = SHORT.has(verb)
      ? t(`do-${verb}`, {
          card: card?.name ?? "",
          name: this.name(seat),
          me: String(seat === this.me),
          n: choice.amount ?? 0,
        })
      : whole.main;
    return { icon, main, then: whole.then, key: keyOf(verb) };
  }

  override get actions(): readonly string[] {
    return actionNames(this.cards, this.seats);
  }

  /** Show why Stop cannot be called. */
  noStop(): void {
    if (this.kind === "combos") void this.explain("stop");
    else this.tell(this.stake < STOP_WORTH ? t("stop-short", { n: STOP_WORTH, have: this.stake }) : t("stop-later"));
  }

  /** The risk of drawing two cards for a seat. */
  riskOf(seat: number): Risk {
    return risk(this.view, this.cards, this.view.panics[seat] ?? 0);
  }

  /** Keep the results of rounds, to show them while the next one is dealt. */
  watch(news: EntryNews, before: TheAbyssView): void {
    const ended = roundsEnded(news.events, before);
    if (ended.length) this.results = ended;
  }

  /** Go on to the next result, or to the table. */
  closeResult(): void {
    this.results = this.results.slice(1);
  }

  override send(actions: number[]): void {
    this.results = [];
    super.send(actions);
  }
}

export const provide = (game: Game): Game => provideBoard(game);
export const useGame = (): Game => useBoard<Game>();
