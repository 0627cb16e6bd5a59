// The state of the drawn table of Abyss.
import { Board, type ButtonFace, type CommonSheet, provideBoard, useBoard } from "../../board/board.svelte";
import type { ActionChoice, GameInfo, EntryNews } from "../../api/protocol";
import type { CardPreview, FightOdds, LordPreview, OfferOrders, SeatTotals } from "./protocol";
import { i18n } from "../../i18n/i18n.svelte";
import { percent } from "../../i18n/percent";
import { CAUSES, EVENTS } from "./ids";
import { prefs } from "../../app/preferences.svelte";
import { ALLY_COPIES, ALLY_NAMES, LEVIATHANS, LOCATIONS, LORDS, PIECES, RACE_NAMES, ZONES, lootOf } from "./facts";
import type { Table } from "../../board/table.svelte";
import { RACES, useNumbers } from "./constants";
import { Lit, type Tab } from "./highlights";
import { shortText } from "./prompts";
import { iconOf, keyOf, rolls } from "./verbs";
import { leastPearls, rewardGoods } from "./rewards";
import { has, unseenKinds, type AbyssView } from "./view";
import { t } from "./texts";

export type Sheet =
  | CommonSheet
  | { kind: "lord"; lord: number }
  | { kind: "place"; place: number }
  | { kind: "ally"; card: number }
  | { kind: "beast"; beast: number; level: number }
  | { kind: "loot"; value: number }
  | { kind: "piece"; piece: number }
  | { kind: "tableau"; seat: number }
  | { kind: "pay"; lord: number; first: number[] }
  | { kind: "orders" }
  | { kind: "piles" };

const [DICE, ATTACK, REVEALED, EXPLORED, PASSED, PEARLS_GAINED] = (
  ["dice", "attack", "revealed", "explored", "passed", "pearls-gained"] as const
).map((name) => EVENTS.indexOf(name));
const GOODS: Record<string, string> = { pearl: "pearls", key: "keys" };
const NOTHING: SeatTotals = {
  seat: -1,
  lords: 0,
  places: 0,
  allies: 0,
  nebulis: 0,
  figure: 0,
  wounds: 0,
  scourge: 0,
  tokens: 0,
  open: 0,
  each: [],
  if_over: [],
};

export class Game extends Board<AbyssView, Sheet> {
  costs = $state.raw<Record<number, LordPreview>>({}); // what the Lords at Court cost me, and what I lack
  others = $state.raw<readonly CardPreview[]>([]); // the same for the other cards on the table
  aimed = $state(-1); // the Council stack under the pointer
  private measured = ""; // the position `costs` was requested for
  private measuring = false;
  lastAttack = $state({ card: -1, die: 0 }); // the last attack on a Leviathan: Ally and die
  added = $state(0); // how many Pearls are chosen to add to an attack
  tab = $state<Tab>("depths"); // the zone shown on a phone
  drawer = $state(false); // whether the drawer with the log is open
  picked = $state<number[]>([]); // hand cards chosen in a sheet
  risks = $state.raw<number[]>([]); // Lords I could not pay with one Pearl less
  passed = $state.raw<number[]>([]); // seats that declined the offered card
  private reminded = -1; // the turn of the last reminder

  readonly lit = $derived.by(() => new Lit(this.table.sent ? null : this.question));
  /** The seats that still have a turn in the last round, after the current one. */
  readonly lastTurns = $derived.by(() => (this.table.standing?.facts?.last_turns ?? []) as number[]);

  constructor(table: Table, info: GameInfo | null = null) {
    super(table, info);
    useNumbers(info?.numbers ?? {});
  }

  protected seatsOf(view: AbyssView): number {
    return view.pearls.length;
  }

  protected override detour(choice: ActionChoice): boolean {
    if (choice.verb === "recruit") this.openPayment(choice.card ?? -1, [choice.action]);
    return choice.verb === "recruit";
  }

  protected override closing(kind: string): boolean {
    return kind === "pay" || kind === "choices";
  }

