import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, createProfile } from "@puppeteer/browsers";
import puppeteer from "puppeteer-core";
import { type Driver, type Mode, type Surroundings, start } from "./engine.ts";

/** What Firefox needs beside the preferences with which puppeteer starts it. */
const preferences = (proxyPort: string, mode: Mode) => ({
  // Requests to other machines go to the server of the checks, which refuses and reports them.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": Number(proxyPort),
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": Number(proxyPort),
  // A headless window has no pointer, unlike a visitor at a desk, and hides its scrollbars. Those of
  // phones take no room.
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "ui.useOverlayScrollbars": 0,
  "layout.css.prefers-color-scheme.content-override": mode === "dark and still" ? 0 : 1,
  "javascript.enabled": mode !== "without scripts",
  "ui.prefersReducedMotion": mode === "dark and still" ? 1 : 0,
  // Puppeteer's own, without which it can't click (https://bugzilla.mozilla.org/show_bug.cgi?id=1773393).
  "fission.webContentIsolationStrategy": 0,
});

/**
 * Starts Firefox with a new profile. It's started here, and not by puppeteer, which gives no
 * output of a browser that hangs and leaves one behind when its process is killed.
 */
export async function startFirefox(
  path: string,
  { site, mode, reportError }: Surroundings,
): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "yno-engine-"));
  const args = await puppeteer.defaultArgs({
    ...{ browser: "firefox", headless: true, userDataDir: profile },
    args: ["--remote-debugging-port=0"],
  });
  mkdirSync(join(profile, "chrome"));
  const onPhones = "@media (max-width: 600px) { * { scrollbar-width: none !important; } }";
  writeFileSync(join(profile, "chrome/userContent.css"), onPhones);
  await createProfile(Browser.FIREFOX, {
    path: profile,
    preferences: preferences(new URL(site).port, mode),
  });
  const program = start("Firefox", profile, [path, ...args], {
    MOZ_CRASHREPORTER_DISABLE: "1",
    // The preference for the server of remote settings counts only with this.
    MOZ_DISABLE_NONLOCAL_CONNECTIONS: "1",
  });
  const { within } = program;
  try {
    const endpoint = await program.printed(/listening on (ws:\S+)/);
    const connected = await within(
      puppeteer.connect({
        browserWSEndpoint: `${endpoint}/session`,
        protocol: "webDriverBiDi",
        defaultViewport: null,
      }),
    );
    const page = await within(connected.newPage());
    // `within` limits each command. Its error says that the engine hangs, and another one starts.
    page.setDefaultTimeout(0);
    await within(page.emulateTimezone("Asia/Singapore"));
    page.on("console", (message) => {
      // The server of the checks sees every answer and knows which of them are right.
      if (!/^(error|warn)/.test(message.type()) || /^Failed to load/.test(message.text())) return;
      reportError(`Console ${message.type()}: ${message.text()}`);
    });
    return {
      resize: (width, height) => within(page.setViewport({ width, height })),
      open: (address) => within(page.goto(address, { waitUntil: "load" })),
      run: async (expression) => String(await within(page.evaluate(expression))),
      click: (x, y) => within(page.mouse.click(x, y)),
      press: async (keys) => {
        for (const key of keys) await within(page.keyboard.down(key));
        for (const key of keys.toReversed()) await within(page.keyboard.up(key));
      },
      type: (text) => within(page.keyboard.type(text)),
      screenshot: () => within(page.screenshot({ encoding: "base64" })),
      close: program.stop,
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}
