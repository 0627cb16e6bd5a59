// The table as its parts see it: the view, what is lit, which sheet is open, and how a click becomes a move.
import { Board, type ButtonFace, type CommonSheet, provideBoard, useBoard } from "../board/board.svelte";
import type { Choice, News } from "../protocol";
import { ABYSS_EVENTS } from "../lib/fold_abyss";
import { prefs } from "../lib/prefs.svelte";
import { ALLY_NAMES, LEVIATHANS, LOCATIONS, LORDS, RACE_NAMES } from "./facts";
import { Lit, type Tab } from "./lit";
import { shortText } from "./prompts";
import { iconOf, keyOf, rolls } from "./verbs";
import { leastPearls, rewardGoods } from "./goods";
import type { AbyssView } from "./view";
import { t } from "./words";

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

const [DICE, ATTACK, REVEALED, EXPLORED, PASSED, PEARLS_GAINED] = ["dice", "attack", "revealed", "explored", "passed", "pearls-gained"].map((name) => ABYSS_EVENTS.indexOf(name));
const WHY_LAST_SPACE = 101; // as the rules number the causes of gains

export class Game extends Board<AbyssView, Sheet> {
  distances = $state<Record<number, Distance>>({});
  lastAttack = $state({ card: -1, die: 0 }); // the Ally last thrown at a Leviathan, and its die
  tab = $state<Tab>("depths"); // the zone a phone shows
  picked = $state<number[]>([]); // hand cards chosen in a sheet
  risks = $state.raw<number[]>([]); // Lords payable now that a Pearl less would put out of reach
  passed = $state.raw<number[]>([]); // seats that did not want the card in question
  private reminded = -1; // the turn in which a reminder was given

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
    const face = { ...shortText(this, choice), icon: iconOf(verb), key: keyOf(verb), rolls: rolls(verb) };
    const goods = verb === "reward" ? rewardGoods(choice) : [];
    if (!goods.length) return face;
    const have = goods.map(({ icon, n }) => `${this.held(icon)} → ${this.held(icon) + n}`).join(", ");
    return { ...face, goods, then: t("reward-have", { have }) };
  }

  /** How many of these goods I have. */
  private held(icon: string): number {
    const { view, me } = this;
    return (icon === "pearl" ? view.pearls[me] : icon === "key" ? view.keys[me] : view.token_sizes[me]) ?? 0;
  }

  /** Plotting may cost a Lord that is payable now; a turn may end with powers unused. */
  override doubt(choice: Choice): string {
    if (choice.verb === "plot" && this.risks.length) {
      return t("plot-risk", { n: this.risks.length, lords: this.risks.map((lord) => this.lordName(lord)).join(", ") });
    }
    const unused = this.lit.verbs("use").map((use) => this.lordName(use.card ?? -1));
    if (choice.verb !== "end-turn" || !prefs.reminders || !unused.length || this.reminded === this.view.turns) return "";
    return t("unused-powers", { n: unused.length, lords: unused.join(", ") });
  }

  override act(choice: Choice): void {
    if (choice.verb === "end-turn") this.reminded = this.view.turns;
    super.act(choice);
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
    for (const [kind, seat = -1, , card = -1, n = 0] of news.events) {
      if (kind === REVEALED || kind === EXPLORED) this.passed = [];
      if (kind === PASSED) this.passed = [...this.passed, seat];
      if (kind === PEARLS_GAINED && seat === this.me && card === WHY_LAST_SPACE) this.tell(t("forced-fifth"));
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
    await this.weigh();
  }

  /** Which of the payable Lords would a Pearl less put out of reach? The table tells what each takes at least. */
  private async weigh(): Promise<void> {
    this.risks = [];
    const pearls = this.view.pearls[this.me] ?? 0;
    if (!this.lit.verb("plot") || pearls === 0) return;
    const seen = this.desk.seq;
    const needs = await Promise.all(
      this.lit.verbs("recruit").map(async (choice) => ({ lord: choice.card ?? -1, ahead: await this.desk.ahead([choice.action]) })),
    );
    if (this.desk.seq === seen) this.risks = needs.filter(({ ahead }) => leastPearls(ahead) >= pearls).map(({ lord }) => lord);
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
