// The connection to one table: connects again by itself, and says again what was not answered.
import type { Said, Told } from "../protocol";

export const PATIENCE_MS = 3_000; // so long may a connection be away before people are told
const PING_MS = 25_000;
const SILENCE_MS = 60_000; // longer than two pings: then the line is dead, whatever the browser thinks
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
const TRY_AGAIN = [4429, 4503];

/** open: all is well; trying: away for a moment; lost: away so long that it should be said; refused: for good. */
export type LinkState = "trying" | "open" | "lost" | "refused";

export interface Ears {
  /** What to say first, whenever the connection is made. */
  greet(): Said;
  told(message: Told): void;
  state(state: LinkState): void;
}

type Answerable = Extract<Said, { id: string }>;

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
  #timers = new Map<"again" | "patience" | "ping", ReturnType<typeof setTimeout>>();

  constructor(
    readonly address: string,
    readonly ears: Ears,
    readonly make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    if (typeof addEventListener === "function") addEventListener("online", this.#atOnce);
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
    if (typeof removeEventListener === "function") removeEventListener("online", this.#atOnce);
    this.#socket?.close();
  }

  /** Say something; what has an id is kept until it is answered, and said again after a break. */
  say(message: Said): void {
    if ("id" in message) this.#waiting.set(message.id, message);
    this.#send(message);
  }

  /** Say hello once more, to hear what was missed. */
  greet(): void {
    this.#send(this.ears.greet());
  }

  #send(message: Said): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #after(name: "again" | "patience" | "ping", ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(work, ms));
  }

  #impatient(): void {
    this.#after("patience", PATIENCE_MS, () => this.ears.state("lost"));
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
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(): void {
    clearTimeout(this.#timers.get("patience"));
    this.#heardAt = Date.now();
    this.ears.state("open");
    this.greet();
    for (const message of this.#waiting.values()) this.#send(message);
    this.#keepAlive();
  }

  #heard(message: Told): void {
    this.#heardAt = Date.now();
    this.#tries = 0;
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
    this.ears.state("trying");
    this.#impatient();
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
