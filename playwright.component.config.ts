import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const port = Number(process.env.GALLERY_PORT ?? 5173);
const address = `http://localhost:${port}`;

/** Each view in its named states, in a tab that stays open (contributing/testing.md). */
export default defineConfig(journeys, {
  testDir: ".",
  testMatch: ["app/**/*.component.ts", "tests/gallery/*.component.ts"],
  outputDir: "test-results/component",
  use: { baseURL: address },
  webServer: {
    command: `npx vite preview --config vite.gallery.config.ts --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
