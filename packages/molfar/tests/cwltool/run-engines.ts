import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import * as z from "zod";
import { exported } from "../../commands/export-command.ts";
import { checkWiring } from "../../commands/prepare.ts";
import { textsBelow } from "../../random/workers.ts";
import { readWiring } from "../../wiring/read-wiring.ts";

/** The outputs of a workflow: texts by their paths below its outputs. */
export type Files = Record<string, string>;

/** @property file the name of a file, as its worker gives it */
type Port = { id: string; type: string; file: string };

type Secrets = Readonly<Record<string, string>>;

/** A workflow that has been exported as CWL, in its folder, and the secrets that it takes as inputs. */
export type Exported = {
  file: string;
  outputs: readonly Port[];
  secrets: Secrets;
  executor: "docker" | "process";
};

/** Exports the wiring of a folder as CWL, to a file beside it. */
export function exportInto(
  folder: string,
  wiring = "workflow.yaml",
  secrets: Secrets = {},
  executor: Exported["executor"] = "process",
): Exported {
  const reading = readWiring(readFileSync(join(folder, wiring), "utf8"));
  const checking = reading.wiring && checkWiring(reading.wiring, folder);
  if (!checking || !("checked" in checking)) throw new Error(JSON.stringify(checking ?? reading));
  const { text, findings } = exported(checking.checked, "cwl", executor);
  if (text === undefined) throw new Error(JSON.stringify(findings));
  const file = join(folder, wiring.replace(/yaml$/, "cwl"));
  writeFileSync(file, text);
  const { plan } = checking.checked;
  const outputs = plan.outputs.map(({ name, step, output }) => {
    const from = plan.steps.find(({ key }) => key === step);
    const port = from?.outputs.find((each) => each.name === output);
    const kind = port?.shape.kind;
    const single = kind === "directory" ? "Directory" : kind === "file" ? "File" : "string";
    return {
      ...{ id: name, type: from?.each ? "Directory" : single },
      file: basename(port?.path ?? ""),
    };
  });
  return { file, outputs, secrets, executor };
}

/**
 * Leaves out the codes of failures that may be tried again. Copying them takes cwltool as long as all
 * the rest.
 */
export function dropRetries({ file }: Exported): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ *temporaryFailCodes: .*\n/gm, ""));
}

/**
 * Runs several workflows as steps of one, because a start of cwltool takes about a second, and
 * gives the outputs of each as `molfar workflow` would write them.
 */
export async function runTogether(
  workflows: readonly Exported[],
  folder: string,
): Promise<Files[]> {
  mkdirSync(folder, { recursive: true });
  const batch = join(folder, "batch.cwl");
  const allSecrets = Object.fromEntries(
    workflows.flatMap(({ secrets }) => Object.entries(secrets)),
  );
  const inputs = Object.keys(allSecrets).map((id) => ({ id, type: "string" }));
  const whole = {
    ...{ cwlVersion: "v1.2", class: "Workflow", inputs },
    requirements: [{ class: "SubworkflowFeatureRequirement" }],
    outputs: workflows.map((_, at) => ({
      ...{ id: `w${at}`, type: "Directory", outputSource: `folder${at}/folder` },
    })),
    steps: workflows.flatMap(({ file, outputs, secrets }, at) => [
      {
        ...{ id: `run${at}`, run: file, out: outputs.map(({ id }) => id) },
        in: Object.keys(secrets).map((id) => ({ id, source: id })),
      },
      {
        ...{ id: `folder${at}`, run: folderTool(`w${at}`, outputs), out: ["folder"] },
        in: outputs.map(({ id }) => ({ id, source: `run${at}/${id}` })),
      },
    ]),
  };
  writeFileSync(batch, JSON.stringify(whole));
  const job = join(folder, "job.json");
  writeFileSync(job, JSON.stringify(allSecrets));
  const out = join(folder, "out");
  await execa(
    "cwltool",
    [
      ...["--no-container", "--disable-color", "--disable-js-validation", "--no-compute-checksum"],
      ...["--tmpdir-prefix", `${folder}/tmp-`, "--outdir", out, batch, job],
    ],
    { env: { LC_ALL: "C.UTF-8" }, stdin: "ignore", timeout: 600_000, killSignal: "SIGKILL" },
  );
  return workflows.map((_, at) => textsBelow(join(out, `w${at}`)));
}

/** A tool that puts the outputs of a workflow where `molfar workflow` puts them. */
function folderTool(name: string, outputs: readonly Port[]) {
  const listing = outputs.map(({ id, type, file }) => {
    const given = `inputs[${JSON.stringify(id)}]`;
    const key = JSON.stringify(id);
    const folder = (held: string) =>
      `{"class": "Directory", "basename": ${key}, "listing": ${held}}`;
    if (type === "File")
      return folder(
        `[{"class": "File", "basename": ${JSON.stringify(file)}, "location": ${given}.location}]`,
      );
    if (type === "Directory") return given;
    return folder(`[{"class": "File", "basename": "value", "contents": ${given}}]`);
  });
  return {
    class: "ExpressionTool",
    // Here and not in the workflow, because cwltool would put it before those of the exports.
    requirements: [{ class: "InlineJavascriptRequirement" }],
    inputs: outputs.map(({ id, type }) => ({ id, type })),
    outputs: [{ id: "folder", type: "Directory" }],
    expression: `$({"folder": {"class": "Directory", "basename": "${name}", "listing": [${listing.join(", ")}]}})`,
  };
}

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
  options: readonly string[] = [],
): Promise<Files> {
  const out = join(folder, "out");
  const { stdout } = await execa(
    "toil-cwl-runner",
    [
      ...["--logLevel=ERROR", "--debugWorker", `--jobStore=${join(folder, "jobs")}`],
      ...(executor === "process" ? ["--no-container"] : []),
      ...[...options, "--outdir", out, file],
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
    return Object.entries(textsBelow(path)).map(([below, text]) => [`${id}/${below}`, text]);
  });
  return Object.fromEntries(files);
}
