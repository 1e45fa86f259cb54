import { defineConfig } from "@playwright/test";
import { withFonts } from "./tests/fonts/fonts.ts";
import { browserFlags, findBrowser } from "./tools/checks/browser.ts";

// Without a browser this file can still be read, as knip does. `npm test` installs one first;
// elsewhere Playwright says what is missing.
const browser = findBrowser();
// The processes of the tests read this file too: a browser found once is found for all.
if (browser) process.env.CHROMIUM = browser;

const port = Number(process.env.TEST_PORT ?? 4173);
const address = `http://localhost:${port}`;
const galleryPort = Number(process.env.GALLERY_PORT ?? port + 1000);
const gallery = `http://localhost:${galleryPort}`;
// The checks run views and journeys apart; each needs one of the two servers.
const suite = process.env.SUITE;
const server = {
  // Another site on the same port would be tested in place of this one.
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  timeout: 30_000,
} as const;

/** Journeys through the built site, served by its own server, and tests of single views. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // A test that passes only sometimes waits for the wrong thing, or the site does.
  retries: 0,
  forbidOnly: true,
  // Limits for a test that hangs, not for one that is slow: a machine ten times slower than a
  // developer's gets a slow run, and the run as a whole has no limit while it moves
  // (tools/checks/run-tests.ts). Each step of a test has 30 seconds.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // So many mean that the site itself is broken, and waiting for the rest tells nothing new.
  maxFailures: 40,
  reporter: [
    // In a log, a line for every journey that passed would bury the one that failed.
    ["failures"],
    ["./tools/checks/progress.ts"],
    ["json", { outputFile: process.env.JOURNEYS_REPORT ?? ".cache/checks/journeys.json" }],
  ],
  use: {
    baseURL: address,
    // A journey is about the page; those of offline.spec.ts let the service worker in.
    serviceWorkers: "block",
    locale: "en-SG",
    timezoneId: "Asia/Singapore",
    // A trace of every test costs more time than the tests; ask for one: npx playwright test --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...browserFlags],
      env: withFonts(),
    },
  },
  // Both may run at once, and each empties its folder first.
  projects: [
    {
      // Each view in its named states, in a tab that stays open (contributing/testing.md).
      name: "component",
      testDir: ".",
      testMatch: ["app/**/*.component.ts", "tests/gallery/*.component.ts"],
      outputDir: "test-results/component",
      use: { baseURL: gallery, viewport: { width: 1440, height: 900 } },
    },
    {
      // One project, also for phones: another one would start other processes and browsers.
      name: "journeys",
      testDir: "tests/journeys",
      outputDir: "test-results/journeys",
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" apps/server/main.ts`,
      env: { PORT: String(port) },
      url: `${address}/healthz`,
      ...server,
    },
    {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --config vite.gallery.config.ts --port ${galleryPort} --strictPort`,
      url: gallery,
      ...server,
    },
  ].filter(({ url }) => !suite || (suite === "component") === (url === gallery)),
});
