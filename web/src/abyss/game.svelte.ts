// The table as its parts see it: the view, what is lit, which sheet is open, and how a click becomes a move.
import { getContext, setContext } from "svelte";
import type { Choice, GameInfo, Question } from "../protocol";
import { ALLY_NAMES, LEVIATHANS, LOCATIONS, LORDS, RACE_NAMES } from "./facts";
import { Lit, type Tab } from "./lit";
import type { Table } from "../lib/table.svelte";
import { seatName } from "../lib/seats";
import { prefs } from "../lib/prefs.svelte";
import { sigil } from "./nouns";
import { named } from "./sentences";
import { final } from "./verbs";
import { type AbyssView, isAbyssView } from "./view";
import { t } from "./words";

export type Sheet =
  | { kind: "lord"; lord: number }
  | { kind: "place"; place: number }
  | { kind: "ally"; card: number }
  | { kind: "beast"; beast: number; level: number }
  | { kind: "tableau"; seat: number }
  | { kind: "pay"; lord: number; first: number[] }
  | { kind: "orders" }
  | { kind: "aid" }
  | { kind: "choices" }
  | { kind: "piles" }
  | { kind: "menu" };

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

export class Game {
  readonly desk: Table;
  readonly info: GameInfo | null;
  sheet = $state<Sheet | null>(null);
  armed = $state<Choice | null>(null); // clicked once; asks for a second click
  hover = $state<Choice | null>(null); // what the prompt explains
  notice = $state(""); // why something was not possible
  dismissed = $state(false); // the end of the game was put aside to look at the table
  distances = $state<Record<number, Distance>>({});
  lastAttack = $state({ card: -1, die: 0 }); // the Ally last thrown at a Leviathan, and its die
  tab = $state<Tab>("depths"); // the zone a phone shows
  phone = $state(false); // one zone at a time
  rail = $state<"log" | "chat" | "notes">("log");
  picked = $state<number[]>([]); // hand cards chosen in a sheet
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Table, info: GameInfo | null = null) {
    this.desk = desk;
    this.info = info;
  }

  readonly ready = $derived.by(() => isAbyssView(this.desk.view) && this.desk.standing !== null);
  readonly view = $derived.by(() => this.desk.view as unknown as AbyssView);
  readonly me = $derived.by(() => this.view.viewer);
  readonly seats = $derived.by(() => this.view.pearls.length);
  readonly asked = $derived.by(() => this.desk.standing!.asked);
  readonly question = $derived.by((): Question | null => this.desk.standing?.question ?? null);
  readonly lit = $derived.by(() => new Lit(this.desk.sent ? null : this.question));
  readonly over = $derived.by(() => this.asked.seat < 0);
  readonly driver = $derived.by(() => (this.me >= 0 ? (this.desk.standing?.drivers?.[this.me] ?? "") : ""));
  readonly memory = $derived.by(() => this.desk.info?.settings.memory ?? "full");
  readonly usedUp = $derived.by(() => this.desk.info?.options["leviathan_damage"] !== "independent");
  readonly ambassadorKeys = $derived.by(() => this.desk.info?.options["ambassador_keys"] === "3");

  readonly names = $derived.by(() =>
    Array.from({ length: this.seats }, (_, seat) => seatName(this.desk.info, seat)),
  );

  /** Everybody else in turn order, beginning after me; a spectator sees all. */
  readonly rivals = $derived.by(() => {
    const all = Array.from({ length: this.seats }, (_, i) => (this.me + 1 + i + this.seats) % this.seats);
    return this.me >= 0 ? all.filter((seat) => seat !== this.me) : all.sort((a, b) => a - b);
  });

  name(seat: number): string {
    return this.names[seat] ?? t("nobody");
  }

  /** A sentence of the server with the names of the players. */
  say(text: string | undefined): string {
    return named(text ?? "", this.names);
  }

  /** Somebody clicked a lit thing on the board. */
  click(choice: Choice): void {
    if (choice.verb === "recruit") return this.openPayment(choice.card ?? -1, [choice.action]);
    const arm = prefs.commit === "always" || (prefs.commit === "careful" && final(choice.verb));
    if (arm && this.armed?.action !== choice.action) {
      this.armed = choice;
      return;
    }
    this.act(choice);
  }

  /** Somebody pressed a button that says what it does. */
  press(choice: Choice): void {
    if (choice.verb === "recruit") return this.openPayment(choice.card ?? -1, [choice.action]);
    if (prefs.commit === "always" && this.armed?.action !== choice.action) {
      this.armed = choice;
      return;
    }
    this.act(choice);
  }

  act(choice: Choice): void {
    this.send([choice.action]);
  }

  send(actions: number[]): void {
    this.armed = null;
    this.hover = null;
    this.notice = "";
    if (this.sheet?.kind === "pay" || this.sheet?.kind === "choices") this.sheet = null;
    void this.desk.move(actions).then((done) => {
      if (!done && this.desk.refusal) this.tell(this.say(this.desk.refusal.text));
    });
  }

  openPayment(lord: number, first: number[]): void {
    this.armed = null;
    this.sheet = { kind: "pay", lord, first };
  }

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
    this.picked = [];
  }

  /** Tells why an action is not possible. */
  async explain(name: string): Promise<void> {
    const action = this.actions.indexOf(name);
    if (this.me < 0) return this.tell(t("watching"));
    if (action < 0) return;
    const because = await this.desk.why(action);
    this.tell(because ? this.say(because) : t("not-now"));
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ""), 6000);
  }

  get actions(): readonly string[] {
    return this.info?.actions ?? [];
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

  sigil(seat: number): string {
    return sigil(seat);
  }

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

const KEY = Symbol("abyss");
export const provide = (game: Game): Game => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
