import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, createProfile } from "@puppeteer/browsers";
import puppeteer from "puppeteer-core";
import { browserFlags } from "#tools/checks/browser.ts";
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
 * Starts Firefox or Chromium with a new profile. They are started here, and not by puppeteer,
 * which gives no output of a browser that hangs and leaves one behind when its process is killed.
 */
export async function startPuppeteer(
  name: string,
  path: string,
  { site, mode, reportError }: Surroundings,
): Promise<Driver> {
  const isFirefox = name === "Firefox";
  const { port } = new URL(site);
  const browser = isFirefox ? "firefox" : "chrome";
  const profile = mkdtempSync(join(tmpdir(), "yno-engine-"));
  const flags = [...browserFlags, `--proxy-server=127.0.0.1:${port}`];
  const args = await puppeteer.defaultArgs({
    ...{ browser, headless: "shell", userDataDir: profile },
    args: [...(isFirefox ? [] : flags), "--remote-debugging-port=0"],
  });
  if (isFirefox) {
    mkdirSync(join(profile, "chrome"));
    const onPhones = "@media (max-width: 600px) { * { scrollbar-width: none !important; } }";
    writeFileSync(join(profile, "chrome/userContent.css"), onPhones);
    await createProfile(Browser.FIREFOX, {
      path: profile,
      preferences: preferences(port, mode),
    });
  }
  const program = start(name, profile, [path, ...args], {
    MOZ_CRASHREPORTER_DISABLE: "1",
    // The preference for the server of remote settings counts only with this.
    MOZ_DISABLE_NONLOCAL_CONNECTIONS: "1",
  });
  const { within } = program;
  try {
    const endpoint = await program.printed(/listening on (ws:\S+)/);
    const connected = await within(
      puppeteer.connect({
        browserWSEndpoint: isFirefox ? `${endpoint}/session` : endpoint,
        protocol: isFirefox ? "webDriverBiDi" : "cdp",
        defaultViewport: null,
      }),
    );
    if (!isFirefox) {
      const context = connected.defaultBrowserContext();
      const permission = { name: "clipboard-write" };
      await within(context.setPermission(site, { permission, state: "granted" }));
    }
    const page = await within(connected.newPage());
    // `within` limits each command. Its error says that the engine hangs, and another one starts.
    page.setDefaultTimeout(0);
    await within(page.emulateTimezone("Asia/Singapore"));
    if (!isFirefox && mode === "without scripts") await within(page.setJavaScriptEnabled(false));
    if (!isFirefox && mode === "dark and still") {
      const dark = { name: "prefers-color-scheme", value: "dark" };
      const still = { name: "prefers-reduced-motion", value: "reduce" };
      await within(page.emulateMediaFeatures([dark, still]));
    }
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
