import { join } from "node:path";
import { execa } from "execa";
import { Builder, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { withFonts } from "#tests/fonts/fonts.ts";
import { root } from "#tools/project-files.ts";
import { findWebKit } from "#tools/setup/programs.ts";
import { type Driver, limitMs, type Surroundings } from "./engine.ts";

/**
 * The screen has no window manager, so the focus follows its pointer, which is in the middle. The
 * window is placed so that this is on its toolbar: it has the focus, and nothing in the page is
 * hovered.
 */
const screen = { width: 3000, height: 2000 };
const toolbarMiddle = 4;

/** Starts WebKit on its own screen, which ends with this process and ends the browser. */
export async function startWebKit({ site, mode, signal }: Surroundings): Promise<Driver> {
  const paths = findWebKit();
  const size = `${screen.width}x${screen.height}x24`;
  const display = execa({
    cancelSignal: signal,
    reject: false,
  })`${paths.Xvfb} -displayfd 1 -nolisten tcp -noreset -screen 0 ${size}`;
  const { value: number } = await display.iterable().next();
  const service = new DriverService.Builder(paths.WebKitWebDriver).setLoopback(true).build();
  signal.addEventListener("abort", () => service.kill());
  const still = mode === "dark and still";
  const gtk = join(root, "tests/engines/gtk");
  const args = [
    ...[`DISPLAY=:${number}`, `FONTCONFIG_FILE=${withFonts().FONTCONFIG_FILE}`],
    // Without a session bus GTK would wait for one.
    ...["NO_AT_BRIDGE=1", "GSETTINGS_BACKEND=memory"],
    // Compositing without a graphics card takes half of the processor time.
    "WEBKIT_DISABLE_COMPOSITING_MODE=1",
    ...[`XDG_CONFIG_HOME=${gtk}`, ...(still ? [`XDG_CONFIG_DIRS=${join(gtk, "still")}`] : [])],
    ...[paths.MiniBrowser, "--automation", "--time-zone=Asia/Singapore", `--proxy=${site}`],
    ...["--ignore-host=localhost", "--ignore-host=127.0.0.1", ...(still ? ["--dark-mode"] : [])],
    ...(mode === "without scripts" ? ["--enable-javascript=false"] : []),
  ];
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      timeouts: { script: limitMs, pageLoad: limitMs },
      "webkitgtk:browserOptions": { binary: "/usr/bin/env", args },
    })
    .build();
  const actions = () => browser.actions({ async: true });
  const run = async (expression: string) =>
    String(await browser.executeScript(`return ${expression}`));
  return {
    resize: (width, height) =>
      browser
        .manage()
        .window()
        .setRect({
          ...{ width, height: height + toolbarMiddle * 2 },
          ...{ x: (screen.width - width) / 2, y: screen.height / 2 - toolbarMiddle },
        }),
    open: (address) => browser.get(address),
    run,
    click: (x, y) => actions().move({ x, y, duration: 0 }).click().perform(),
    press(keys) {
      const chord = actions();
      const codes = keys.map(keyCode);
      for (const code of codes) chord.keyDown(code);
      for (const code of codes.toReversed()) chord.keyUp(code);
      return chord.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    async screenshot() {
      // WebKit waits for the next frame, and a page where nothing moves has none.
      await run("document.documentElement.animate([{ opacity: 1 }, { opacity: 0.999 }], 999)");
      return browser.takeScreenshot();
    },
  };
}

/** Selenium's character for a key: 'ArrowDown' is `Key.DOWN`. */
const keyCode = (key: string): string =>
  Reflect.get(Key, key.replace("Arrow", "").toUpperCase()) ?? key;
