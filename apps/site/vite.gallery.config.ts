import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { derivedContent } from "./tools/content/derived-content.ts";
import { newsModules } from "./tools/content/read-news.ts";

/** The gallery: every view in its named states, for people (`npm run dev`) and for component tests. */
export default defineConfig({
  root: "tests/gallery",
  // The next one after that of the site in development.
  server: { port: 5174 },
  logLevel: "error",
  cacheDir: "../../.cache/vite-gallery",
  plugins: [derivedContent(), newsModules(), tailwindcss()],
  build: { outDir: "../../.cache/gallery", emptyOutDir: true, target: "es2023" },
});
