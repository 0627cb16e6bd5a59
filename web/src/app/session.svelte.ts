// The account of this browser. A random nickname is chosen when one is needed; it can be changed at any time.
import type { Me } from "../api/protocol";
import { api } from "../api/http";
import { t } from "../i18n/i18n.svelte";

function pick(list: string): string {
  const words = list.split(",");
  return words[Math.floor(Math.random() * words.length)] ?? "";
}

/** A name such as Quiet Nautilus. */
export function randomName(): string {
  return `${pick(t("ui-nick-first"))} ${pick(t("ui-nick-last"))}`;
}

class Session {
  me = $state.raw<Me | null>(null);
  asked = $state(false);
  #making: Promise<Me> | null = null;

  /** Ask the server who is signed in, if anybody. */
  async load(): Promise<void> {
    const token = new URLSearchParams(location.hash.slice(1)).get("me");
    if (token) {
      history.replaceState(null, "", location.pathname);
      this.me = await api.claim(token);
    } else {
      this.me = await api.me();
    }
    this.asked = true;
  }

  /** Make sure there is an account, which a seat needs. Concurrent calls create only one. */
  async ensureUser(): Promise<Me> {
    if (this.me) return this.me;
    this.#making ??= api.introduce(randomName());
    try {
      this.me = await this.#making;
      return this.me;
    } finally {
      this.#making = null;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.change({ name }) : await api.introduce(name);
  }
}

export const session = new Session();
