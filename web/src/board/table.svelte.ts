// One table: its socket keeps it up to date, and every screen of the table reads it.
import type {
  Accepted,
  LookAheadAnswer,
  Explanation,
  ChatLine,
  History,
  EventLine,
  EntryNews,
  Presence,
  Previews,
  QuestionInfo,
  Refused,
  ClientMessage,
  Standing,
  TableInfo,
  ServerMessage,
  FullView,
} from "../api/protocol";
import { PROTOCOL } from "../api/protocol";
import { pageVersion } from "../app/page_version.svelte";
import { games } from "../games/registry.svelte";
import type { Sentence } from "./sentences";
import { viewAfter, type View } from "./view";
import { EventQueue, type Playback } from "./event_queue";
import { Log } from "./log.svelte";
import { Replay } from "./replay.svelte";
import { type Activity, activity as ofThePage } from "../app/activity.svelte";
import { freshId, TableSocket, type LinkState } from "../api/socket";

export type NewsListener = (news: EntryNews, before: View, after: View) => void;

/** Shows an entry by calling `show`, and animates it at a pace (0: not at all). */
export type Director = (news: EntryNews, before: View, after: View, show: () => void, pace: number) => Playback | null;

/** A message that waits for its answer. */
interface PendingRequest {
  settle: (answer: ServerMessage | null) => void;
}

