import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Builder, Key } from "selenium-webdriver";
import { freePort } from "#tools/free-port.ts";
import { root } from "#tools/project-files.ts";
import type { findWebKit } from "#tools/setup/programs.ts";
import { type Driver, type Mode, type Surroundings, start } from "./engine.ts";

/**
 * The screen has no window manager, so the focus follows its pointer, which is in the middle. The
 * window is placed so that this is on its toolbar: it has the focus, and nothing in the page is
 * hovered.
 */
const screen = { width: 3000, height: 2000 };
const toolbarMiddle = 4;

/** Starts WebKit on its own screen. */
export async function startSelenium(
  paths: ReturnType<typeof findWebKit>,
  { site, mode }: Surroundings,
): Promise<Driver> {
  const size = `${screen.width}x${screen.height}x24`;
  const display = start("Xvfb", "", [
    ...[paths.Xvfb, "-displayfd", "1", "-nolisten", "tcp", "-noreset"],
    ...["-screen", "0", size],
  ]);
  const programs = [display];
  const close = async () => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const port = await freePort();
    const engine = start("WebKit", "", [paths.WebKitWebDriver, `--port=${port}`], {
      DISPLAY: `:${await display.printed(/^(\d+)$/m)}`,
      // Without a session bus GTK would wait for one.
      NO_AT_BRIDGE: "1",
      GSETTINGS_BACKEND: "memory",
      // Compositing without a graphics card takes half of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    });
    programs.push(engine);
    const { within } = engine;
    const address = `http://127.0.0.1:${port}`;
    await within(untilListening(address));
    const options = { binary: "/usr/bin/env", args: argumentsFor(paths.MiniBrowser, site, mode) };
    const browser = await within(
      new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
        .build(),
    );
    const run = async (expression: string) =>
      String(await within(browser.executeScript(`return ${expression}`)));
    return {
      async resize(width, height) {
        const place = {
          x: Math.round((screen.width - width) / 2),
          y: screen.height / 2 - toolbarMiddle,
        };
        const window = browser.manage().window();
        const outside = height + toolbarMiddle * 2;
        await within(window.setRect({ ...place, width, height: outside }));
        const inside = Number(await run("innerHeight"));
        if (inside === height) return;
        await within(window.setRect({ ...place, width, height: outside + height - inside }));
      },
      open: (url) => within(browser.get(url)),
      run,
      click: (x, y) =>
        within(browser.actions({ async: true }).move({ x, y, duration: 0 }).click().perform()),
      press: (keys) => {
        const codes = keys.map(keyCode);
        const actions = browser.actions({ async: true });
        for (const code of codes) actions.keyDown(code);
        for (const code of codes.toReversed()) actions.keyUp(code);
        return within(actions.perform());
      },
      type: (text) => within(browser.actions({ async: true }).sendKeys(text).perform()),
      async screenshot() {
        // WebKit waits for the next frame, and a page where nothing moves has none.
        await run("document.documentElement.animate([{ opacity: 1 }, { opacity: 0.999 }], 999)");
        return within(browser.takeScreenshot());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Selenium's character for a key: 'ArrowDown' is `Key.ARROW_DOWN`. */
function keyCode(key: string): string {
  const codes: Readonly<Record<string, unknown>> = { ...Key, BACKSPACE: Key.BACK_SPACE };
  return String(codes[key.replace(/(?<=[a-z])(?=[A-Z])/, "_").toUpperCase()] ?? key);
}

async function untilListening(address: string): Promise<void> {
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The arguments of `env`: the settings of GTK, and the browser with its options. */
function argumentsFor(browser: string, site: string, mode: Mode): string[] {
  const settings = join(root, ".cache/checks/gtk", mode.replaceAll(" ", "-"));
  const still = mode === "dark and still";
  for (const gtk of ["gtk-3.0", "gtk-4.0"].map((version) => join(settings, version))) {
    mkdirSync(gtk, { recursive: true });
    const motion = `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`;
    writeFileSync(join(gtk, "settings.ini"), motion);
    // The toolbar keeps a window from being as narrow as a phone.
    const small = "min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0";
    writeFileSync(join(gtk, "gtk.css"), `* { ${small}; font-size: 1px; }\n`);
  }
  return [
    ...[`XDG_CONFIG_HOME=${settings}`, browser, "--automation", "--time-zone=Asia/Singapore"],
    ...[`--proxy=${site}`, "--ignore-host=localhost"],
    ...["--ignore-host=127.0.0.1", ...(still ? ["--dark-mode"] : [])],
    ...(mode === "without scripts" ? ["--enable-javascript=false"] : []),
  ];
}
