import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { cwltoolMissing } from "#tools/checks/cwltool.ts";

const folders: string[] = [];

/** Lets PATH hold only programs with these names. */
function onlyPrograms(names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "yno-cwltool-programs-"));
  folders.push(folder);
  for (const name of names) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv("PATH", folder);
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("without an engine of CWL one sentence says what to install", () => {
  onlyPrograms(["node", "cwltool"]);
  expect(cwltoolMissing()).toEqual([
    "Exported workflows need toil-cwl-runner, which this machine doesn't have: on Debian, run 'apt-get install cwltool toil'.",
  ]);
});

test("with both engines and Node nothing is missing", () => {
  onlyPrograms(["cwltool", "toil-cwl-runner", "node"]);
  expect(cwltoolMissing()).toEqual([]);
});
