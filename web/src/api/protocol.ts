// The messages between a table and whoever sits at it.
// Made from src/hadal/server/protocol/ by tools/make_protocol.py: change it there.

/** How long people may think: not at all limited, a Fischer clock, or days for each turn. */
export interface TimeControl {
  kind: "none" | "live" | "days";
  base_s: number;
  increment_s: number;
  days: number;
}

/** What is agreed before the start, and shown to everybody. */
export interface TableSettings {
  clock: TimeControl;
  sealed: boolean;
  spectators: boolean;
  listed: boolean;
  takebacks: boolean;
  memory: "off" | "counts" | "full";
  odds: boolean;
  bot_pace_ms: number;
  takeover: string;
  absence_s: number;
  cover_ms: number;
}

/** Where a what-if comes from: a finished game, or a record that somebody brought along (no table). */
export interface BranchOrigin {
  table: string;
  move: number;
  of: number;
}

/** A seat: shown by the name of its player. */
export interface SeatPart {
  type: "seat";
  seat: number;
}

/** A card, by its name in the sentence. */
export interface CardPart {
  type: "card";
  card: number;
  text: string;
  what?: string;
}

/** A number of something, as the sentence puts it. */
export interface AmountPart {
  type: "amount";
  amount: number;
  text: string;
  unit?: string;
}

/** What a price is made of: what is printed, and what Lords in play add or take off. */
export interface PricePart {
  code: string;
  amount: number;
}

/** Something that recruiting a Lord brings about by itself, besides the Lord. */
export interface Consequence {
  code: "third-key" | "locks" | "sixth" | "seventh" | "refill" | "court-ends" | "power";
  lords?: number[];
  left?: number;
  pearls?: number;
}

/** What a Lord of the Court costs one seat now, and if it cannot be paid, why. */
export interface LordPreview {
  lord: number;
  price: number;
  changes: PricePart[];
  lacks?: "" | "value" | "races" | "race" | "guarded";
  have?: number;
  need?: number;
  race?: number;
  stacks?: number[];
  text?: (string | SeatPart | CardPart | AmountPart)[];
  then?: Consequence[];
}

/** What a seat's cards are worth as they lie, term by term; what only the seat knows is told to nobody else. */
export interface SeatTotals {
  seat: number;
  lords: number;
  places: number;
  allies: number;
  nebulis: number;
  figure: number;
  wounds: number;
  scourge: number;
  tokens: number;
  open: number;
  each: number[];
  if_over: number[];
}

/**
 * What a seat wants done when a card is offered: a price for each kind of card.
 *
 * `prices` has a row for each race (the Krakens last) and a column for each value; -1 asks, 0 passes,
 * 3 buys for up to three Pearls and passes if it is dearer.
 */
export interface Orders {
  prices: number[][];
  scope: "exploration" | "turn" | "game";
  unless_lord: boolean;
}

/** The first message: what the client has seen already, and how it wants to be spoken to. */
export interface Hello {
  type: "hello";
  seen?: number;
  language?: string;
  texts?: boolean;
}

/** The answer to the question at `seq`: one action, or all actions of one decision. */
export interface MoveCommand {
  type: "move";
  seq: number;
  id: string;
  actions: number[];
}

/** Take back my last move, or with `all` everything since the last thing that cannot be taken back. */
export interface UndoCommand {
  type: "undo";
  seq: number;
  id: string;
  all?: boolean;
}

/** Ask the others to go back to the position after entry `to`. */
export interface TakebackCommand {
  type: "ask-back";
  seq: number;
  id: string;
  to: number;
}

/** Yes or no to the one who asked to go back. */
export interface VoteCommand {
  type: "agree";
  seq: number;
  id: string;
  yes: boolean;
}

/** Let a bot play my seat; an empty name takes the seat back. */
export interface HandOverCommand {
  type: "hand-over";
  seq: number;
  id: string;
  bot: string;
}

/** My standing orders from now on; none at all to be asked again. */
export interface OrdersCommand {
  type: "orders";
  id: string;
  orders: Orders | null;
}

