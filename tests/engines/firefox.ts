import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driver, EngineLost } from "./driver.ts";
import { firefoxPreferences } from "./firefox-preferences.ts";
import { limited } from "./programs/limited.ts";
import { startProgram } from "./programs/program.ts";
import { type BidiResult, connectBidi } from "./protocols/bidi.ts";

/** Starts Firefox with a new profile. Requests to other machines go to the proxy. */
export async function startFirefox(path: string, proxyPort: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "yno-firefox-"));
  writeFileSync(join(profile, "user.js"), firefoxPreferences(proxyPort));
  const program = startProgram(
    "Firefox",
    path,
    // Colour scheme, motion, scripts and media have no command in Firefox's BiDi yet: they are set
    // from the browser's own context, which this flag opens.
    [
      ...["--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access"],
      ...["--profile", profile, "about:blank"],
    ],
    {
      MOZ_CRASHREPORTER_DISABLE: "1",
      MOZ_DISABLE_AUTO_SAFE_MODE: "1",
      // The preference for the server of remote settings counts only with this.
      MOZ_DISABLE_NONLOCAL_CONNECTIONS: "1",
    },
  );
  const clearUp = async () => {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [, address] = await program.untilPrinted(/BiDi listening on (ws:\S+)/, 60_000);
    const connection = await limited(
      program,
      connectBidi(`${address}/session`, () => undefined),
    );
    const send = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
      limited(program, connection.send(method, params));
    await send("session.new", { capabilities: {} });
    const { contexts } = await send("browsingContext.getTree", { "moz:scope": "chrome" });
    const chrome = contexts?.[0]?.context;

    const call = async (context: string | undefined, source: string): Promise<string> => {
      const { result, exceptionDetails } = await send("script.callFunction", {
        functionDeclaration: source,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return String(result?.value);
    };
    const inBrowser = (statements: string) => call(chrome, `() => { ${statements} }`);

    let window: string | undefined;
    return {
      name: "Firefox",
      async begin({ width, height, scheme, reducedMotion, scripts }) {
        const before = window;
        const created: BidiResult = await send("browsingContext.create", { type: "tab" });
        window = created.context;
        if (before) await send("browsingContext.close", { context: before });
        await send("storage.deleteCookies");
        await send("browsingContext.setViewport", {
          context: window,
          viewport: { width, height },
          devicePixelRatio: 1,
        });
        await send("emulation.setTimezoneOverride", {
          timezone: "Asia/Singapore",
          contexts: [window],
        });
        // A tab's own settings are lost when it gets another process for its first page.
        await inBrowser(
          [
            `Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", ${scheme === "dark" ? 0 : 1});`,
            `Services.prefs.setIntPref("ui.prefersReducedMotion", ${reducedMotion ? 1 : 0});`,
            `Services.prefs.setBoolPref("javascript.enabled", ${scripts});`,
            // Phones overlay their scrollbars on the page.
            `Services.prefs.setIntPref("ui.useOverlayScrollbars", ${width < 600 ? 1 : 0});`,
          ].join(" "),
        );
      },
      async open(address) {
        await send("browsingContext.navigate", { context: window, url: address, wait: "complete" });
      },
      run: (source) => call(window, source),
      async act(actions) {
        await send("input.performActions", { context: window, actions });
      },
      async print() {
        await inBrowser(`gBrowser.browsers.at(-1).browsingContext.mediumOverride = "print";`);
      },
      async screenshot() {
        const { data } = await send("browsingContext.captureScreenshot", { context: window });
        return data ?? "";
      },
      async close() {
        connection.close();
        await clearUp();
      },
    };
  } catch (error) {
    await clearUp();
    throw new EngineLost(error instanceof Error ? error.message : String(error));
  }
}
