// The texts of this table. Names and texts of cards come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tongue } from "../lib/i18n.svelte";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/hadal/words/*/ui_abyss.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<string, FluentBundle>();
for (const [path, source] of Object.entries(FILES)) {
  const language = path.split("/").at(-2) ?? "en";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** A text of the table by its id, without "ui-abyss-". */
export function t(id: string, args: Args = {}): string {
  for (const language of [tongue.language, "en"]) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(`ui-abyss-${id}`)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}
