import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isProgram } from "@yno/molfar/internal/runner/executors/process";
import { aptInstall, canInstall } from "./apt.ts";

/**
 * The paths of WebKit's programs: the driver, the small browser that it drives, and a screen for
 * it.
 */
export type WebKitPaths = { driver: string; browser: string; display: string };

/** The engines beside Chromium on this machine; a sentence says why one isn't there and what to do. */
export type Engines = {
  Firefox: string | { missing: string };
  WebKit: WebKitPaths | { missing: string };
};

const packages = {
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb"],
} as const;

/** The engines that can already run on this machine, looked for in the folders of PATH. */
export function findEngines(): Engines {
  const firefox = program("firefox-esr") ?? program("firefox");
  const driver = program("WebKitWebDriver");
  // The newest of GTK 3 first: the journeys were written with it.
  const [browser] = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].flatMap((folder) =>
    globSync(`/usr/{lib,lib64,libexec,lib/*}/${folder}/MiniBrowser`),
  );
  const display = program("Xvfb");
  const missingOfWebKit = [
    ...(driver ? [] : ["WebKitWebDriver"]),
    ...(browser ? [] : ["MiniBrowser"]),
    ...(display ? [] : ["Xvfb"]),
  ];
  return {
    Firefox: firefox ?? { missing: whatToDo("Firefox", ["firefox"]) },
    WebKit:
      driver && browser && display && missingOfWebKit.length === 0
        ? { driver, browser, display }
        : { missing: whatToDo("WebKit", missingOfWebKit) },
  };
}

/** The engines. Missing ones are installed first if possible. */
export async function ensureEngines(): Promise<Engines> {
  const found = findEngines();
  const wanted = [
    ...(typeof found.Firefox === "object" ? packages.Firefox : []),
    ...("missing" in found.WebKit ? packages.WebKit : []),
  ];
  if (wanted.length === 0 || !canInstall()) return found;
  console.info(`Installing ${wanted.join(", ")} with apt-get.`);
  await aptInstall(wanted);
  return findEngines();
}

/** A sentence where this machine can't run an engine. */
export function engineMissing(found: Engines, name: keyof Engines): string[] {
  const engine = found[name];
  return typeof engine === "object" && "missing" in engine ? [engine.missing] : [];
}

function whatToDo(engine: keyof Engines, missing: readonly string[]): string {
  const install = packages[engine].join(" ");
  return `${engine} needs ${missing.join(", ")}, which this machine doesn't have: on Debian, run 'apt-get install ${install}'.`;
}

/** The path of a program by name, found as a shell would. */
function program(name: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}
