// The games this client can draw: one folder each, found by its index.ts and loaded when needed.
import { LazyComponent } from "../app/lazy.svelte";
import { prefs } from "../app/preferences.svelte";
import type { Table } from "../board/table.svelte";
import { i18n } from "../i18n/i18n.svelte";
import type { GamePlugin } from "./plugin";

const MODULES = import.meta.glob<GamePlugin>("./*/index.ts", { import: "plugin" });

class Games {
  #plugins = $state.raw<Readonly<Record<string, GamePlugin>>>({});
  #loading = new Map<string, Promise<GamePlugin>>();
  #tables = new Map<string, LazyComponent<{ table: Table }>>();

  /** The names of all games that have a folder here. */
  readonly names: readonly string[] = Object.keys(MODULES).map((path) => path.split("/").at(-2) ?? "");

  /** A game that is loaded already. */
  get(name: string): GamePlugin | undefined {
    return this.#plugins[name];
  }

  /** Load a game; undefined without a folder for it. After a failure the next call tries again. */
  async load(name: string): Promise<GamePlugin | undefined> {
    const load = MODULES[`./${name}/index.ts`];
    if (!load) return undefined;
    let loading = this.#loading.get(name);
    if (!loading) {
      loading = load();
      this.#loading.set(name, loading);
      loading.catch(() => this.#loading.delete(name));
    }
    const plugin = await loading;
    if (this.#plugins[name] !== plugin) this.#plugins = { ...this.#plugins, [name]: plugin };
    return plugin;
  }

  /** Load a game with its texts. */
  async loadTexts(name: string): Promise<GamePlugin | undefined> {
    const plugin = await this.load(name);
    await i18n.load(...(plugin?.texts ?? []));
    return plugin;
  }

  /** The table of a game in pictures; null where there is none, or the player prefers words. */
  drawnTable(name: string): LazyComponent<{ table: Table }> | null {
    if (prefs.theme === "text" || !this.names.includes(name)) return null;
    let table = this.#tables.get(name);
    if (!table) {
      table = new LazyComponent(async () => {
        const plugin = await this.loadTexts(name);
        if (!plugin) throw new Error(`there is no table for ${name}`);
        return plugin.table();
      });
      this.#tables.set(name, table);
    }
    return table;
  }
}

export const games = new Games();
