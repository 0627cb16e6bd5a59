/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8400";

/** Texts without the comments for their translators, which are a twentieth of them. */
const texts: Plugin = {
  name: "texts",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), texts],
  build: {
    outDir: "../src/hadal/server/client",
    emptyOutDir: true,
    // The content security policy allows no inline script and fetches nothing from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { testTimeout: 600_000 }, // some tests compute for seconds, and the machine may be busy
  server: {
    fs: { allow: [".", "../src/hadal/words", "../src/hadal/games", "../src/hadal/__init__.py", "../docs"] },
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
});
