// The state of a drawn table of any game: its view, the open sheet, and how a click becomes a move.
import { getContext, setContext } from "svelte";
import type { ActionChoice, GameInfo, QuestionInfo } from "../api/protocol";
import { asksFirst } from "./confirm.svelte";
import { OPEN } from "./events";
import type { Reading } from "./reading";
import { seatName, sigilOf } from "./seats";
import type { Table } from "./table.svelte";
import { plain, type Sentence } from "./sentences";
import { t } from "./texts";

/** A sheet every table has; a game adds its own. */
export type CommonSheet = { kind: "aid" } | { kind: "choices" } | { kind: "menu" };

/** How a choice looks on a button. */
export interface ButtonFace {
  icon: string;
  key: string;
  main: string;
  then: string; // its consequence, in small print
  rolls?: boolean;
  chance?: string | undefined; // of success, where dice decide
  goods?: readonly { icon: string; n: number }[]; // what it brings, as icons
}

/** What every view contains. */
export interface AnyView {
  viewer: number;
  turn: number;
  turns: number;
}

const NOTICE_MS = 6000;

export abstract class Board<V extends AnyView = AnyView, S extends { kind: string } = CommonSheet> {
  readonly table: Table;
  readonly info: GameInfo | null;
  sheet = $state.raw<S | CommonSheet | null>(null);
  armed = $state.raw<ActionChoice | null>(null); // clicked once; waits for a second click
  hover = $state.raw<ActionChoice | null>(null); // what the prompt explains
  reading = $state.raw<Reading | null>(null); // the card that is shown large
  dismissed = $state(false); // the end screen was closed to look at the table
  phone = $state(false); // narrow screen: one zone at a time
  follow = $state(-1); // for spectators: the seat whose area is shown; -1: that of the player to move
  rail = $state<"log" | "chat" | "notes">("log");
  unread = $state(0); // lines of the chat that were not on the screen yet
  private told = $state.raw<{ text: string; moves: number | null } | null>(null);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, info: GameInfo | null = null) {
    this.table = table;
    this.info = info;
  }

  readonly view = $derived.by(() => this.table.view as unknown as V);
  readonly me = $derived.by(() => this.view.viewer);
  readonly asked = $derived.by(() => this.table.standing!.asked);
  readonly question = $derived.by((): QuestionInfo | null => this.table.standing?.question ?? null);
  /** The seat whose area a spectator sees. */
  readonly watched = $derived.by(() =>
    this.follow >= 0 ? this.follow : this.asked.seat >= 0 ? this.asked.seat : Math.max(0, this.view.turn),
  );
  /** Why an action is not possible, or what has just happened. A reason holds until I am asked something else. */
  readonly notice = $derived.by(() => {
    const outdated = this.question !== null && (this.told?.moves ?? this.table.moves) !== this.table.moves;
    return outdated ? "" : (this.told?.text ?? "");
  });
  readonly over = $derived.by(() => this.asked.seat < 0);
  /** A replay with all cards open, which shows the area of the player to move. */
  readonly opened = $derived.by(() => this.table.back?.history.viewer === OPEN);
  readonly driver = $derived.by(() => (this.me >= 0 ? (this.table.standing?.drivers?.[this.me] ?? "") : ""));
  readonly memory = $derived.by(() => this.table.info?.settings.memory ?? "full");
  readonly seats = $derived.by(() => this.seatsOf(this.view));

  readonly names = $derived.by(() => Array.from({ length: this.seats }, (_, seat) => seatName(this.table.info, seat)));

  /** The opponents in turn order, beginning after me; all seats for a spectator. */
  readonly rivals = $derived.by(() => {
    const all = Array.from({ length: this.seats }, (_, i) => (this.me + 1 + i + this.seats) % this.seats);
    return this.me >= 0 ? all.filter((seat) => seat !== this.me) : all.sort((a, b) => a - b);
  });

  /** How many seats a view has. */
  protected abstract seatsOf(view: V): number;
  abstract face(choice: ActionChoice): ButtonFace;

  /** Opens a sheet for a choice that is not sent at once; returns whether it did. */
  protected detour(_choice: ActionChoice): boolean {
    return false;
  }

  /** Does this sheet close when a move is sent? */
  protected closing(kind: string): boolean {
    return kind === "choices";
  }

  name(seat: number): string {
    return this.names[seat] ?? t("nobody");
  }

  sigil(seat: number): string {
    return sigilOf(seat);
  }

  /** A sentence as text, with the names of the players. */
  say(sentence: Sentence | undefined): string {
    return plain(sentence, this.names);
  }

  /** What follows from a choice, beside what its button says; a game without such texts repeats the button. */
  follows(choice: ActionChoice): string {
    return this.say(choice.then?.length ? choice.then : choice.text);
  }

  /** A click on a highlighted thing on the board: a slip is easy, so everything that cannot be undone later asks first. */
  click(choice: ActionChoice): void {
    this.sendOrArm(choice, asksFirst(choice, "all"));
  }

  /** A click on a button that says what it does. */
  press(choice: ActionChoice): void {
    this.sendOrArm(choice, asksFirst(choice, "none"));
  }

  /** A warning about a choice; empty if there is none. */
  doubt(_choice: ActionChoice): string {
    return "";
  }

  private sendOrArm(choice: ActionChoice, asks: boolean): void {
    if (this.detour(choice)) return;
    const arm = asks || this.doubt(choice) !== "";
    if (arm && this.armed?.action !== choice.action) {
      this.armed = choice;
      this.hush();
      return;
    }
    this.act(choice);
  }

  act(choice: ActionChoice): void {
    this.send([choice.action]);
  }

  send(actions: number[]): void {
    this.armed = null;
    this.hover = null;
    this.hush();
    if (this.sheet && this.closing(this.sheet.kind)) this.sheet = null;
    this.report(this.table.move(actions));
  }

  /** Ask the others to undo the last move. */
  askBack(): void {
    this.report(this.table.askBack());
  }

  /** Answer somebody who asks to undo a move. */
  agree(yes: boolean): void {
    this.report(this.table.agree(yes));
  }

  /** Let a bot play my seat; without a name, take the seat back. */
  handOver(bot: string): void {
    this.report(this.table.handOver(bot));
  }

  /** Set or cancel my standing orders. */
  setOrders(orders: unknown): void {
    this.report(this.table.setOrders(orders));
  }

  /** Show why a command was refused, if it was. */
  private report(command: Promise<boolean>): void {
    void command.then((done) => {
      if (!done && this.table.refusal) this.tell(this.say(this.table.refusal.text));
    });
  }

  open(sheet: S | CommonSheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }

  /** Send the move that waits for a second click; false if there is none. */
  confirm(): boolean {
    if (!this.armed) return false;
    this.act(this.armed);
    return true;
  }

  /** Close what is on top: a move that waits for a second click, or a sheet; false if there is nothing. */
  dismiss(): boolean {
    if (this.armed) this.armed = null;
    else if (this.sheet) this.close();
    else return false;
    return true;
  }

  /** Show why an action is not possible. */
  async explain(name: string): Promise<void> {
    const action = this.actions.indexOf(name);
    const because = this.me >= 0 && action >= 0 ? await this.table.why(action) : [];
    this.tell(because.length ? this.say(because) : this.idle);
  }

  /** Why a thing that stands for no action cannot be used: what is asked instead, and of whom. */
  get idle(): string {
    if (this.over) return t("game-over");
    if (this.me < 0) return t("watching");
    if (this.table.sent) return t("under-way");
    if (this.question) return t("not-now", { question: this.say(this.question.text) });
    return t("not-your-move", { name: this.name(this.asked.seat) });
  }

  /** Undo a move, or everything back to the last reveal. */
  undo(all: boolean): void {
    if (this.table.standing?.undo) this.report(this.table.undo(all));
    else this.tell(t("undo-nothing"));
  }

  /** Say why something is not possible now. */
  tell(text: string): void {
    this.show(text, this.table.moves);
  }

  /** Say what has just happened, whatever is asked next. */
  announce(text: string): void {
    this.show(text, null);
  }

  private show(text: string, moves: number | null): void {
    this.told = { text, moves };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => this.hush(), NOTICE_MS);
  }

  /** End the notice. */
  hush(): void {
    this.told = null;
  }

  get actions(): readonly string[] {
    return this.info?.actions ?? [];
  }
}

const KEY = Symbol("board");
export const provideBoard = <B>(board: B): B => setContext(KEY, board);
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each game names its own board
export const useBoard = <B = Board>(): B => getContext<B>(KEY);
