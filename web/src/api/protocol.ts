// The messages between server and clients.
// Generated from src/hadal/server/protocol/ by tools/make_protocol.py: change them there.

/** The version of these messages; a page names it in its hello. */
export const PROTOCOL = 1;

/** The time people have to think: unlimited, a Fischer clock, or days per answer. */
export interface TimeControl {
  kind: "none" | "live" | "days";
  base_s: number;
  increment_s: number;
  days: number;
}

/** What the players agree on before the start; everybody can see it. */
export interface TableSettings {
  clock: TimeControl;
  sealed: boolean;
  spectators: boolean;
  open_hands: number;
  listed: boolean;
  takebacks: boolean;
  memory: "off" | "counts" | "full";
  odds: boolean;
  bot_pace_ms: number;
  takeover: string;
  absence_s: number;
  cover_ms: number;
}

/** Where a what-if table comes from: a finished game, or an uploaded record (no table). */
export interface BranchOrigin {
  table: string;
  move: number;
  of: number;
}

/** A seat, shown as the name of its player. */
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

/** A number of something, worded as in the sentence. */
export interface AmountPart {
  type: "amount";
  amount: number;
  text: string;
  unit?: string;
}

/**
 * The first message: which protocol the client speaks, what it has already seen, and the language it wants.
 *
 * Unknown fields are ignored, so that a server understands the hello of a newer page.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  seen?: number;
  language?: string;
  texts?: boolean;
}

/** Answer the question at `seq` with one action, or with all actions of one decision. */
export interface MoveCommand {
  type: "move";
  seq: number;
  id: string;
  actions: number[];
}

/** Take back my last move, or with `all` every move I may take back alone. */
export interface UndoCommand {
  type: "undo";
  seq: number;
  id: string;
  all?: boolean;
}

/** Ask the others to return to the position after entry `to`; without it, to undo the last move. */
export interface TakebackCommand {
  type: "ask-back";
  seq: number;
  id: string;
  to?: number | null;
}

/** Accept or reject the takeback that somebody asked for. */
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

/** Set my standing orders; null cancels them. The game defines what orders look like. */
export interface OrdersCommand {
  type: "orders";
  id: string;
  orders: unknown;
}

/** Send a chat message: players write to players, spectators to spectators. */
export interface ChatCommand {
  type: "say";
  id: string;
  text: string;
}

/** Ask why an action is not allowed now. */
export interface ExplainQuery {
  type: "why";
  id: string;
  action: number;
}

/** Ask what I would be asked after these actions. Nothing is played. */
export interface LookAheadQuery {
  type: "look";
  seq: number;
  id: string;
  actions: number[];
}

/** Ask what my options would cost and lead to. Allowed at any time; the game defines the answer. */
export interface PreviewsQuery {
  type: "court";
  id: string;
}

/** Ask for the position in notation, for programs that have the rules themselves. */
export interface PositionQuery {
  type: "position";
  id: string;
}

/** Check that the connection works. */
export interface Ping {
  type: "ping";
}

/** One legal action, for programs and as a sentence that includes its consequence. */
export interface ActionChoice {
  action: number;
  name: string;
  verb: string;
  zone?: string;
  card?: number;
  seat?: number;
  amount?: number;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  then?: (string | SeatPart | CardPart | AmountPart)[];
  facts?: Record<string, unknown>;
  final?: "" | "shows" | "passes";
}

/** Several actions that make one decision, to be sent as one move. Games add fields of their own. */
export interface MoveSuggestion {
  actions: number[];
  text?: (string | SeatPart | CardPart | AmountPart)[];
}

/** The question this viewer must answer. Nobody else receives it. */
export interface QuestionInfo {
  kind: string;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  help?: string;
  choices?: ActionChoice[];
  ways?: MoveSuggestion[];
  facts?: Record<string, unknown>;
  sealed?: boolean;
  answered?: boolean;
}

/** Who must answer; everybody receives this. */
export interface WaitingFor {
  seat: number;
  kind?: string;
  about?: number;
  text?: (string | SeatPart | CardPart | AmountPart)[];
  also?: number[];
  since?: number;
}

/** The time each seat has left, and whose clock is running. */
export interface ClockTimes {
  left_ms: number[];
  running?: number;
  deadline?: number;
}

/** A takeback that somebody asked for and the others are voting on. */
export interface TakebackState {
  seat: number;
  to: number;
  agreed?: number[];
  waiting?: number[];
}

/** A line of the log: who did what. */
export interface EventLine {
  who: string;
  sentences: ((string | SeatPart | CardPart | AmountPart)[])[];
  seat?: number;
  n?: number;
  private?: boolean;
}

/** Where a turn begins among the lines of a full view. */
export interface LogTurn {
  line: number;
  seat: number;
  turn: number;
  round?: number;
}

