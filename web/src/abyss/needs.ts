// What the table of Abyss needs from whoever keeps the connection: the narrow door between the two.
import type {
  Because,
  ChatLine,
  GameInfo,
  Line,
  Orders,
  Presence,
  Question,
  Standing,
  TableInfo,
} from "../protocol";

export interface Desk {
  readonly info: TableInfo | null;
  readonly game: GameInfo | null;
  readonly seq: number;
  readonly viewer: number;
  readonly view: unknown;
  readonly standing: Standing | null;
  readonly events: readonly number[][]; // of the last entry, in the order they happened
  readonly mover: number; // whose entry it was
  readonly lines: readonly Line[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence | null;
  readonly orders: Orders | null;
  readonly sending: boolean; // a move is on its way
  readonly refused: string; // the last thing that was refused, in words
  move(actions: number[]): void;
  look(actions: number[]): Promise<Question | null>;
  why(action: number): Promise<Because>;
  undo(all: boolean): void;
  askBack(to: number): void;
  agree(yes: boolean): void;
  handOver(bot: string): void;
  setOrders(orders: Orders | null): void;
  say(text: string): void;
  atRest(still: boolean): void; // nothing on the table moves
}
