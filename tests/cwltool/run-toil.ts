import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import * as z from "zod";
import { type Exported, type Files, filesBelow } from "./run-cwltool.ts";

const givenShape = z.record(
  z.string(),
  z.union([z.string(), z.object({ class: z.enum(["File", "Directory"]), location: z.string() })]),
);

/**
 * Runs an exported workflow in Toil, and gives its outputs as `molfar workflow` would write them. A
 * start takes four seconds. Toil's workers run in its own process, because the start of
 * one takes a second; then Toil tries a task that fails again and again, until the time is up.
 */
export async function runInToil(
  { file, outputs, executor }: Exported,
  folder: string,
): Promise<Files> {
  const out = join(folder, "out");
  const { stdout } = await execa(
    "toil-cwl-runner",
    [
      ...["--logLevel=ERROR", "--debugWorker", `--jobStore=${join(folder, "jobs")}`],
      ...(executor === "process" ? ["--no-container"] : []),
      ...["--outdir", out, file],
    ],
    { env: { LC_ALL: "C.UTF-8" }, stdin: "ignore", timeout: 300_000, killSignal: "SIGKILL" },
  );
  const given = givenShape.parse(JSON.parse(stdout));
  const files = outputs.flatMap(({ id, file: name }): [string, string][] => {
    const value = given[id];
    if (value === undefined) return [];
    if (typeof value === "string") return [[`${id}/value`, value]];
    const path = fileURLToPath(value.location);
    if (value.class === "File") return [[`${id}/${name}`, readFileSync(path, "utf8")]];
    return Object.entries(filesBelow(path)).map(([below, text]) => [`${id}/${below}`, text]);
  });
  return Object.fromEntries(files);
}
