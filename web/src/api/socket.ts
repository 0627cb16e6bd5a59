// The connection to one table. It reconnects and sends unanswered messages again.
import type { ClientMessage, ServerMessage } from "./protocol";

export const PATIENCE_MS = 3_000; // a connection may be lost this long before the player is told
export const GIVE_UP_MS = 10_000; // an answer may take this long before the connection is replaced
const PING_MS = 25_000;
const SILENCE_MS = 60_000; // longer than two pings: the connection is dead even if the browser thinks otherwise
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
const TRY_AGAIN = [4429, 4503];

/** open: connected; trying: reconnecting; lost: reconnecting for so long that the player is told; refused: closed for good. */
export type LinkState = "trying" | "open" | "lost" | "refused";

export interface SocketListener {
  /** The first message of every connection. */
  greet(): ClientMessage;
  told(message: ServerMessage): void;
  state(state: LinkState): void;
}

type Answerable = Extract<ClientMessage, { id: string }>;

/** A unique id, by which the server recognises a message that is sent twice. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Answerable>();
  #tries = 0;
  #heardAt = 0;
  #closed = false;
  #away = true; // not connected, and the handlers know it
  #waited = false; // a message is overdue
  #timers = new Map<"again" | "patience" | "ping" | "doubt", ReturnType<typeof setTimeout>>();

  constructor(
    readonly address: string,
    readonly listener: SocketListener,
    readonly make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", this.#atOnce);
    addEventListener("offline", this.#ask);
  }

  open(): void {
    this.listener.state("trying");
    this.#impatient();
    this.#connect();
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.#atOnce);
      removeEventListener("offline", this.#ask);
    }
    this.#socket?.close();
  }

  /** Send a message. One with an id is kept until it is answered, and sent again after a reconnection. */
  say(message: ClientMessage): void {
    if ("id" in message) this.#waiting.set(message.id, message);
    this.#send(message);
    if ("id" in message) this.#doubt();
  }

  /** Send the hello again, to get what was missed. */
  greet(): void {
    this.#send(this.listener.greet());
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #after(name: "again" | "patience" | "ping" | "doubt", ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(work, ms));
  }

  #impatient(): void {
    this.#after("patience", PATIENCE_MS, () => this.listener.state("lost"));
  }

  /** The network is gone: check the server, which may run on the same machine. */
  #ask = (): void => {
    this.#send({ type: "ping" });
    this.#doubt();
  };

  /** Expect a message soon. A connection can be dead without the browser noticing: then tell the player and reconnect. */
  #doubt(): void {
    if (this.#waited || this.#socket?.readyState !== 1) return;
    this.#waited = true;
    this.#after("doubt", PATIENCE_MS, () => {
      this.listener.state("lost");
      this.#after("doubt", GIVE_UP_MS - PATIENCE_MS, () => this.#hangUp());
    });
  }

  #hangUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = null;
    this.#away = true;
    this.#tryAgain();
  }

  #atOnce = (): void => {
    if (this.#closed || this.#socket?.readyState === 1) return;
    this.#tries = 0;
    this.#after("again", 0, () => this.#connect());
  };

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState < 2)) return;
    const socket = this.make(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(): void {
    clearTimeout(this.#timers.get("patience"));
    clearTimeout(this.#timers.get("doubt"));
    this.#heardAt = Date.now();
    this.#away = this.#waited = false;
    this.listener.state("open");
    this.greet();
    for (const message of this.#waiting.values()) this.#send(message);
    if (this.#waiting.size) this.#doubt();
    this.#keepAlive();
  }

  #heard(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.#tries = 0;
    if (this.#waited) {
      clearTimeout(this.#timers.get("doubt"));
      this.#waited = false;
      this.listener.state("open");
    }
    if ("id" in message && message.id && message.type !== "table") this.#waiting.delete(message.id);
    this.listener.told(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (code >= 4000 && !TRY_AGAIN.includes(code)) {
      this.close();
      this.listener.state("refused");
      return;
    }
    clearTimeout(this.#timers.get("doubt"));
    // Count from the first loss, not from the last attempt, so that the notice stays.
    if (!this.#away) {
      this.#away = true;
      this.listener.state("trying");
      this.#impatient();
    }
    this.#tryAgain();
  }

  #tryAgain(): void {
    const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 8_000;
    this.#tries += 1;
    // Spread reconnections, so that they do not overload a restarted server.
    this.#after("again", wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  #keepAlive(): void {
    this.#after("ping", PING_MS, () => {
      if (Date.now() - this.#heardAt > SILENCE_MS) this.#socket?.close();
      else this.#send({ type: "ping" });
      this.#keepAlive();
    });
  }
}
