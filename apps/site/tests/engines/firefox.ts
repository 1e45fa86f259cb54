import { findFirefox } from "@yno/tools/programs";
import puppeteer from "puppeteer-core";
import { withFonts } from "#tests/fonts/fonts.ts";
import type { Start } from "./journey.ts";

/** Starts Firefox, with a profile that puppeteer makes and removes. */
export const startFirefox: Start = async (site, mode, signal) => {
  const browser = await puppeteer.launch({
    ...{ browser: "firefox", executablePath: findFirefox() ?? "", signal },
    ...{ defaultViewport: null, protocolTimeout: 45_000, handleSIGINT: false },
    // The preference for the server of remote settings counts only with the last of these.
    env: { ...withFonts(), MOZ_CRASHREPORTER_DISABLE: "1", MOZ_DISABLE_NONLOCAL_CONNECTIONS: "1" },
    extraPrefsFirefox: {
      // In its sandbox a page looks in vain for fonts outside the system's folders, for seconds.
      "security.sandbox.content.level": 0,
      // A headless window has no pointer, unlike a visitor at a desk, and hides its scrollbars.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      "ui.useOverlayScrollbars": 0,
      "layout.css.prefers-color-scheme.content-override": mode === "dark and still" ? 0 : 1,
      "ui.prefersReducedMotion": mode === "dark and still" ? 1 : 0,
      "javascript.enabled": mode !== "without scripts",
    },
  });
  const context = await browser.createBrowserContext({ proxyServer: new URL(site).host });
  const page = await context.newPage();
  await page.emulateTimezone("Asia/Singapore");
  // The scrollbars of phones take no room.
  await page.evaluateOnNewDocument(() => {
    const onPhones = new CSSStyleSheet();
    onPhones.replaceSync("@media (max-width: 600px) { * { scrollbar-width: none !important } }");
    document.adoptedStyleSheets.push(onPhones);
  });
  return {
    open: (path) => page.goto(`${site}${path}`),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    close: () => browser.close(),
  };
};