  face(choice: ActionChoice): ButtonFace {
    const { verb } = choice;
    const face = { ...shortText(this, choice), icon: iconOf(verb), key: keyOf(verb), rolls: rolls(verb) };
    const odds = choice.facts?.odds as FightOdds | undefined;
    if (odds) return { ...face, chance: percent(odds.chances[0] ?? 0) };
    if (verb === "execute") return { ...face, icon: `race-${RACES[choice.card ?? -1] ?? "kraken"}` };
    if (verb === "use") return { ...face, main: this.lordName(choice.card ?? -1), then: t("use") };
    const goods = verb === "reward" ? rewardGoods(choice) : [];
    if (!goods.length) return face;
    const have = goods
      .map(({ icon, n }) => `${t(GOODS[icon] ?? "tokens")} ${this.held(icon)} → ${this.held(icon) + n}`)
      .join(", ");
    return { ...face, goods, then: have };
  }

  /** How many of these goods I have. */
  private held(icon: string): number {
    const { view, me } = this;
    return (icon === "pearl" ? view.pearls[me] : icon === "key" ? view.keys[me] : view.token_sizes[me]) ?? 0;
  }

  /** Warns before a plot that puts a Lord out of reach, and before a turn ends with unused powers. */
  override doubt(choice: ActionChoice): string {
    if (choice.verb === "plot" && this.risks.length) {
      return t("plot-risk", { n: this.risks.length, lords: this.risks.map((lord) => this.lordName(lord)).join(", ") });
    }
    const unused = this.lit.verbs("use").map((use) => this.lordName(use.card ?? -1));
    if (choice.verb !== "end-turn" || !prefs.reminders || !unused.length || this.reminded === this.view.turns)
      return "";
    return t("unused-powers", { n: unused.length, lords: unused.join(", ") });
  }

  override act(choice: ActionChoice): void {
    if (choice.verb === "end-turn") this.reminded = this.view.turns;
    super.act(choice);
  }

  /** Enter also strikes with the chosen number of Pearls. */
  override confirm(): boolean {
    const strike = this.lit.verbs("boost").find((choice) => choice.amount === this.added);
    if (this.armed || !strike) return super.confirm();
    this.act(strike);
    return true;
  }

  openPayment(lord: number, first: number[]): void {
    this.armed = null;
    this.sheet = { kind: "pay", lord, first };
  }

  override close(): void {
    super.close();
    this.picked = [];
  }

  /** Keep the last attack, to show it in the fight. */
  watch(news: EntryNews): void {
    for (const [kind, seat = -1, , card = -1, n = 0] of news.events) {
      if (kind === REVEALED || kind === EXPLORED) this.passed = [];
      if (kind === PASSED) this.passed = [...this.passed, seat];
      if (kind === PEARLS_GAINED && seat === this.me && card === CAUSES.LAST_SPACE) this.announce(t("forced-fifth"));
      if (kind === ATTACK) this.lastAttack = { card, die: 0 };
      if (kind === DICE) this.lastAttack = { ...this.lastAttack, die: Math.max(card, n) };
    }
  }

  /** Request what the cards on the table cost me, whoever is to move; only when it could have changed. */
  async measure(): Promise<void> {
    if (this.me < 0 || this.over || this.table.link !== "open" || this.measuring) return;
    const { hand, pearls, nebulis, keys, court, council, owner, under, guards, used, holder, closer } = this.view;
    const { border, level, track, sold, bought } = this.view;
    const mine = [hand, pearls[this.me], nebulis, keys[this.me]];
    const decks = [this.view.lord_deck_size, this.view.location_deck_size];
    const about = JSON.stringify([
      mine,
      court,
      council,
      owner,
      under,
      guards,
      used,
      holder,
      closer,
      decks,
      [border, level],
      [track, sold, bought, this.asked.kind],
      i18n.language,
    ]);
    if (about !== this.measured) {
      this.measured = about;
      this.measuring = true;
      const found = (await this.table.prices()) as (LordPreview | CardPreview)[];
      this.measuring = false;
      this.costs = Object.fromEntries(found.flatMap((one) => ("lord" in one ? [[one.lord, one]] : [])));
      this.others = found.filter((one) => "what" in one);
      // The game may have moved on meanwhile.
      return this.measure();
    }
    await this.weigh();
  }

