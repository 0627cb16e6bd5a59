// The lists of tables on the home page. They follow the server while the page is visible: often while a game of mine
// goes on, rarely otherwise.
import { api } from "../api/http";
import { session } from "../app/session.svelte";
import type { TableInfo } from "../api/protocol";

const OFTEN_MS = 4000;
const RARELY_MS = 20_000;

export class TableLists {
  loaded = $state(false);
  mine = $state.raw<TableInfo[]>([]);
  whatIfs = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  live = $state.raw<TableInfo[]>([]);
  /** Those that were put away; null until somebody wants to see them. */
  archived = $state.raw<TableInfo[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  /** Load everything that the page shows first. */
  async load(): Promise<void> {
    const [mine, whatIfs, open, live] = await Promise.all([
      session.me ? api.tables("mine") : [],
      session.me ? api.tables("what-ifs") : [],
      api.tables("open"),
      api.tables("live"),
    ]);
    this.#take(mine, open, live);
    this.whatIfs = whatIfs;
    await this.#showOnlyArchived();
    this.loaded = true;
  }

  /** Follow the server until the returned function is called. */
  follow(): () => void {
    this.#running = true;
    const look = (): void => {
      if (document.visibilityState === "visible") void this.#look();
    };
    document.addEventListener("visibilitychange", look);
    this.#wait();
    return () => {
      this.#running = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async showArchived(): Promise<void> {
    this.archived = await api.tables("archived");
  }

  async archive(table: TableInfo, archived: boolean): Promise<void> {
    await api.archive(table.id, archived);
    await this.#again();
  }

  async resign(table: TableInfo): Promise<void> {
    await api.resign(table.id);
    await this.#again();
  }

  async leave(table: TableInfo): Promise<void> {
    await api.leave(table.id);
    await this.#again();
  }

  async #again(): Promise<void> {
    [this.mine, this.whatIfs] = await Promise.all([api.tables("mine"), api.tables("what-ifs")]);
    if (this.archived) await this.showArchived();
    else await this.#showOnlyArchived();
  }

  /** If all my games are archived, show those: otherwise they would be out of reach. */
  async #showOnlyArchived(): Promise<void> {
    if (!session.me || this.mine.length || this.whatIfs.length) return;
    const archived = await api.tables("archived");
    if (archived.length) this.archived = archived;
  }

  #take(mine: TableInfo[], open: TableInfo[], live: TableInfo[]): void {
    this.mine = mine;
    const known = new Set(mine.map((table) => table.id));
    const others = (table: TableInfo): boolean => table.viewer === undefined && !known.has(table.id);
    this.open = open.filter(others);
    this.live = live.filter(others);
  }

  /** Read the lists again; nobody waits for them, and the next time is soon. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const [mine, open, live] = await Promise.all([
        session.me ? api.tablesQuietly("mine") : [],
        api.tablesQuietly("open"),
        api.tablesQuietly("live"),
      ]);
      if (this.#running) this.#take(mine, open, live);
    } catch {
      // The lists stay as they are until the server answers again.
    }
    this.#wait();
  }

  #wait(): void {
    if (!this.#running) return;
    const going = this.mine.some((table) => table.status === "playing" || table.status === "lobby");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (document.visibilityState === "visible") void this.#look();
      },
      going ? OFTEN_MS : RARELY_MS,
    );
  }
}
