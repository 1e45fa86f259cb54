import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tools/commands/free-port.ts";
import { type Driver, EngineLost, type Surroundings } from "./driver.ts";
import { limited } from "./programs/limited.ts";
import { startProgram } from "./programs/program.ts";
import { CommandError, connectWebDriver } from "./protocols/webdriver.ts";
import { showPrintRules } from "./show-print-rules.ts";

/** The paths of the programs. */
export type WebKitPaths = { driver: string; browser: string; display: string };

/**
 * The screen has no window manager, so the focus follows its pointer, which is in the middle. The
 * window is placed so that this is on its toolbar: it has the focus, and nothing in the page is
 * hovered.
 */
const screen = { width: 3000, height: 2000 };
const toolbarMiddle = 4;

/** Starts WebKit on its own screen. Requests to other machines go to the proxy. */
export async function startWebKit(paths: WebKitPaths, proxyPort: number): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "yno-webkit-"));
  const display = startProgram("Xvfb", paths.display, [
    ...["-displayfd", "1", "-nolisten", "tcp", "-noreset"],
    ...["-screen", "0", `${screen.width}x${screen.height}x24`],
  ]);
  const port = await freePort();
  let program = display;
  const clearUp = async () => {
    await program.stop();
    await display.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [, number] = await display.untilPrinted(/^(\d+)$/m, 30_000);
    program = startProgram("WebKit", paths.driver, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      // Without a session bus GTK would wait for one.
      NO_AT_BRIDGE: "1",
      GSETTINGS_BACKEND: "memory",
    });
    const connection = connectWebDriver(`http://127.0.0.1:${port}`);
    const untilItListens = async (): Promise<void> => {
      try {
        await connection.send("GET", "/status");
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (program.runs()) await untilItListens();
      }
    };
    await limited(program, untilItListens());

    let session: string | undefined;
    let launched = "";
    let windowSize = "";
    const send = async (
      method: "GET" | "POST" | "DELETE",
      path: string,
      body?: object,
    ): Promise<unknown> => {
      try {
        return await limited(program, connection.send(method, `/session/${session}${path}`, body));
      } catch (error) {
        if (error instanceof CommandError && error.code === "invalid session id") {
          throw new EngineLost(`WebKit has crashed. Its last output:\n${program.lastOutput()}`);
        }
        throw error;
      }
    };
    const launch = async (surroundings: Surroundings): Promise<void> => {
      const args = argumentsFor(folder, paths.browser, surroundings, proxyPort);
      if (launched === args.join(" ")) return;
      if (session) await send("DELETE", "");
      const answer = await limited(
        program,
        connection.send("POST", "/session", {
          capabilities: {
            alwaysMatch: {
              browserName: "MiniBrowser",
              "webkitgtk:browserOptions": { binary: "/usr/bin/env", args },
            },
          },
        }),
      );
      session = (answer as { sessionId: string }).sessionId;
      launched = args.join(" ");
      windowSize = "";
    };
    const run = async (source: string): Promise<string> =>
      String(await send("POST", "/execute/sync", { script: `return (${source})()`, args: [] }));

    return {
      name: "WebKit",
      async begin(surroundings) {
        await launch(surroundings);
        const { width, height } = surroundings;
        await send("DELETE", "/cookie");
        const size = `${width}x${height}`;
        if (size === windowSize) return;
        windowSize = size;
        const place = {
          x: Math.round((screen.width - width) / 2),
          y: screen.height / 2 - toolbarMiddle,
        };
        await send("POST", "/window/rect", { ...place, width, height });
        const inside = Number(await run("() => innerHeight"));
        await send("POST", "/window/rect", { ...place, width, height: 2 * height - inside });
      },
      async open(address) {
        await send("POST", "/url", { url: address });
      },
      run,
      async act(actions) {
        await send("POST", "/actions", { actions });
      },
      async print() {
        await run(String(showPrintRules));
      },
      async screenshot() {
        return String(await send("GET", "/screenshot"));
      },
      close: clearUp,
    };
  } catch (error) {
    await clearUp();
    throw new EngineLost(error instanceof Error ? error.message : String(error));
  }
}

/** The arguments of `env`: the settings of GTK, and the browser with a journey's options. */
function argumentsFor(
  folder: string,
  browser: string,
  { scheme, reducedMotion, scripts }: Surroundings,
  proxyPort: number,
): string[] {
  const settings = join(folder, reducedMotion ? "still" : "moving");
  for (const version of ["3.0", "4.0"]) {
    const gtk = join(settings, `gtk-${version}`);
    mkdirSync(gtk, { recursive: true });
    writeFileSync(
      join(gtk, "settings.ini"),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    );
    // The toolbar keeps a window from being as narrow as a phone.
    writeFileSync(
      join(gtk, "gtk.css"),
      "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n",
    );
  }
  return [
    `XDG_CONFIG_HOME=${settings}`,
    browser,
    "--automation",
    `--proxy=http://127.0.0.1:${proxyPort}`,
    "--ignore-host=localhost",
    "--ignore-host=127.0.0.1",
    "--time-zone=Asia/Singapore",
    ...(scheme === "dark" ? ["--dark-mode"] : []),
    ...(scripts ? [] : ["--enable-javascript=false"]),
  ];
}
