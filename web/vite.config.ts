import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { serviceWorker } from "./vite/service-worker.ts";
import { words } from "./vite/words.ts";

// `drakkar serve --no-browser` while developing; `make dev` starts both.
const server = process.env.DRAKKAR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: process.env.DRAKKAR_WEB_OUT ?? "../src/drakkar/web/dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // The server's Content-Security-Policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // Words and rules are read from the Python package beside us.
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
