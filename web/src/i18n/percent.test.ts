import { afterEach, expect, test } from "vitest";
import { i18n } from "./i18n.svelte";
import { percent } from "./percent";

afterEach(() => i18n.setLanguage("en"));

test.each([
  ["en", /^8%$/],
  ["fr", /^8[\u00a0\u202f]%$/],
])("a chance in %s has the space of that language before the sign", async (language, shown) => {
  await i18n.setLanguage(language);
  expect(percent(1 / 12)).toMatch(shown);
});
