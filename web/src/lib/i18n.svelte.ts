// The texts of the page: Fluent catalogues, shared with the Python side (src/hadal/words/LANGUAGE/ui.ftl).
// Sentences of the games come from the server, in the language the socket was told.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

const FILES = import.meta.glob<string>("../../../src/hadal/words/*/ui.ftl", { query: "?raw", import: "default" });
const ENGLISH = import.meta.glob<string>("../../../src/hadal/words/en/ui.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const USUAL = "en";

export type Args = Record<string, FluentVariable>;

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? USUAL;
}

/** The languages there are texts in. */
export const LANGUAGES: readonly string[] = Object.keys(FILES).map(languageOf).sort();

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const english = bundle(USUAL, Object.values(ENGLISH)[0] ?? "");

class Tongue {
  language = $state(USUAL);
  #bundle = $state.raw(english);

  /** A text by its id; English where a translation is missing, and the id where nothing is. */
  text(id: string, args?: Args): string {
    for (const catalogue of [this.#bundle, english]) {
      const found = catalogue.getMessage(id);
      if (found?.value) return catalogue.formatPattern(found.value, args ?? null, []);
    }
    return id;
  }

  has(id: string): boolean {
    return english.hasMessage(id);
  }

  /** Speak another language from now on. */
  async speak(language: string): Promise<void> {
    const path = Object.keys(FILES).find((found) => languageOf(found) === language);
    const load = path ? FILES[path] : undefined;
    this.#bundle = language === USUAL || !load ? english : bundle(language, await load());
    this.language = load ? language : USUAL;
    document.documentElement.lang = this.language;
  }
}

export const tongue = new Tongue();

/** The best language for this person: as chosen here, or as the browser says. */
export function wished(): string {
  const wishes = [prefs.language, ...navigator.languages.map((wish) => wish.toLowerCase().split("-")[0] ?? "")];
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? USUAL;
}

/** A text of the page. */
export function t(id: string, args?: Args): string {
  return tongue.text(id, args);
}

/** How long ago something was, in words. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 60) return t("ui-ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("ui-ago-hours", { n: hours }) : t("ui-ago-days", { n: Math.round(hours / 24) });
}
