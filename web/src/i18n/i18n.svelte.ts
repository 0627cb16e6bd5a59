// The texts of the page: Fluent catalogues, shared with the Python side. Those of the frame are in
// src/hadal/words/LANGUAGE/ui*.ftl, those of a game in src/hadal/games/GAME/texts/LANGUAGE/.
// Sentences of the games come from the server, in the language of the hello message.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "../app/preferences.svelte";

const FILES = import.meta.glob<string>(
  ["../../../src/hadal/words/*/ui*.ftl", "../../../src/hadal/games/*/texts/*/{ui,sheets,end,lesson,options}.ftl"],
  { query: "?raw", import: "default" },
);
const USUAL = "en";
// The texts of every page; those of a game, a lesson or other pages are loaded when needed.
const ALWAYS = ["ui", "ui_board", "ui_past"] as const;

export type Args = Record<string, FluentVariable>;

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? USUAL;
}

/** The name of a file to load: `ui_board`, `ui_GAME`, `lesson_GAME`, or `options` for the options of all games. */
function partOf(path: string): string {
  const file = path.split("/").at(-1)?.replace(".ftl", "") ?? "";
  const game = /\/games\/([^/]+)\//.exec(path)?.[1];
  return game && file !== "options" ? `${file}_${game}` : file;
}

/** The available languages; tests check that each has all texts. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();

class I18n {
  language = $state(USUAL);
  #bundles = new Map(LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]));
  #known = new Set<string>(); // the files loaded so far
  #wanted = new Set<string>(ALWAYS);
  #learnt = $state(0); // makes texts that arrive later appear
  #turn: Promise<void> = Promise.resolve();

  /** A text by its id; the id where there is none. */
  text(id: string, args?: Args): string {
    const bundle = this.#spoken;
    const found = bundle?.getMessage(id);
    return bundle && found?.value ? bundle.formatPattern(found.value, args ?? null, []) : id;
  }

  has(id: string): boolean {
    return this.#spoken?.hasMessage(id) ?? false;
  }

  get #spoken(): FluentBundle | undefined {
    void this.#learnt;
    return this.#bundles.get(this.language);
  }

  /** Change the language. */
  setLanguage(language: string): Promise<void> {
    return this.#next(LANGUAGES.includes(language) ? language : USUAL);
  }

  /** Load further texts; await it before showing what needs them. */
  load(...parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#wanted.add(part);
    return this.#next();
  }

  /** Loads run one after the other, so that texts loaded during a change are in the new language. */
  #next(language?: string): Promise<void> {
    const done = this.#turn.then(() => this.#take(language ?? this.language));
    this.#turn = done.catch(() => {});
    return done;
  }

  async #take(language: string): Promise<void> {
    const lacking = Object.entries(FILES).filter(
      ([path]) => languageOf(path) === language && this.#wanted.has(partOf(path)) && !this.#known.has(path),
    );
    const texts = await Promise.all(lacking.map(([, load]) => load()));
    for (const text of texts) this.#bundles.get(language)?.addResource(new FluentResource(text));
    for (const [path] of lacking) this.#known.add(path);
    if (lacking.length) this.#learnt += 1;
    this.language = language;
  }
}

export const i18n = new I18n();

/** The preferred language: as chosen here, or as the browser asks for. */
export function preferredLanguage(): string {
  const wanted = [prefs.language, ...navigator.languages.map((language) => language.toLowerCase().split("-")[0] ?? "")];
  return wanted.find((language) => LANGUAGES.includes(language)) ?? USUAL;
}

/** A text of the page. */
export function t(id: string, args?: Args): string {
  return i18n.text(id, args);
}

/** How long ago something was, in words. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 60) return t("ui-ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("ui-ago-hours", { n: hours }) : t("ui-ago-days", { n: Math.round(hours / 24) });
}