/** For spectators, where all players agreed to it: the hands of some turns ago. */
export interface OpenHands {
  turns: number;
  hands?: number[][];
}

/** What accompanies every position: who must answer, the clocks, and what I may take back. */
export interface Standing {
  asked: WaitingFor;
  question?: QuestionInfo | null;
  clock?: ClockTimes | null;
  undo?: number;
  drivers?: string[];
  back?: TakebackState | null;
  sums?: unknown[];
  facts?: Record<string, unknown>;
  open_hands?: OpenHands | null;
  scores?: number[];
  winners?: number[];
  secret?: string;
}

/** Everything this viewer may see. */
export interface FullView {
  type: "whole";
  seq: number;
  viewer: number;
  view: Record<string, unknown>;
  standing: Standing;
  lines?: EventLine[];
  turns?: LogTurn[];
  moves?: number;
  orders?: unknown;
  why?: string;
}

/** Entry `seq` as this viewer may see it; its events update the view after entry seq - 1. */
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

/** The client has missed nothing: the table is where it last saw it. */
export interface UpToDate {
  type: "here";
  seq: number;
  standing: Standing;
}

/** The command with this id was carried out and is durable; a sealed answer is stored until its turn comes. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  sealed?: boolean;
}

/** The command with this id was refused, and nothing was changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: (string | SeatPart | CardPart | AmountPart)[];
  id?: string;
  seq?: number;
  reason?: Record<string, unknown>;
}

/** Why an action is not allowed now; empty if it is. */
export interface Explanation {
  type: "because";
  id: string;
  action: number;
  code?: string;
  text?: (string | SeatPart | CardPart | AmountPart)[];
}

/**
 * The question that would follow; empty if somebody else, or nobody, would be asked.
 *
 * A decision that leaves only one possibility is made automatically; `paid` describes it.
 */
export interface LookAheadAnswer {
  type: "ahead";
  id: string;
  question?: QuestionInfo | null;
  paid?: MoveSuggestion | null;
}

/** What my options would cost and lead to; sent to nobody else. The game defines the items. */
export interface Previews {
  type: "prices";
  id: string;
  lords?: unknown[];
}

/** A full position in notation that this viewer cannot tell from the real one: what is hidden is made up. */
export interface GuessedPosition {
  type: "guess";
  id: string;
  seq: number;
  notation: string;
}

/** My standing orders after they were set or ran out; sent to nobody else. */
export interface MyOrders {
  type: "my-orders";
  orders?: unknown;
}

/** A chat message. */
export interface ChatLine {
  type: "chat";
  n: number;
  channel: string;
  name: string;
  text: string;
  at: number;
  seat?: number;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators?: number;
}

/** A seat as others see it. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invite" | "person" | "bot";
  name?: string;
  bot?: string;
  mine?: boolean;
  invite?: string;
  ready?: boolean;
}

/** A player's part in the shuffle: the hash of a random number. */
export interface PlayerNumber {
  seat: number;
  hash: string;
  given?: boolean;
}

/** A rematch that somebody has proposed, and what the others say. */
export interface RematchAnswers {
  accepted: number[];
  declined?: number[];
}

/** A table as others see it. */
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
  host?: number;
  viewer?: number;
  seq?: number;
  to_move?: number;
  since?: number;
  created?: number;
  scores?: number[];
  winners?: number[];
  rematch?: string;
  answers?: RematchAnswers | null;
  open_hands?: number[];
  previous?: string;
  version?: number;
  origin?: BranchOrigin | null;
  lesson?: string;
  numbers?: PlayerNumber[];
  awaiting?: boolean;
  rules?: number;
  points?: number[];
  deadline?: number;
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server is shutting down; reconnect in a moment. */
export interface ServerClosing {
  type: "bye";
  text?: string;
}

/** Choose a nickname. Somebody who is signed in must say that they want another identity. */
export interface NewPerson {
  name: string;
  language?: string;
  another?: boolean;
}

/** Change the nickname, language or password. A password, and the name once it is claimed, need a proof. */
export interface PersonChanges {
  name?: string | null;
  language?: string | null;
  password?: string | null;
  proof?: string;
}

/** What only the owner knows: the password, or the recovery code. */
export interface Proof {
  proof?: string;
}

/** End one session, or all others if none is named. */
export interface EndSessions {
  session?: string;
  proof?: string;
}

/** A recovery code. */
export interface Recover {
  code: string;
}

