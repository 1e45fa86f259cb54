import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { engineMissing, findEngines } from "#tools/checks/engines.ts";
import { needy, programsMissing } from "#tools/checks/programs.ts";
import { root } from "#tools/project-files.ts";

test.each(needy)("without the programs of %s one sentence says what to install", (step) => {
  const [sentence, ...more] = programsMissing(step, "", 0);
  expect(more).toEqual([]);
  expect(sentence).toMatch(/needs? .*, which this machine doesn't have: on Debian, run 'apt-get /);
});

test.each(["containers", "image"] as const)("%s are for root only, which is said", (step) => {
  expect(programsMissing(step, process.env.PATH, 1000)).toEqual([
    expect.stringMatching(/^(Containers need|The image of the site needs) .* only root on Linux/),
  ]);
});

const folders: string[] = [];

/** Sets PATH to a folder with only these programs. */
function onlyPrograms(names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "yno-programs-"));
  folders.push(folder);
  for (const name of names) {
    const path = join(folder, name);
    writeFileSync(path, "#!/bin/sh\n");
    chmodSync(path, 0o755);
  }
  vi.stubEnv("PATH", folder);
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("without a Firefox one sentence says what to install", () => {
  onlyPrograms([]);
  expect(engineMissing(findEngines(), "Firefox")).toEqual([
    "Firefox needs firefox, which this machine doesn't have: on Debian, run 'apt-get install firefox-esr'.",
  ]);
});

test("without a screen WebKit can't run, and one sentence says what to install", () => {
  onlyPrograms(["firefox-esr", "WebKitWebDriver"]);
  expect(engineMissing(findEngines(), "Firefox")).toEqual([]);
  expect(engineMissing(findEngines(), "WebKit")).toEqual([
    expect.stringMatching(
      /^WebKit needs .*Xvfb, which this machine doesn't have: on Debian, run 'apt-get install webkit2gtk-driver xvfb'\.$/,
    ),
  ]);
});

test("the configuration of the journeys can be read where no browser is installed yet", () => {
  const { CHROMIUM: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["playwright.config.ts"], {
    cwd: root,
    env: { ...env, PATH: "", PLAYWRIGHT_BROWSERS_PATH: "/nowhere" },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
