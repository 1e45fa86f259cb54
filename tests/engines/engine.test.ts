import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/project-files.ts";
import { EngineLost, start } from "./engine.ts";

/** Starts a second program, as engines do, which says its process and runs for ever. */
const starter = `const { spawn } = require("node:child_process");
const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
console.log("started " + child.pid); setInterval(() => {}, 1000);`;

const fake = (script: string) => start("The engine", "", [process.execPath, "--eval", script]);
const never = new Promise<never>(() => undefined);

function runs(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test("a program that crashes while a command runs is lost, with its last output and its code", async () => {
  const { within } = fake(`console.error("No memory is left."); process.exit(3);`);
  await expect(within(never)).rejects.toThrow(
    new EngineLost(
      "The engine has ended. Its last output:\nNo memory is left.\nIt ended with code 3.",
    ),
  );
});

test("a program that can't be started is lost, with the reason", async () => {
  const { printed } = start("The engine", "", ["/no/such/program"]);
  await expect(printed(/ready/)).rejects.toThrow(/^The engine has ended\..*\n.*ENOENT/);
});

test("a program that doesn't answer is lost, with its last output", async () => {
  const { printed, within, stop } = fake(`console.log("Loading."); setInterval(() => {}, 1000);`);
  await printed(/(Loading)/);
  await expect(within(never, 10)).rejects.toThrow(
    new EngineLost("The engine hasn't answered for 0.01 s. Its last output:\nLoading."),
  );
  await stop();
});

test("stopping a program ends what it has started, too", async () => {
  const { printed, stop } = fake(starter);
  const pid = await printed(/started (\d+)/);
  await stop();
  await expect.poll(() => runs(pid), { timeout: 15_000 }).toBe(false);
});

for (const signal of ["SIGKILL", "SIGTERM", "SIGINT"] as const) {
  test.concurrent(`${signal} to the checks ends a program with its children and its profile`, async () => {
    const profile = mkdtempSync(join(tmpdir(), "yno-engine-test-"));
    const parent = spawn(process.execPath, [
      ...["--input-type=module", "--eval"],
      `const { start } = await import(${JSON.stringify(join(root, "tests/engines/engine.ts"))});
      const command = [process.execPath, "--eval", ${JSON.stringify(starter)}];
      const program = start("The engine", ${JSON.stringify(profile)}, command);
      console.log(await program.printed(/started (\\d+)/));`,
    ]);
    const pid = await new Promise<string>((resolve) => {
      parent.stdout.on("data", (text) => resolve(String(text).trim()));
    });
    parent.kill(signal);
    await expect.poll(() => runs(pid) || existsSync(profile), { timeout: 15_000 }).toBe(false);
  });
}