/** One of the people who are signed in in this browser. */
export interface ChooseIdentity {
  person: string;
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

/** The person the cookie belongs to. */
export interface Me {
  id: string;
  name: string;
  language?: string;
  claimed?: boolean;
  shown?: string;
  recovery?: boolean;
  recovery_code?: string;
}

/** Who the owner of a personal link is. */
export interface LinkOwner {
  id: string;
  name: string;
}

/** A new recovery code, which is shown this once. */
export interface RecoveryCode {
  code: string;
}

/** A browser in which I am signed in. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  method: "name" | "link" | "password" | "recovery" | "reissue" | "cookie";
  current?: boolean;
}

/** Somebody who is signed in in this browser. */
export interface IdentityInfo {
  id: string;
  name: string;
  current?: boolean;
}

/** My sessions, the identities of this browser, and my personal link. */
export interface AccountInfo {
  sessions: SessionInfo[];
  identities: IdentityInfo[];
  link_made?: number;
}

/** A personal link: whoever opens it becomes you. */
export interface PersonalLink {
  token: string;
  path: string;
}

/** Who sits on a seat of a new table. */
export interface NewSeat {
  kind: "me" | "open" | "invite" | "bot";
  bot?: string;
}

/** Create a table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  settings?: Partial<TableSettings>;
  start?: boolean;
}

/** Who plays a seat of a what-if: me, on any number of seats, or a bot. */
export interface BranchSeat {
  kind: "me" | "bot";
  bot?: string;
}

/** A what-if: continue an old game from the position after `move` of its moves. */
export interface Branch {
  move: number;
  seats: BranchSeat[];
}

/** A what-if from the text of a record file. */
export interface BranchRecord {
  record: string;
  branch: Branch;
}

/** Take a seat: the given one, or the one an invite is for. */
export interface Join {
  seat?: number | null;
  invite?: string;
}

/** Propose or accept a rematch, or decline it. */
export interface AnswerRematch {
  yes?: boolean;
}

/** Let spectators see my hand some turns later, or not. */
export interface AgreeToOpenHands {
  yes: boolean;
}

/** Remove somebody from a seat before the start. */
export interface Kick {
  seat: number;
}

/** Make a seat without a person open, by invite only, a bot's, or the host's own; or remove it. */
export interface ChangeSeat {
  seat: number;
  kind: "open" | "invite" | "bot" | "me" | "remove";
  bot?: string;
}

/** Start the game; `fill` says what happens to empty seats. */
export interface Start {
  fill?: "refuse" | "bots" | "remove";
  bot?: string;
}

/** Say before the start that I am ready, or that I am not. */
export interface Ready {
  ready: boolean;
}

/** Put a table away, out of my list of games, or take it back. */
export interface Archive {
  archived: boolean;
}

/** The hash (SHA-256) of a random number of 32 bytes that this player will add to the shuffle. */
export interface GiveHash {
  hash: string;
}

/** The number itself, once the host has started the game. */
export interface GiveNumber {
  number: string;
}

/** A list of tables. */
export interface TablesInfo {
  tables: TableInfo[];
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  text: string;
  free: boolean;
}

/** A bot that can sit at a table, with its measured strength (docs/performance.md), if it was measured. */
export interface BotInfo {
  name: string;
  style: string;
  rating?: number;
  against?: string;
  wins?: number;
  error?: number;
  games?: number;
  players?: number;
}

/** A game with its player counts, options and bots. */
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

/** The cards of a game with everything printed on them. Games add lists of their own. */
export interface CardFacts {
  game: string;
  language: string;
}

/** What the learner is told before move `at`: `ui-lesson-NAME-TEXT` of the catalogues. */
export interface LessonStepInfo {
  at: number;
  chapter: number;
  text: string;
  point?: string[];
  do?: number[];
  jump?: boolean;
}

/** A lesson: a first game that teaches the rules. */
export interface LessonInfo {
  name: string;
  game: string;
  moves: number;
  chapters: number;
  steps: LessonStepInfo[];
}

/** One answer of a recorded game, as a viewer may see it. */
export interface HistoryStep {
  n: number;
  seat: number;
  action: number;
  name: string;
  events: number[][];
  lines?: EventLine[];
  sums?: unknown[];
  patch?: unknown;
  facts?: Record<string, unknown>;
}

/** A game from its deal on, as a viewer may see it. */
export interface History {
  viewer: number;
  view: Record<string, unknown>;
  steps: HistoryStep[];
  sums?: unknown[];
  scores?: number[];
  winners?: number[];
}

/** The chances to win during a finished game, as an observer who sees no hidden card would estimate them. */
export interface WinChances {
  turns: number[][];
}

/** Why a request was rejected. */
export interface ErrorInfo {
  code: string;
  text: string;
}

/** What a client sends over the socket. */
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
  | PositionQuery
  | Ping;

/** What the server sends over the socket. */
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
  | GuessedPosition
  | ChatLine
  | Presence
  | MyOrders
  | Pong
  | ServerClosing;
