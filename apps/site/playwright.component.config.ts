import { defineConfig } from "@playwright/test";
import { freePort } from "@yno/tools/free-port";
import journeys from "./playwright.config.ts";

// The processes of the tests read this file too, and get the same port.
process.env.GALLERY_PORT ??= String(await freePort());
const port = Number(process.env.GALLERY_PORT);
const address = `http://localhost:${port}`;

// Two configurations would start the servers of both.
const { webServer: _, ...shared } = journeys;

/** Each view in its named states, in a tab that stays open (docs/testing.md). */
export default defineConfig(shared, {
  testDir: ".",
  testMatch: ["app/**/*.component.ts", "tests/gallery/*.component.ts"],
  outputDir: "test-results/component",
  use: { baseURL: address },
  webServer: {
    command: `npx vite preview --config vite.gallery.config.ts --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
