import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { findEngines, sortEngines } from "#tools/checks/engines.ts";

const folders: string[] = [];

/** Sets PATH to a folder with only these programs; `font` says whether one of them lists a font. */
function onlyPrograms(names: readonly string[], fonts = "DejaVu Sans"): void {
  const folder = mkdtempSync(join(tmpdir(), "yno-programs-"));
  folders.push(folder);
  for (const name of [...names, "fc-list"]) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\necho '${fonts}'\n`);
    chmodSync(path, 0o755);
  }
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM", "");
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("without a Firefox one sentence says what to install", () => {
  onlyPrograms([]);
  expect(sortEngines(findEngines()).missing).toContain(
    "Firefox needs firefox, which this machine doesn't have: on Debian, run 'apt-get install firefox-esr'.",
  );
});

test("without a screen WebKit can't run, and one sentence says what to install", () => {
  onlyPrograms(["firefox-esr", "WebKitWebDriver"]);
  const { here, missing } = sortEngines(findEngines());
  expect(here).toContain("Firefox");
  expect(missing).toContainEqual(
    expect.stringMatching(
      /^WebKit needs .*Xvfb, which this machine doesn't have: on Debian, run 'apt-get install webkit2gtk-driver xvfb'\.$/,
    ),
  );
});

test("a browser that CHROMIUM names wrongly is named", () => {
  onlyPrograms([]);
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  expect(sortEngines(findEngines()).missing).toContainEqual(
    expect.stringMatching(/^CHROMIUM names \/no\/such\/browser, which isn't a browser/),
  );
});

test("without a font no engine runs, because text wouldn't have a size", () => {
  onlyPrograms(["firefox-esr", "WebKitWebDriver", "Xvfb"], "");
  const { here, missing } = sortEngines(findEngines());
  expect(here).toEqual([]);
  expect(missing).toHaveLength(3);
  for (const sentence of missing) {
    expect(sentence).toMatch(/needs .*a font, .* fonts-liberation'\.$/);
  }
});
