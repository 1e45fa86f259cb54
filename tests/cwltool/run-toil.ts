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
 * Runs an exported workflow in Toil, as processes, and gives its outputs as `molfar workflow` would
 * write them. A start takes about five seconds, and a task one more.
 */
export async function runInToil({ file }: Exported, folder: string): Promise<Files> {
  const out = join(folder, "out");
  const { stdout } = await execa(
    "toil-cwl-runner",
    ["--no-container", "--logLevel=ERROR", `--jobStore=${join(folder, "jobs")}`].concat([
      "--outdir",
      out,
      file,
    ]),
    { env: { LC_ALL: "C.UTF-8" }, stdin: "ignore", timeout: 600_000, killSignal: "SIGKILL" },
  );
  const files: Files = {};
  for (const [id, given] of Object.entries(givenShape.parse(JSON.parse(stdout)))) {
    if (typeof given === "string") {
      files[`${id}/value`] = given;
      continue;
    }
    const path = fileURLToPath(given.location);
    if (given.class === "File")
      files[`${id}/${path.slice(out.length + 1)}`] = readFileSync(path, "utf8");
    else for (const [name, text] of Object.entries(filesBelow(path))) files[`${id}/${name}`] = text;
  }
  return files;
}
