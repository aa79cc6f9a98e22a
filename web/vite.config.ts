import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The bundle goes into the package, under names that do not change, so that a difference shows what was changed.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/inset/apps/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  worker: {
    format: "es",
    rollupOptions: { output: { entryFileNames: "assets/[name].js" } },
  },
  server: { proxy: { "/ws": { target: "ws://127.0.0.1:8715", ws: true }, "/fonts": "http://127.0.0.1:8715", "/engine.json": "http://127.0.0.1:8715" } },
  test: { include: ["tests/**/*.test.ts"] },
});
