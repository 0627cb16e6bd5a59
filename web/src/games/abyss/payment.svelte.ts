// A payment in progress: suggestions of the server, or the player's own cards, checked with `look`.
import type { QuestionInfo } from "../../api/protocol";
import type { PaymentWay } from "./protocol";
import type { Game } from "./game.svelte";
import { LORDS } from "./facts";
import { kindName as name, kindOf } from "./constants";

/** Most valuable first: the order in which Allies are paid. */
const inOrder = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => (kindOf(b)?.value ?? 0) - (kindOf(a)?.value ?? 0) || a - b);

export class Payment {
  question = $state.raw<QuestionInfo | null>(null); // the question how to pay
  chosen = $state(0); // the suggestion; -1 for my own payment
  cards = $state<number[]>([]); // of my own payment
  ends = $state.raw<QuestionInfo | null>(null); // the question after my cards
  plan = $state.raw<number[]>([]); // the actions of my own payment so far
  complete = $state(false); // nothing more has to be paid
  mixed = $state(-1); // the action that completes it with Nebulis; -1 for Pearls only
  bound = $state(-1); // the Ally to affiliate
  choices = $state.raw<number[]>([]); // the Allies to choose it from
  busy = $state(false);
  forced = $state(false); // there is only one way to pay
  paid = $state.raw<PaymentWay | null>(null); // the payment the server chose
  private turn = 0;

  constructor(
    private readonly game: Game,
    readonly lord: number,
    readonly first: number[],
  ) {}

  async begin(): Promise<void> {
    const ahead = this.first.length ? await this.game.table.ahead(this.first) : null;
    const asked = this.first.length ? (ahead?.question ?? null) : this.game.question;
    this.question = asked;
    this.paid = ahead?.paid ?? null;
    // With only one way to pay there is no question about it.
    this.forced = asked?.kind !== "pay";
    if (this.forced) this.follow(asked);
    else if (!this.ways.length) void this.edit([]);
  }

  /** The question after the payment: perhaps which Ally to affiliate. */
  private follow(asked: QuestionInfo | null): void {
    this.choices = asked?.kind === "affiliate" ? (asked.choices ?? []).map((c) => c.card ?? -1) : [];
    this.bound = this.choices.includes(this.bound) ? this.bound : (this.choices[0] ?? lowest(this.cards));
  }

  get ways(): PaymentWay[] {
    if (this.forced) return [];
    return this.question?.ways ?? [];
  }

  get way(): PaymentWay | null {
    return this.chosen >= 0 ? (this.ways[this.chosen] ?? null) : null;
  }

  /** The cards of the payment on display. */
  get laid(): number[] {
    const way = this.way ?? (this.forced ? this.paid : null);
    return way ? (way.cards ?? []) : this.cards;
  }

  get price(): number {
    return this.game.prices[this.lord] ?? LORDS[this.lord]?.cost ?? 0;
  }

  get value(): number {
    return this.laid.reduce((sum, card) => sum + (kindOf(card)?.value ?? 0), 0);
  }

  get pearls(): number {
    if (this.forced) return this.paid?.pearls ?? 0;
    return this.way ? (this.way.pearls ?? 0) : Math.max(0, this.price - this.value);
  }

  get races(): number {
    const way = this.way ?? (this.forced ? this.paid : null);
    if (way) return way.races ?? 0;
    // A complete payment has the races it needs.
    return Number(this.ends?.facts?.races ?? (this.complete ? LORDS[this.lord]?.races : 0));
  }

  get affiliates(): number {
    if (this.forced && !this.choices.length) return this.paid?.affiliates ?? -1;
    return this.way ? (this.way.affiliates ?? -1) : this.bound;
  }

  get ready(): boolean {
    return this.forced || this.way !== null || (this.complete && !this.busy);
  }

  /** Add or remove a hand card; a suggestion becomes my own payment. */
  toggle(card: number, held: number): void {
    const now = [...this.laid];
    const there = now.filter((c) => c === card).length;
    if (there >= held) now.splice(now.indexOf(card), 1);
    else now.push(card);
    void this.edit(now);
  }

  remove(card: number): void {
    const now = [...this.laid];
    now.splice(now.indexOf(card), 1);
    void this.edit(now);
  }

  /** Check a set of cards: pay them one after the other in a look-ahead, and read the next question. */
  async edit(cards: number[]): Promise<void> {
    const turn = ++this.turn;
    this.chosen = -1;
    this.cards = inOrder(cards);
    this.busy = true;
    this.complete = false;
    this.choices = [];
    let asked: QuestionInfo | null = this.question;
    const plan: number[] = [];
    const paying = (): boolean => asked?.kind === "pay";
    for (const card of this.cards) {
      const choice = paying() ? asked?.choices?.find((c) => c.verb === "lay-down" && c.card === card) : undefined;
      if (!choice) continue;
      plan.push(choice.action);
      asked = await this.game.table.look([...this.first, ...plan]);
      if (turn !== this.turn) return;
    }
    const pays = paying() ? (asked?.choices ?? []).filter((c) => c.verb === "pay" || c.verb === "pay-mixed") : [];
    const end = pays.find((c) => c.action === this.mixed) ?? pays[0];
    this.ends = asked;
    let after: QuestionInfo | null = paying() ? null : asked;
    if (end) {
      plan.push(end.action);
      after = await this.game.table.look([...this.first, ...plan]);
      if (turn !== this.turn) return;
    }
    this.plan = plan;
    this.complete = this.cards.length > 0 && (end !== undefined || !paying());
    this.follow(after);
    this.busy = false;
  }

  /** Send everything as one move. */
  get actions(): number[] {
    if (this.way) return [...this.first, ...this.way.actions];
    const bind = this.choices.includes(this.bound) ? [this.game.actions.indexOf(`ally:${name(this.bound)}`)] : [];
    return [...this.first, ...this.plan, ...bind.filter((action) => action >= 0)];
  }
}

const lowest = (cards: readonly number[]): number =>
  cards
    .filter((card) => kindOf(card)?.race !== "kraken")
    .toSorted((a, b) => (kindOf(a)?.value ?? 0) - (kindOf(b)?.value ?? 0))[0] ?? -1;
