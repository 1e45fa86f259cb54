import { findWebKit } from "@yno/tools/programs";
import { execa } from "execa";
import { Builder, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { withFonts } from "#tests/fonts/fonts.ts";
import type { Start } from "./journey.ts";

/** Starts WebKit on its own screen. The browser ends with the screen. */
export const startWebKit: Start = async (site, mode, signal) => {
  const { Xvfb, WebKitWebDriver, MiniBrowser } = findWebKit();
  const screen = "-displayfd 1 -nolisten tcp -noreset -screen 0 3000x2000x24".split(" ");
  const display = execa(Xvfb, screen, { cancelSignal: signal, reject: false });
  const { value: number } = await display.iterable().next();
  const service = new DriverService.Builder(WebKitWebDriver).setLoopback(true).build();
  signal.addEventListener("abort", () => service.kill());
  const [isStill, gtk] = [mode === "dark and still", `${import.meta.dirname}/gtk`];
  const args = [
    ...[`DISPLAY=:${number}`, `FONTCONFIG_FILE=${withFonts().FONTCONFIG_FILE}`],
    // Without a session bus GTK would wait for one.
    ...["NO_AT_BRIDGE=1", "GSETTINGS_BACKEND=memory"],
    // Compositing without a graphics card takes half of the processor time.
    "WEBKIT_DISABLE_COMPOSITING_MODE=1",
    ...[`XDG_CONFIG_HOME=${gtk}`, `XDG_CONFIG_DIRS=${isStill ? `${gtk}/still` : ""}`],
    ...[MiniBrowser, "--automation", "--time-zone=Asia/Singapore", `--proxy=${site}`],
    ...["--ignore-host=localhost", `--enable-javascript=${mode !== "without scripts"}`],
    ...(isStill ? ["--dark-mode"] : []),
  ];
  const options = { binary: "/usr/bin/env", args };
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  const actions = () => browser.actions({ async: true });
  /** A page that is being left may lose its answer, and the limit for scripts doesn't end that wait. */
  const evaluate = (expression: string) =>
    browser.wait(browser.executeScript(`return ${expression}`), 10_000);
  /** Selenium's character for a key: 'ArrowDown' is `Key.DOWN`. */
  const code = (key: string) => Reflect.get(Key, key.replace("Arrow", "").toUpperCase()) ?? key;
  return {
    open: (path) => browser.get(`${site}${path}`),
    evaluate,
    async resize(width, height) {
      // Without a window manager the focus follows the pointer, which is in the middle of the screen.
      // There is the toolbar, 8 pixels high: the window has the focus, and nothing is hovered.
      const place = { x: 1500 - width / 2, y: 1000 - 4, width, height: height + 8 };
      await browser.manage().window().setRect(place);
      // Style sheets hear of it in the frame after the size has come.
      const isThere = `innerWidth === ${width} && new Promise(requestAnimationFrame)`;
      await browser.wait(() => evaluate(isThere), 30_000);
    },
    click: (x, y) => actions().move({ x, y, duration: 0 }).click().perform(),
    press(...keys) {
      const chord = actions();
      for (const key of keys) chord.keyDown(code(key));
      for (const key of keys.toReversed()) chord.keyUp(code(key));
      return chord.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    async screenshot() {
      // WebKit waits for the next frame, and a page where nothing moves has none.
      await evaluate("document.documentElement.animate({ opacity: [1, 0.999] }, 999) && 0");
      return browser.takeScreenshot();
    },
    close: () => browser.quit().catch(() => undefined),
  };
};
