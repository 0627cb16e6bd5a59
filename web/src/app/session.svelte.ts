// The account of this browser. A random nickname is chosen when one is needed; it can be changed at any time.
import type { LinkOwner, Me } from "../api/protocol";
import { api, ApiFault } from "../api/http";
import { t } from "../i18n/i18n.svelte";

const CODES = "hadal-code-"; // plus the id of a person: their recovery code, until they have a password

function pick(list: string): string {
  const words = list.split(",");
  return words[Math.floor(Math.random() * words.length)] ?? "";
}

/** A name such as Quiet Nautilus. */
export function randomName(): string {
  return `${pick(t("ui-nick-first"))} ${pick(t("ui-nick-last"))}`;
}

/** A personal link of somebody else, which was opened here and not used yet. */
export interface LinkOffer {
  token: string;
  owner: LinkOwner;
}

class Session {
  me = $state.raw<Me | null>(null);
  /** Has the server said who is signed in here, if anybody? Before that nobody becomes a new person. */
  asked = $state(false);
  /** This device was signed out from another one. */
  signedOut = $state(false);
  offer = $state.raw<LinkOffer | null>(null);
  /** A recovery code that is shown once. */
  newCode = $state("");
  #making: Promise<Me> | null = null;

  /**
   * Ask the server who is signed in, if anybody. A personal link of somebody else becomes an offer, for newcomers too: a
   * stranger's link would make them play with cards that the stranger sees. At the address of a table it is ignored.
   */
  async load(): Promise<void> {
    const given = new URLSearchParams(location.hash.slice(1)).get("me");
    if (given) history.replaceState(null, "", location.pathname);
    const token = location.pathname === "/" ? given : null;
    try {
      await this.adopt(await api.me());
    } catch (fault) {
      if (!(fault instanceof ApiFault) || fault.code !== "signed-out") throw fault;
      this.signedOut = true;
    }
    this.asked = true;
    if (!token) return;
    const owner = await api.linkOwner(token);
    if (owner.id !== this.me?.id) this.offer = { token, owner };
  }

  /** Become the person the server has named. */
  async adopt(me: Me | null): Promise<void> {
    this.me = me;
    if (!me) return;
    this.signedOut = false;
    let code = me.recovery_code ?? "";
    // People from before there were recovery codes get one, so that a copied cookie cannot lock them out.
    if (!me.recovery && !me.claimed) code = (await api.recoveryCode("")).code;
    if (code) this.keepCode(code);
  }

  /** A new recovery code: shown once if there is a password, and otherwise kept in this browser as well. */
  keepCode(code: string): void {
    if (!this.me) return;
    this.me = { ...this.me, recovery: true };
    if (this.me.claimed) this.newCode = code;
    store(CODES + this.me.id, this.me.claimed ? null : code);
  }

  /** The recovery code that this browser keeps; empty if it has none. */
  get code(): string {
    return (this.me && stored(CODES + this.me.id)) ?? "";
  }

  /** Forget the recovery code of somebody who leaves this browser. */
  dropCode(id: string): void {
    store(CODES + id, null);
  }

  /** Use the personal link that was opened; the browser keeps its other identity. */
  async acceptOffer(): Promise<void> {
    const { token } = this.offer ?? { token: "" };
    await this.adopt(await api.claim(token));
    this.offer = null;
  }

  /** Make sure there is an account, which a seat needs. Concurrent calls create only one. */
  async ensureUser(): Promise<Me> {
    if (!this.asked) await this.load(); // the first attempt failed: perhaps there is somebody
    if (this.me) return this.me;
    if (this.signedOut) throw new ApiFault("signed-out", t("ui-signed-out"), 401);
    this.#making ??= api.introduce(randomName());
    try {
      await this.adopt(await this.#making);
    } finally {
      this.#making = null;
    }
    return this.me!;
  }

  async rename(name: string, proof = ""): Promise<void> {
    await this.adopt(this.me ? await api.change({ name, proof }) : await api.introduce(name, this.signedOut));
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the code is asked for.
  }
}

export const session = new Session();
