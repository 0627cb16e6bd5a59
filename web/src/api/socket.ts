// The connection to one table. It reconnects and sends unanswered messages again.
import type { ClientMessage, ServerMessage } from "./protocol";

export const PATIENCE_MS = 3_000; // a connection may be lost this long before the player is told
export const GIVE_UP_MS = 10_000; // an answer may take this long before the connection is replaced
const PING_MS = 25_000;
const SILENCE_MS = 60_000; // longer than two pings: the connection is dead even if the browser thinks otherwise
const RECONNECT_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
const RETRY_CODES = [4429, 4503];

/** open: connected; trying: reconnecting; lost: reconnecting for so long that the player is told; refused: closed for good. */
export type LinkState = "trying" | "open" | "lost" | "refused";

export interface SocketListener {
  /** The first message of every connection. */
  hello(): ClientMessage;
  onMessage(message: ServerMessage): void;
  onState(state: LinkState): void;
}

type Answerable = Extract<ClientMessage, { id: string }>;

/** A unique id, by which the server recognises a message that is sent twice. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Answerable>();
  #attempts = 0;
  #lastMessageAt = 0;
  #closed = false;
  #offline = true; // not connected, and the listener knows it
  #overdue = false; // a message is overdue
  #timers = new Map<"reconnect" | "patience" | "ping" | "overdue", ReturnType<typeof setTimeout>>();

  constructor(
    readonly address: string,
    readonly listener: SocketListener,
    readonly make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#checkConnection);
  }

  open(): void {
    this.listener.onState("trying");
    this.#startPatience();
    this.#connect();
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.#reconnectNow);
      removeEventListener("offline", this.#checkConnection);
    }
    this.#socket?.close();
  }

  /** Send a message. One with an id is kept until it is answered, and sent again after a reconnection. */
  send(message: ClientMessage): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    this.#write(message);
    if ("id" in message) this.#expectMessage();
  }

  /** Send the hello again, to get what was missed. */
  hello(): void {
    this.#write(this.listener.hello());
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #after(name: "reconnect" | "patience" | "ping" | "overdue", ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(work, ms));
  }

  #startPatience(): void {
    this.#after("patience", PATIENCE_MS, () => this.listener.onState("lost"));
  }

  /** The network is gone: check the server, which may run on the same machine. */
  #checkConnection = (): void => {
    this.#write({ type: "ping" });
    this.#expectMessage();
  };

  /** Expect a message soon. A connection can be dead without the browser noticing: then tell the player and reconnect. */
  #expectMessage(): void {
    if (this.#overdue || this.#socket?.readyState !== 1) return;
    this.#overdue = true;
    this.#after("overdue", PATIENCE_MS, () => {
      this.listener.onState("lost");
      this.#after("overdue", GIVE_UP_MS - PATIENCE_MS, () => this.#replaceConnection());
    });
  }

  #replaceConnection(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = null;
    this.#offline = true;
    this.#reconnectLater();
  }

  #reconnectNow = (): void => {
    if (this.#closed || this.#socket?.readyState === 1) return;
    this.#attempts = 0;
    this.#after("reconnect", 0, () => this.#connect());
  };

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState < 2)) return;
    const socket = this.make(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  #onOpen(): void {
    clearTimeout(this.#timers.get("patience"));
    clearTimeout(this.#timers.get("overdue"));
    this.#lastMessageAt = Date.now();
    this.#offline = this.#overdue = false;
    this.listener.onState("open");
    this.hello();
    for (const message of this.#unanswered.values()) this.#write(message);
    if (this.#unanswered.size) this.#expectMessage();
    this.#keepAlive();
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    this.#attempts = 0;
    if (this.#overdue) {
      clearTimeout(this.#timers.get("overdue"));
      this.#overdue = false;
      this.listener.onState("open");
    }
    if ("id" in message && message.id && message.type !== "table") this.#unanswered.delete(message.id);
    this.listener.onMessage(message);
  }

  #onClose(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (code >= 4000 && !RETRY_CODES.includes(code)) {
      this.close();
      this.listener.onState("refused");
      return;
    }
    clearTimeout(this.#timers.get("overdue"));
    // Count from the first loss, not from the last attempt, so that the notice stays.
    if (!this.#offline) {
      this.#offline = true;
      this.listener.onState("trying");
      this.#startPatience();
    }
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    const wait = RECONNECT_MS[Math.min(this.#attempts, RECONNECT_MS.length - 1)] ?? 8_000;
    this.#attempts += 1;
    // Spread reconnections, so that they do not overload a restarted server.
    this.#after("reconnect", wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  #keepAlive(): void {
    this.#after("ping", PING_MS, () => {
      if (Date.now() - this.#lastMessageAt > SILENCE_MS) this.#socket?.close();
      else this.#write({ type: "ping" });
      this.#keepAlive();
    });
  }
}
