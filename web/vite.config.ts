import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What a table needs is one file: a request of its own costs more than most modules weigh. */
const TABLE =
  /node_modules|\/src\/(?:art|board|forest|games|net|planning|sound|stage|state|words)\/|\/src\/table\/(?!Help|Result)/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "table", test: TABLE }] } } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    isolate: false,
    setupFiles: ["tests/fresh.ts"],
  },
});
