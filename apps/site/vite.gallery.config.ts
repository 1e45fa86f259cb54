import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildTimeData } from "./build/content/build-time-data.ts";

/** The gallery: every view in its named states, for people (`npm run dev`) and for component tests. */
export default defineConfig({
  root: "tests/gallery",
  // The next one after that of the site in development.
  server: { port: 5174 },
  logLevel: "error",
  cacheDir: "../../.cache/vite-gallery",
  plugins: [buildTimeData(), tailwindcss()],
  build: { outDir: "../../.cache/gallery", emptyOutDir: true, target: "es2023" },
});