/** Something for the others at the table: players to players, spectators to spectators. */
export interface ChatCommand {
  type: "say";
  id: string;
  text: string;
}

/** Why may I not do this now? */
export interface ExplainQuery {
  type: "why";
  id: string;
  action: number;
}

/** What would I be asked after these actions? Nothing is done yet. */
export interface LookAheadQuery {
  type: "look";
  seq: number;
  id: string;
  actions: number[];
}

/** What does each Lord of the Court cost me, and what do I lack? At any time, whoever's turn it is. */
export interface PreviewsQuery {
  type: "court";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** One legal action: for programs, and as a sentence with its consequence. */
export interface ActionChoice {
  action: number;
  name: string;
  verb: string;
  zone?: string;
  card?: number;
  seat?: number;
  amount?: number;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  facts?: Record<string, unknown>;
  final?: "" | "shows" | "passes";
}

/** Several actions that make one decision, such as a whole payment: to be sent as one move. */
export interface PaymentWay {
  actions: number[];
  text?: (string | SeatPart | CardPart | AmountPart)[];
  cards?: number[];
  pearls?: number;
  nebulis?: number;
  affiliates?: number;
  gain?: number;
  value?: number;
  races?: number;
}

/** What this viewer is asked. Only whoever must answer gets it. */
export interface QuestionInfo {
  kind: string;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  help?: string;
  choices?: ActionChoice[];
  ways?: PaymentWay[];
  facts?: Record<string, unknown>;
  sealed?: boolean;
  answered?: boolean;
}

/** Whom the table waits for; everybody is told. */
export interface WaitingFor {
  seat: number;
  kind?: string;
  about?: number;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  also?: number[];
  since?: number;
}

/** How much time everybody has left, and whose time runs. */
export interface ClockTimes {
  left_ms: number[];
  running?: number;
  deadline?: number;
}

/** Somebody asks to go back. */
export interface TakebackState {
  seat: number;
  to: number;
  agreed?: number[];
  waiting?: number[];
}

/** A line of the log: a subject, and what it did. */
export interface EventLine {
  who: string;
  sentences: ((string | SeatPart | CardPart | AmountPart)[])[];
  seat?: number;
  n?: number;
  private?: boolean;
}

/** What goes with every position: whom the table waits for, clocks, and what I may take back. */
export interface Standing {
  asked: WaitingFor;
  question?: QuestionInfo | null;
  clock?: ClockTimes | null;
  undo?: number;
  drivers?: string[];
  back?: TakebackState | null;
  sums?: SeatTotals[];
  facts?: Record<string, unknown>;
  scores?: number[];
  winners?: number[];
  secret?: string;
}

/** A fresh page: everything this viewer may see. */
export interface FullView {
  type: "whole";
  seq: number;
  viewer: number;
  view: Record<string, unknown>;
  standing: Standing;
  lines?: EventLine[];
  moves?: number;
  orders?: Orders | null;
  why?: string;
}

/** Entry `seq` as this viewer may know it: what happened, and how its view changes from entry seq - 1 on. */
export interface EntryNews {
  type: "news";
  seq: number;
  events: number[][];
  standing: Standing;
  seat?: number;
  lines?: EventLine[];
  moves?: number;
  patch?: unknown;
}

/** You have missed nothing: the table is where you saw it last. */
export interface UpToDate {
  type: "here";
  seq: number;
  standing: Standing;
}

/** What you said with this id is done, and durable; a sealed answer is kept until its turn comes. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  sealed?: boolean;
}

/** What you said with this id was not done, and nothing was changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: (string | SeatPart | CardPart | AmountPart)[];
  id?: string;
  seq?: number;
  reason?: Record<string, unknown>;
}

/** Why an action is not allowed now; no reason if it is. */
export interface Explanation {
  type: "because";
  id: string;
  action: number;
  code?: string;
  text?: (string | SeatPart | CardPart | AmountPart)[];
}

/**
 * What you would be asked then; nothing if somebody else would be, or nobody.
 *
 * Where there is only one way to pay nobody is asked how: it is told here, for it happens by itself.
 */
export interface LookAheadAnswer {
  type: "ahead";
  id: string;
  question?: QuestionInfo | null;
  paid?: PaymentWay | null;
}

/** The Lords of the Court as one seat could pay for them; nobody else is told. */
export interface Previews {
  type: "prices";
  id: string;
  lords?: LordPreview[];
}

/** My standing orders, as they were just kept or have run out; nobody else is told. */
export interface MyOrders {
  type: "my-orders";
  orders?: Orders | null;
}

/** Something said at the table. */
export interface ChatLine {
  type: "chat";
  n: number;
  channel: string;
  name: string;
  text: string;
  at: number;
  seat?: number;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators?: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invite" | "person" | "bot";
  name?: string;
  bot?: string;
  mine?: boolean;
  invite?: string;
}

/** A table as everybody sees it. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  options: Record<string, string>;
  settings: TableSettings;
  seats: SeatInfo[];
  status: "lobby" | "playing" | "over" | "closed";
  commitment: string;
  hosting?: boolean;
  viewer?: number;
  seq?: number;
  to_move?: number;
  since?: number;
  created?: number;
  scores?: number[];
  winners?: number[];
  rematch?: string;
  previous?: string;
  version?: number;
  origin?: BranchOrigin | null;
  lesson?: string;
}

/** Here I am. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server closes; come back in a moment. */
export interface ServerClosing {
  type: "bye";
  text?: string;
}

/** A nickname is all that is needed. */
export interface NewPerson {
  name: string;
  language?: string;
}

/** A new nickname, language or password. */
export interface PersonChanges {
  name?: string | null;
  language?: string | null;
  password?: string | null;
}

/** A claimed name and its password. */
export interface Login {
  name: string;
  password: string;
}

/** The token of a personal link. */
export interface ClaimLink {
  token: string;
}

/** Who the server takes you for. */
export interface Me {
  id: string;
  name: string;
  language?: string;
  claimed?: boolean;
}

/** A personal link: whoever opens it is you. */
export interface PersonalLink {
  token: string;
  path: string;
}

/** Who is to sit on a seat of a new table. */
export interface NewSeat {
  kind: "me" | "open" | "invite" | "bot";
  bot?: string;
}

/** A table to be laid. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  settings?: Partial<TableSettings>;
  start?: boolean;
}

/** Who plays a seat of a what-if: I do, as many as I like, or a bot. */
export interface BranchSeat {
  kind: "me" | "bot";
  bot?: string;
}

/** A what-if: play on from where an old game was after so many of its moves. */
export interface Branch {
  move: number;
  seats: BranchSeat[];
}

/** A what-if from the text of a record file. */
export interface BranchRecord {
  record: string;
  branch: Branch;
}

/** Sit down: on a given seat, or where an invite says. */
export interface Join {
  seat?: number | null;
  invite?: string;
}

/** Ask somebody to leave a seat before the start. */
export interface Kick {
  seat: number;
}

/** Make a free seat open, by invite, or a bot's. */
export interface ChangeSeat {
  seat: number;
  kind: "open" | "invite" | "bot";
  bot?: string;
}

/** Begin; what becomes of the empty seats? */
export interface Start {
  fill?: "refuse" | "bots" | "remove";
  bot?: string;
}

/** One switch of a game. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  text: string;
  free: boolean;
}

/** A bot that can sit at a table. */
export interface BotInfo {
  name: string;
  style: string;
}

/** What can be played, for how many, with which switches. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  questions: string[];
  events: string[];
  actions: string[];
  numbers: Record<string, number>;
}

/** Something said to the learner before move `at`: `ui-lesson-NAME-TEXT` of the catalogues. */
export interface LessonStep {
  at: number;
  chapter: number;
  text: string;
  point?: string[];
  do?: number[];
  jump?: boolean;
}

/** A first game that teaches. */
export interface LessonInfo {
  name: string;
  game: string;
  moves: number;
  chapters: number;
  steps: LessonStep[];
}

/** A list of tables. */
export interface TablesInfo {
  tables: TableInfo[];
}

/** One answer of a game gone by, in a viewer's eyes. */
export interface HistoryStep {
  n: number;
  seat: number;
  action: number;
  name: string;
  events: number[][];
  lines?: EventLine[];
  sums?: SeatTotals[];
  patch?: unknown;
  facts?: Record<string, unknown>;
}

/** A game from its deal on, in a viewer's eyes. */
export interface History {
  viewer: number;
  view: Record<string, unknown>;
  steps: HistoryStep[];
  sums?: SeatTotals[];
  scores?: number[];
  winners?: number[];
}

/** How the chances stood in a game gone by, for somebody who sees no hidden card. */
export interface WinChances {
  turns: number[][];
}

/** What was wrong with a request. */
export interface ErrorInfo {
  code: string;
  text: string;
}

/** A race, a guild, or anything else that has a word in the rules and a name for people. */
export interface NamedInfo {
  id: string;
  name: string;
  many: string;
}

/** A Lord; its place in the list is its number. */
export interface LordInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  guild: string;
  cost: number;
  races: number;
  must: string;
  points: number;
  keys: number;
  when: "once" | "always" | "turn" | "none";
  moment: string;
  brief: string;
  text: string;
}