  /** Find the Lords I could not pay with one Pearl less, from the least Pearls each takes. */
  private async weigh(): Promise<void> {
    const pearls = this.view.pearls[this.me] ?? 0;
    if (this.risks.length) this.risks = [];
    if (this.question?.kind !== "action" || this.table.sent || !this.lit.verb("plot") || pearls === 0) return;
    const seen = this.table.seq;
    const needs = await Promise.all(
      this.lit
        .verbs("recruit")
        .map(async (choice) => ({ lord: choice.card ?? -1, ahead: await this.table.ahead([choice.action]) })),
    );
    if (this.table.seq === seen)
      this.risks = needs.filter(({ ahead }) => leastPearls(ahead) >= pearls).map(({ lord }) => lord);
  }

  /** The odds of the fights I can choose now: every Ally against every Leviathan, the best Ally of each zone first. */
  readonly ways = $derived.by((): FightOdds[] =>
    this.lit
      .verbs("fight-leviathan", "choose-leviathan", "fight-again")
      .flatMap((choice) => (choice.facts?.ways ?? []) as FightOdds[]),
  );

  /** How many exploration cards of each kind are in this game. */
  readonly copies = $derived.by(() => {
    const boxes = { base: true, kraken: has.kraken(this.view), leviathan: has.leviathan(this.view) };
    return ALLY_COPIES.map((by) =>
      Object.entries(boxes).reduce((sum, [box, used]) => sum + (used ? (by[box] ?? 0) : 0), 0),
    );
  });

  /** How many of them I have not seen; nothing where the table does not help to remember. */
  readonly unseen = $derived.by(() => (this.memory === "off" ? null : unseenKinds(this.view, this.copies)));

  /** What a Lord at Court costs me now, if known. */
  readonly prices = $derived.by(() => {
    const out: Record<number, number> = {};
    for (const { lord, price } of Object.values(this.costs)) out[lord] = price;
    for (const choice of this.lit.verbs("recruit")) out[choice.card ?? -1] = choice.amount ?? 0;
    return out;
  });

  /** The Lords at Court that a Council stack would make affordable. */
  makesPayable(stack: number): number[] {
    return this.view.court.filter((lord) => this.costs[lord]?.stacks?.includes(stack));
  }

  /** The same in words. */
  promise(stack: number): string {
    const lords = this.makesPayable(stack).map((lord) => this.lordName(lord));
    return lords.length ? t("stack-makes", { lords: lords.join(", ") }) : "";
  }

  /** My standing orders. */
  get orders(): OfferOrders | null {
    return this.table.orders as OfferOrders | null;
  }

  /** The current worth of a seat's cards, from the server. */
  sums(seat: number): SeatTotals {
    return (this.table.standing?.sums as SeatTotals[] | undefined)?.[seat] ?? NOTHING;
  }

  /** The points of a Location for a seat. */
  worth(seat: number, place: number): number {
    return this.sums(seat).each[place] ?? 0;
  }

  /** The same for me: now, and if the game ended with my current hand. */
  worths(place: number): { now: number; then: number } {
    return { now: this.worth(this.me, place), then: this.sums(this.me).if_over[place] ?? 0 };
  }

  /** What an available Location, a Leviathan on the Border or the offered card takes, if known. */
  preview(what: CardPreview["what"], card: number): CardPreview | undefined {
    return this.over ? undefined : this.others.find((one) => one.what === what && one.card === card);
  }

  /** Who changes the price of a Lord at Court for me, and by how much. */
  changes(lord: number): { name: string; amount: number }[] {
    const found = this.costs[lord]?.changes.filter(({ code }) => code !== "printed") ?? [];
    return found.map(({ code, amount }) => ({ name: LORDS.find(({ id }) => id === code)?.name ?? code, amount }));
  }

  cardName(card: number): string {
    return ALLY_NAMES[card] ?? "";
  }

  /** The name of the card, token or figure of a sheet. */
  nameOf(sheet: Sheet): string {
    if (sheet.kind === "lord") return this.lordName(sheet.lord);
    if (sheet.kind === "place") return this.placeName(sheet.place);
    if (sheet.kind === "beast") return this.beastName(sheet.beast);
    if (sheet.kind === "loot") return lootOf(sheet.value)?.name ?? "";
    if (sheet.kind === "piece") return PIECES[sheet.piece]?.name ?? "";
    return sheet.kind === "ally" ? this.cardName(sheet.card) : "";
  }

  lordName(lord: number): string {
    return LORDS[lord]?.name ?? "";
  }

  beastName(beast: number): string {
    return LEVIATHANS[beast]?.name ?? "";
  }

  zoneName(zone: number): string {
    return ZONES[zone]?.name ?? "";
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
