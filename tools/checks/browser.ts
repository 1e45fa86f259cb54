import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { isProgram } from "@yno/molfar/internal/runner/executors/process";
import { root } from "../project-files.ts";
import { aptInstall, canInstall, quietly } from "./apt.ts";

const isRoot = process.getuid?.() === 0;

/** How every browser of the tests and the benchmark is started. */
export const browserFlags: readonly string[] = [
  // Chromium refuses to run as root with its sandbox; only our own pages are opened here.
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const help =
  "install Chrome or Chromium, or set CHROMIUM to the path of one, and run the command again";

/** The path of a browser that runs on this machine, or nothing. Throws when CHROMIUM is wrong. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which isn't a browser that runs here: ${help}.`);
  }
  return [...installedPlaces(), chromium.executablePath()].find(
    (path) => isProgram(path) && runs(path),
  );
}

/** The paths of all browsers that run on this machine: a full one may show what a shell doesn't. */
export function findBrowsers(): string[] {
  const programs = installedPlaces().filter(isProgram);
  return [...new Set(programs.map((path) => realpathSync(path)))].filter(runs);
}

/**
 * The path of a browser, which is downloaded or installed first if there isn't one. Stores it in
 * CHROMIUM, so that child processes needn't look again.
 */
export async function ensureBrowser(): Promise<string> {
  let path = findBrowser();
  if (!path) {
    console.info("No Chrome or Chromium on this machine: downloading Playwright's.");
    await quietly(process.execPath, [
      join(root, "node_modules/@playwright/test/cli.js"),
      ...["install", "--no-shell", "chromium"],
    ]);
    path = findBrowser();
  }
  if (!path && canInstall()) {
    console.info("The download did not work: installing Debian's chromium with apt-get.");
    await aptInstall(["chromium-headless-shell", "chromium"]);
    path = findBrowser();
  }
  if (!path) throw new Error(`There is no browser for the tests: ${help}.`);
  process.env.CHROMIUM = path;
  return path;
}

function installedPlaces(): string[] {
  const { env } = process;
  if (process.platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [],
    );
  }
  // The shell has no window to draw, which halves the time of the journeys.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  const onPath = (env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  if (process.platform !== "darwin") return onPath;
  return [
    ...["/Applications", join(homedir(), "Applications")].flatMap((folder) => [
      join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
      join(folder, "Chromium.app/Contents/MacOS/Chromium"),
    ]),
    ...onPath,
  ];
}

/** Some systems ship a `chromium-browser` that only says how to install the real one. */
function runs(path: string): boolean {
  // On Windows the question for the version opens a window.
  if (process.platform === "win32") return existsSync(path);
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