/** A Location; its place in the list is its number. */
export interface LocationInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  formula: string;
  kind: string;
  base: number;
  each: number;
  unit: string;
}

/** A kind of exploration card; its place in the list is its number. */
export interface AllyInfo {
  id: string;
  name: string;
  box: "base" | "kraken" | "leviathan";
  race: string;
  value: number;
  special: "" | "double" | "boost";
  copies: number;
}

/** One level of a Leviathan. */
export interface LevelInfo {
  resistance: number;
  rewards: number;
}

/** A Leviathan; its place in the list is its number. */
export interface LeviathanInfo {
  id: string;
  name: string;
  race: string;
  levels: LevelInfo[];
  penalty: "allies" | "pearls" | "lord" | "wounds";
  count: number;
  penalty_text: string;
}

/** A kind of Monster token; its place in the list is its number. */
export interface TokenInfo {
  id: string;
  box: "base" | "kraken" | "leviathan";
  points: number;
  text: string;
  copies: number;
}

/** A Loot card; its place in the list is its number. */
export interface LootInfo {
  value: number;
  reward: "key" | "pearls" | "token" | "ally" | "";
  copies: number;
}

/** What a Monster brings. */
export interface RewardInfo {
  keys: number;
  pearls: number;
  tokens: number;
  text: string;
}

