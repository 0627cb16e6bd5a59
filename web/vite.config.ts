/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
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
