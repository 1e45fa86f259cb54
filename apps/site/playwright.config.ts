import { defineConfig } from "@playwright/test";
import { browserOptions } from "@yno/tools/browser";
import { freePort } from "@yno/tools/free-port";
import { withFonts } from "./tests/fonts/fonts.ts";

// The processes of the tests read this file too, and get the same port.
process.env.TEST_PORT ??= String(await freePort());
const port = Number(process.env.TEST_PORT);
const address = `http://localhost:${port}`;

/** Journeys through the built site, served by its own server. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // A test that passes only sometimes waits for the wrong thing, or the site does.
  retries: 0,
  forbidOnly: true,
  // Limits for a test that hangs, not for one that is slow: a machine ten times slower than a
  // developer's gets a slow run. Each step of a test has 30 seconds.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // So many mean that the site itself is broken, and waiting for the rest tells nothing new.
  maxFailures: 40,
  // `npm run` names the script, and the report is for `npm test` to count.
  reporter: [
    ["dot"],
    ["json", { outputFile: `.cache/${process.env.npm_lifecycle_event ?? "playwright"}.json` }],
  ],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // A journey is about the page; those of offline.spec.ts let the service worker in.
    serviceWorkers: "block",
    locale: "en-SG",
    timezoneId: "Asia/Singapore",
    // A trace of every test costs more time than the tests; ask for one: npx playwright test --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { ...browserOptions, env: withFonts() },
  },
  webServer: {
    command: `"${process.execPath}" ../server/main.ts`,
    env: { PORT: String(port) },
    url: `${address}/healthz`,
    // Another site on the same port would be tested in place of this one.
    reuseExistingServer: false,
  },
});