/** A card of a game without boxes; its place in the list is its number. */
export interface PlainCardInfo {
  id: string;
  name: string;
  suit: "points" | "sword" | "hook" | "eye" | "panic";
  points: number;
  copies: number;
}

/** All cards of a game; a game has only some of the lists. */
export interface CardsInfo {
  game: string;
  language: string;
  races: NamedInfo[];
  guilds: NamedInfo[];
  lords: LordInfo[];
  locations: LocationInfo[];
  allies: AllyInfo[];
  leviathans: LeviathanInfo[];
  tokens: TokenInfo[];
  loot: LootInfo[];
  threat: RewardInfo[][];
  cards: PlainCardInfo[];
}

/** What a client says over the socket. */
export type ClientMessage =
  | Hello
  | MoveCommand
  | UndoCommand
  | TakebackCommand
  | VoteCommand
  | HandOverCommand
  | OrdersCommand
  | ChatCommand
  | ExplainQuery
  | LookAheadQuery
  | PreviewsQuery
  | Ping;

/** What the table says over the socket. */
export type ServerMessage =
  | TableInfo
  | FullView
  | EntryNews
  | UpToDate
  | Accepted
  | Refused
  | Explanation
  | LookAheadAnswer
  | Previews
  | ChatLine
  | Presence
  | MyOrders
  | Pong
  | ServerClosing;
