import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@yno/tools/project-files";
import { execa } from "execa";
import { beforeEach, expect, test } from "vitest";
import { firstCommands } from "../../../commands/init-command.ts";
import { enterRoom } from "../kit.ts";

const cli = join(root, "packages/molfar/cli.ts");
let folder = "";
beforeEach(() => {
  enterRoom();
  folder = mkdtempSync(join(tmpdir(), "first-image-"));
});

/** Runs a line that a reader would type in the folder. */
async function type(line: string): Promise<string> {
  const script = `npx() { shift; "$NODE" "$CLI" "$@"; }\n${line}`;
  const env = { NODE: process.execPath, CLI: cli };
  return (await execa("sh", ["-ec", script], { cwd: folder, env })).stdout;
}

test("the first image is built, checked and run as molfar init says", async () => {
  const said = await type("npx @yno/molfar init");
  const lines = [...said.matchAll(/^ {2}(.+)$/gm)].map(([, line = ""]) => line);
  expect(lines).toEqual(firstCommands);
  for (const line of lines) await type(line);
  expect(await type("docker image inspect word-counter | npx @yno/molfar check -")).toBe(
    "-: no findings in 1 task.",
  );
  const runs = join(folder, ".molfar/runs");
  const counts = readdirSync(runs).map((run) =>
    readFileSync(join(runs, run, "outputs/count/count.txt"), "utf8"),
  );
  // One as a process, and one in Docker.
  expect(counts).toEqual(["3\n", "3\n"]);
});