type MessageByType = { [K in ClientMessage["type"]]: Extract<ClientMessage, { type: K }> };

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /**
   * The current view, even while an earlier one is shown. This, the question, the log and the sequence number follow the queue:
   * an entry that has arrived counts when it is shown.
   */
  latest = $state.raw<View | null>(null);
  current = $state.raw<Standing | null>(null);
  /** The history while the player looks at an earlier move; no question is asked then. */
  back = $state.raw<Replay | null>(null);
  readonly view = $derived.by(() => this.back?.shown(this.back.n) ?? this.latest);
  readonly standing = $derived.by(() => this.back?.standing(this.back.n) ?? this.current);
  seq = $state(-1);
  moves = $state(0);
  viewer = $state(-1);
  orders = $state.raw<unknown>(null);
  presence = $state.raw<Presence>({ type: "presence", seats: [] });
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>("trying");
  /** Why the last command was refused; cleared by the next one. */
  refusal = $state.raw<Refused | null>(null);
  /** The actions that were sent and are not answered yet; they are shown as done. */
  sent = $state.raw<number[] | null>(null);
  /** Has a move just been undone? */
  undone = $state(false);
  log = new Log();
  /** Entries on their way to the screen. */
  readonly queue: EventQueue;

  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  #clockAhead = 0;
  #socket: TableSocket;
  #pending = new Map<string, PendingRequest>();
  #listeners = new Set<NewsListener>();
  #director: Director | null = null;
  #received = -1; // the last entry that has arrived
  #next: View | null = null; // the view after it
  #catchingUp = false; // something was missed and has been requested
  #needsFullView = true; // the next hello requests it
  #endLoading: () => void = () => {};
  #skipTo = 0; // entries before this move are not shown
  #endSkipping: () => void = () => {};

  constructor(
    readonly id: string,
    readonly language: () => string,
    make?: (address: string) => WebSocket,
    /** What counts as busy while this table is; one in the background has its own. */
    readonly activity: Activity = ofThePage,
  ) {
    let rest = (): void => {};
    this.queue = new EventQueue(undefined, (busy) => {
      rest();
      if (busy) rest = activity.hold();
    });
    const address = `${location.origin.replace("http", "ws")}/ws/tables/${id}`;
    const listener = {
      hello: (): ClientMessage => ({
        type: "hello",
        protocol: PROTOCOL,
        seen: this.#needsFullView ? -1 : this.#received,
        language: this.language(),
      }),
      onMessage: (message: ServerMessage) => this.#receive(message),
      onState: (state: LinkState) => this.#setLink(state),
    };
    this.#socket = make ? new TableSocket(address, listener, make) : new TableSocket(address, listener);
  }

  /** Connect. Without a connection the table only shows what it is given. */
  open(): this {
    this.#endLoading = this.activity.hold();
    this.#socket.open();
    return this;
  }

  /** Show a finished game. */
  show(info: TableInfo, replay: Replay): void {
    this.info = info;
    this.viewer = replay.history.viewer;
    this.#next = this.latest = replay.history.view;
    this.current = { asked: { seat: -1 } };
    this.#received = this.seq = this.moves = replay.last;
    this.log.begin(
      replay.steps.flatMap((step) => (step.lines ?? []).map((line) => ({ ...line, n: step.n }))),
      replay.last,
      replay.logTurns(),
    );
    this.back = replay;
  }

  close(): void {
    this.#socket.close();
    this.queue.skip();
    this.#endLoading();
    this.#endLeap();
    for (const { settle } of this.#pending.values()) settle(null);
    this.#pending.clear();
  }

  // State.

  get question(): QuestionInfo | null {
    return this.standing?.question ?? null;
  }

  /** Is it my move? Also while I look at an earlier one. */
  get mine(): boolean {
    const question = this.current?.question ?? null;
    return question !== null && !question.answered;
  }

  get over(): boolean {
    if (this.back) return (this.standing?.winners?.length ?? 0) > 0;
    return this.info?.status === "over" || (this.standing?.winners?.length ?? 0) > 0;
  }

  /** Request the full view again: after a change of language, or when patches do not suffice. */
  refresh(): void {
    this.#needsFullView = true;
    this.#socket.hello();
  }

  /** Listen to every entry before its view is shown. */
  onNews(listener: NewsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Let somebody animate the entries from now on; returns how to stop that. */
  direct(director: Director): () => void {
    this.#director = director;
    const skip = (): void => this.queue.skip(); // nobody watches a hidden page, and its timers are slow
    document.addEventListener("visibilitychange", skip);
    return () => {
      document.removeEventListener("visibilitychange", skip);
      skip();
      this.#director = null;
    };
  }

  /** The server's time: deadlines are given in it. */
  serverNow(): number {
    return Date.now() + this.#clockAhead;
  }

  // Looking back.

  /** Show the table as it was after move n; `load` fetches the history as the viewer saw it. */
  async lookBack(n: number, load: (viewer: number) => Promise<History>): Promise<void> {
    const known = this.back?.history.viewer === this.viewer && Math.min(n, this.moves) <= this.back.last;
    if (!known) await games.load(this.info?.game ?? "");
    const replay = known && this.back ? this.back : new Replay(this.info?.game ?? "", await load(this.viewer));
    replay.go(n);
    this.queue.skip();
    this.back = replay;
  }

  /** Return to the current position. */
  toNow(): void {
    this.back = null;
  }

  // Commands. Each returns whether it was accepted.

  async move(actions: number[]): Promise<boolean> {
    if (this.back) return false;
    this.queue.skip();
    this.sent = actions;
    return this.#command("move", { seq: this.seq, actions });
  }

  /** Make a move and skip the animation of everything up to move `to`. */
  async leap(actions: number[], to: number): Promise<boolean> {
    this.#skipTo = to;
    this.#endSkipping = this.activity.hold();
    const done = await this.move(actions);
    if (!done) this.#endLeap();
    return done;
  }

  #endLeap(): void {
    this.#skipTo = 0;
    this.#endSkipping();
  }

  async undo(all = false): Promise<boolean> {
    if (this.back) return false; // the move that would be undone is not on the screen
    this.queue.skip();
    return this.#command("undo", { seq: this.seq, all });
  }

  /** Ask the others to undo the last move. */
  askBack(): Promise<boolean> {
    this.queue.skip();
    return this.#command("ask-back", { seq: this.seq });
  }

  agree(yes: boolean): Promise<boolean> {
    this.queue.skip();
    return this.#command("agree", { seq: this.seq, yes });
  }

  handOver(bot: string): Promise<boolean> {
    this.queue.skip();
    return this.#command("hand-over", { seq: this.seq, bot });
  }

  setOrders(orders: unknown): Promise<boolean> {
    return this.#command("orders", { orders });
  }

  talk(text: string): Promise<boolean> {
    return this.#command("say", { text });
  }

  /** The question after these actions, without performing them. */
  async look(actions: number[]): Promise<QuestionInfo | null> {
    return (await this.ahead(actions))?.question ?? null;
  }

  /** The same, with the payment that would be made automatically. */
  async ahead(actions: number[]): Promise<LookAheadAnswer | null> {
    const answer = await this.#request("look", { seq: this.seq, actions });
    return answer?.type === "ahead" ? answer : null;
  }

  /** Why an action is not possible; empty if it is. */
  async why(action: number): Promise<Sentence> {
    const answer = await this.#request("why", { action });
    return answer?.type === "because" ? (answer.text ?? []) : [];
  }

  /** What my options would cost and lead to, whoever is to move; the game defines the items. */
  async prices(): Promise<unknown[]> {
    const answer = await this.#request("court", {});
    return answer?.type === "prices" ? (answer.lords ?? []) : [];
  }

  async #command<K extends keyof MessageByType>(
    type: K,
    content: Omit<MessageByType[K], "type" | "id">,
  ): Promise<boolean> {
    this.refusal = null;
    return (await this.#request(type, content))?.type === "accepted";
  }

  #request<K extends keyof MessageByType>(
    type: K,
    content: Omit<MessageByType[K], "type" | "id">,
  ): Promise<ServerMessage | null> {
    const id = freshId();
    const answer = new Promise<ServerMessage | null>((settle) => this.#pending.set(id, { settle }));
    this.#socket.send({ ...content, type, id } as unknown as ClientMessage);
    return this.activity.during(answer);
  }

  // Messages from the server.

  #setLink(state: LinkState): void {
    this.link = state;
    if (state === "refused") this.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        this.#receiveTable(message);
        return;
      }
      case "whole": {
        this.#receiveView(message);
        return;
      }
      case "news": {
        this.#receiveNews(message);
        return;
      }
      case "here": {
        this.#receiveStanding(message.seq, message.standing);
        return;
      }
      case "accepted":
      case "refused":
      case "because":
      case "ahead":
      case "prices": {
        this.#receiveAnswer(message);
        return;
      }
      case "chat": {
        this.#receiveChat(message);
        return;
      }
      case "presence":
        this.presence = message;
        return;
      case "my-orders":
        this.orders = message.orders ?? null;
        return;
      case "pong":
        this.#clockAhead = message.at - Date.now();
        return;
      case "bye":
        return;
    }
  }

  #receiveTable(info: TableInfo): void {
    const before = this.info;
    this.info = info;
    if (before?.game !== info.game) void this.activity.during(games.loadTexts(info.game)).catch(() => {});
    this.viewer = info.viewer ?? -1;
    // A viewer who takes a seat sees other cards from now on.
    const otherEyes = before !== null && before.status === "playing" && (before.viewer ?? -1) !== this.viewer;
    if (otherEyes) this.refresh();
    if (info.status === "lobby" || info.status === "closed") this.#endLoading();
  }

  #receiveView(whole: FullView): void {
    this.#needsFullView = false;
    this.#endLeap();
    this.#socket.send({ type: "ping" }); // the answer tells the server's time
    this.queue.skip();
    this.#received = whole.seq;
    this.#next = this.latest = whole.view;
    this.viewer = whole.viewer;
    this.moves = whole.moves ?? 0;
    this.orders = whole.orders ?? null;
    this.undone = whole.why === "undo";
    if (whole.why === "seat") this.log.replaceLines(whole.lines ?? [], whole.seq, whole.turns);
    else this.log.begin(whole.lines ?? [], whole.seq, whole.turns);
    if (whole.why === "undo") this.back = null;
    this.#setStanding(whole.seq, whole.standing);
  }

  #receiveNews(news: EntryNews): void {
    if (news.seq <= this.#received || this.#needsFullView) return;
    if ((news.moves ?? 0) < this.#skipTo) return;
    if (this.#skipTo > 0) {
      this.refresh();
      return;
    }
    if (!this.#next || !this.info || news.seq !== this.#received + 1) {
      this.#requestMissed();
      return;
    }
    const before = this.#next;
    const after = viewAfter(before, news.patch);
    this.#next = after;
    this.#received = news.seq;
    this.#catchingUp = false;
    const mine = this.viewer >= 0 && news.seat === this.viewer;
    this.queue.push({
      urgent: mine || asksMe(news.standing),
      play: (pace) => this.#play(news, before, after, pace),
    });
  }

  /** Show an entry; its animation, if there is one. */
  #play(news: EntryNews, before: View, after: View, pace: number): Playback | null {
    const show = (): void => {
      this.log.add(news, before);
      this.latest = after;
      this.moves = news.moves ?? this.moves;
      this.undone = false;
      this.#setStanding(news.seq, news.standing);
    };
    if (!this.back) {
      for (const listener of this.#listeners) listener(news, before, after);
      if (this.#director) return this.#director(news, before, after, show, pace);
    }
    show();
    return null;
  }

  /** A new standing without an entry: after the entries that are on their way. */
  #receiveStanding(seq: number, standing: Standing): void {
    this.#received = Math.max(this.#received, seq);
    this.queue.push({
      urgent: asksMe(standing),
      play: () => {
        this.#setStanding(seq, standing);
        return null;
      },
    });
  }

  /** Request what was missed, once. */
  #requestMissed(): void {
    if (!this.#catchingUp) this.#socket.hello();
    this.#catchingUp = true;
  }

  #setStanding(seq: number, standing: Standing): void {
    this.seq = seq;
    this.current = standing;
    this.sent = null;
    this.#catchingUp = false;
    this.#endLoading();
  }

  #receiveAnswer(answer: Accepted | Refused | Explanation | LookAheadAnswer | Previews): void {
    if (answer.type === "refused") this.refusal = answer;
    if (answer.type === "refused" && answer.code === "old-page") pageVersion.old = true;
    if (answer.type === "refused" || (answer.type === "accepted" && answer.sealed)) this.sent = null;
    if (answer.type === "refused" && answer.code === "stale") this.#socket.hello();
    const id = answer.id ?? "";
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  #receiveChat(line: ChatLine): void {
    if (this.chat.some((known) => known.n === line.n)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.n - b.n);
  }
}

/** Is there a question that I have not answered? */
const asksMe = (standing: Standing): boolean => !!standing.question && !standing.question.answered;

export type { EventLine };
