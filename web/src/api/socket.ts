// The connection to one table: connects again by itself, and says again what was not answered.
import type { ClientMessage, ServerMessage } from "./protocol";

export const PATIENCE_MS = 3_000; // so long may a connection be away before people are told
export const GIVE_UP_MS = 10_000; // so long may an answer take before the line is hung up and made anew
const PING_MS = 25_000;
const SILENCE_MS = 60_000; // longer than two pings: then the line is dead, whatever the browser thinks
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
const TRY_AGAIN = [4429, 4503];

/** open: all is well; trying: away for a moment; lost: away so long that it should be said; refused: for good. */
export type LinkState = "trying" | "open" | "lost" | "refused";

export interface Ears {
  /** What to say first, whenever the connection is made. */
  greet(): ClientMessage;
  told(message: ServerMessage): void;
  state(state: LinkState): void;
}

type Answerable = Extract<ClientMessage, { id: string }>;

/** A number nobody else has: the same message sent twice is known by it. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Answerable>();
  #tries = 0;
  #heardAt = 0;
  #closed = false;
  #away = true; // no connection, and those who listen know it
  #waited = false; // something should have been heard by now
  #timers = new Map<"again" | "patience" | "ping" | "doubt", ReturnType<typeof setTimeout>>();

  constructor(
    readonly address: string,
    readonly ears: Ears,
    readonly make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", this.#atOnce);
    addEventListener("offline", this.#ask);
  }

  open(): void {
    this.ears.state("trying");
    this.#impatient();
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.#atOnce);
      removeEventListener("offline", this.#ask);
    }
    this.#socket?.close();
  }

  /** Say something; what has an id is kept until it is answered, and said again after a break. */
  say(message: ClientMessage): void {
    if ("id" in message) this.#waiting.set(message.id, message);
    this.#send(message);
    if ("id" in message) this.#doubt();
  }

  /** Say hello once more, to hear what was missed. */
  greet(): void {
    this.#send(this.ears.greet());
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #after(name: "again" | "patience" | "ping" | "doubt", ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(work, ms));
  }

  #impatient(): void {
    this.#after("patience", PATIENCE_MS, () => this.ears.state("lost"));
  }

  /** Is anybody there? Whoever is without a network may still have a server at home. */
  #ask = (): void => {
    this.#send({ type: "ping" });
    this.#doubt();
  };

  /** Something should be heard soon. A line can be dead without the browser knowing: then it is said, and made anew. */
  #doubt(): void {
    if (this.#waited || this.#socket?.readyState !== 1) return;
    this.#waited = true;
    this.#after("doubt", PATIENCE_MS, () => {
      this.ears.state("lost");
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
    this.ears.state("open");
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
      this.ears.state("open");
    }
    if ("id" in message && message.id && message.type !== "table") this.#waiting.delete(message.id);
    this.ears.told(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (code >= 4000 && !TRY_AGAIN.includes(code)) {
      this.close();
      this.ears.state("refused");
      return;
    }
    clearTimeout(this.#timers.get("doubt"));
    // Away since the first time, not since the last try: people are told after three seconds, and then it stays said.
    if (!this.#away) {
      this.#away = true;
      this.ears.state("trying");
      this.#impatient();
    }
    this.#tryAgain();
  }

  #tryAgain(): void {
    const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 8_000;
    this.#tries += 1;
    // Not all at the same moment: a server that comes back is not to be knocked over.
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
