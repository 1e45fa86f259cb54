import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, root } from "../project-files.ts";
import { run } from "./programs.ts";

const stamp = join(root, "build/inputs.sha256");

/**
 * Paths that the build doesn't read. Everything else counts, so that a new file is not forgotten.
 */
const notInputs =
  /^(tests|bench|contributing|\.ci|\.github)\/|\.(examples|component|test)\.tsx?$|^[^/]+\.md$|^(LICENSE|biome\.json|knip\.json|redocly\.yaml|(vitest|playwright|vite\.gallery)\.config\.ts)$/;

/** A hash over everything that the build is made from. */
function hashOfInputs(): string {
  const hash = createHash("sha256");
  for (const path of projectFiles().filter((file) => !notInputs.test(file))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  // Build-time settings come from the environment, by these names.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}\0`);
  }
  return hash.digest("hex");
}

/** Whether build/client was made from the files as they are now. */
export function isBuilt(): boolean {
  return hasBuild() && existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfInputs();
}

/** Whether there is a finished build, of any age. */
export function hasBuild(): boolean {
  return existsSync(stamp) && existsSync(join(root, "build/client/index.html"));
}

/**
 * Builds the site into build/client. The stamp is deleted first and written last, so that a failed
 * or interrupted build never counts as complete.
 *
 * @param keep gets what is printed, instead of the screen
 */
export async function build(keep?: (text: string) => void): Promise<boolean> {
  const started = performance.now();
  const say = keep ? (line: string) => keep(`${line}\n`) : console.info;
  say("Building the site.");
  rmSync(stamp, { force: true });
  const inputs = hashOfInputs();
  const options = { env: { NODE_ENV: "production" }, keepOutput: keep !== undefined };
  const steps = [
    () => run("checkContent", [], options),
    () => run("fonts", [], options),
    // Its list of some hundred files is left out; warnings and errors are not.
    () => run("vite", ["build", "--app", "--logLevel", "warn"], options),
    () => run("finishBuild", [], options),
  ];
  for (const step of steps) {
    const { code, output, stopped } = await step();
    keep?.(output);
    if (stopped) return false;
    if (code !== 0) {
      say("The site could not be built: the message above says why.");
      return false;
    }
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s: build/client.`);
  return true;
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1;
