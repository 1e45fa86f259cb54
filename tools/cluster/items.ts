/** A workflow of items that tell where they run, and what runs it in a cluster. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { root } from "../project-files.ts";
import type { Cluster } from "./cluster.ts";

/** @property held  the items from this one on wait until `free` is called */
export type Items = { folder: string; wiring: string; count: number; held: number };

/** One start of an item's worker, and whether it ended. Items are counted from 0. */
export type Start = { item: number; host: string; ended: boolean };

/** A line of the log is 'item host process began', and the same with 'ended'. */
const worker = `log=$1; item=$(cat "$GIVEN_PATH"); me="$item $(uname -n) $$"
echo "$me began" >> "$log/log.txt"
if [ "$item" -ge "$2" ]; then until [ -e "$log/free" ]; do sleep 0.1; done; fi
echo "item $item" > "$OUTPUT_PATH/said.txt"
echo "$me ended" >> "$log/log.txt"
`;

const plainWorker = `me="$2 $(uname -n) $$"
echo "$me began" >> "$1/log.txt"
echo "item $2"
echo "$me ended" >> "$1/log.txt"
`;

const port = (direction: "input" | "output", name: string, path: string) => ({
  ...{ name, path, direction, purpose: "To be copied.", mime_types: ["text/plain"] },
});

/** Writes the workflow into a new folder that every node can read. */
export function writeItems(
  folder: string,
  { count, held = count, jobsAtOnce }: { count: number; held?: number; jobsAtOnce: number },
): Items {
  mkdirSync(folder);
  const definition = {
    ...{ schema_version: "v0.0.3", name: "Items", description: "Says what it gets." },
    tasks: [
      {
        ...{ name: "Say", description: "Says its number." },
        artifacts: [port("input", "given", "given.txt"), port("output", "said", "said.txt")],
      },
    ],
  };
  const say = JSON.stringify(["sh", "-c", worker, "sh", folder, String(held)]);
  const wiring = `version: 1
name: Items
concurrency: ${jobsAtOnce}
images:
  say: {definition: definition.json, process: ${say}}
steps:
  say: {image: say, task: Say, in: {given: {file: items.txt, each: list}}, memory_mib: 512, disk_mib: 100}
outputs:
  said: {from: say.said}
`;
  const numbers = Array.from({ length: count }, (_, item) => `${item}\n`).join("");
  const files = { "definition.json": JSON.stringify(definition), "workflow.yaml": wiring };
  for (const [name, text] of Object.entries({ ...files, "items.txt": numbers, "log.txt": "" })) {
    writeFileSync(join(folder, name), text);
  }
  return { folder, wiring: join(folder, "workflow.yaml"), count, held };
}

/** Lets every item go. */
export function free({ folder }: Items): void {
  writeFileSync(join(folder, "free"), "");
}

/** Holds items again and forgets what ran. */
export function hold({ folder }: Items): void {
  rmSync(join(folder, "free"), { force: true });
  writeFileSync(join(folder, "log.txt"), "");
}

/** Every start of a worker so far. */
export function starts({ folder }: Items): Start[] {
  const lines = readFileSync(join(folder, "log.txt"), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, key, item, host = ""] = /^((\d+) (\S+) \d+) began$/.exec(line) ?? [];
    return key ? [{ item: Number(item), host, ended: lines.includes(`${key} ended`) }] : [];
  });
}

/** What `molfar workflow` makes of a workflow, and the commands that run its export on a cluster. */
export type Prepared = {
  expected: Readonly<Record<string, string>>;
  command: readonly string[];
  /** Run in this order when the leader was killed. */
  restart: readonly (readonly string[])[];
};

/** Writes a made-up workflow of a seed into a folder. */
export async function writeMadeUp(seed: number, folder: string): Promise<void> {
  const program = join(root, "packages/molfar/random/write-workflow.ts");
  await execa(process.execPath, [program, String(seed), folder]);
}

/** Writes the items as CWL by hand, and gives the command that runs it: what Toil costs by itself. */
export function plainCommand({ folder, count }: Items, { command }: Prepared): readonly string[] {
  const numbers = Array.from({ length: count }, (_, item) => String(item));
  const tool = {
    ...{ class: "CommandLineTool", baseCommand: ["sh", "-c", plainWorker, "sh", folder] },
    inputs: { item: { type: "string", inputBinding: { position: 1 } } },
    outputs: { said: { type: "stdout" } },
    stdout: "said-$(inputs.item).txt",
    requirements: { ResourceRequirement: { coresMin: 1, ramMin: 512 } },
  };
  const whole = {
    ...{ cwlVersion: "v1.2", class: "Workflow" },
    requirements: { ScatterFeatureRequirement: {} },
    inputs: { items: { type: "string[]", default: numbers } },
    steps: { say: { run: tool, scatter: "item", in: { item: "items" }, out: ["said"] } },
    outputs: { said: { type: "File[]", outputSource: "say/said" } },
  };
  const file = join(folder, "plain.cwl");
  writeFileSync(file, JSON.stringify(whole));
  return [...command.slice(0, -1), file];
}

/** Runs the items on this machine, holds them again, and exports them as `--for slurm` says. */
export async function prepareItems(items: Items): Promise<Prepared> {
  free(items);
  const prepared = await prepare(items.folder);
  hold(items);
  return prepared;
}

/** Runs `workflow.yaml` of a folder on this machine, and exports it as `--for slurm` says. */
export async function prepare(folder: string): Promise<Prepared> {
  const wiring = join(folder, "workflow.yaml");
  const dir = join(folder, "molfar");
  await molfar("workflow", wiring, "--executor", "process", "--dir", dir);
  const [run = ""] = readdirSync(join(dir, "runs"));
  const printed = await molfar(
    ...["export", "cwl", wiring, "--executor", "process", "--for", "slurm", "--json"],
  );
  const { cwl, file, command, restart } = JSON.parse(printed);
  writeFileSync(file, cwl);
  return { expected: textsBelow(join(dir, "runs", run, "outputs")), command, restart };
}

type Place = { location: string };

/** An output as Toil prints it. */
type Made = string | Place | Place[];

/**
 * Runs a printed command under the name `leader`. It ends with what Toil made of the workflow, as
 * `molfar workflow` names it.
 */
export async function runPrinted(
  cluster: Cluster,
  { expected }: Prepared,
  command: readonly string[],
): Promise<Record<string, string>> {
  // Of two, Toil takes the later one. The printed 5 seconds are for clusters that others use too.
  const printed = await cluster.run(command.toSpliced(-1, 0, "--statePollingWait=1"), "leader");
  const made: Readonly<Record<string, Made>> = JSON.parse(printed);
  const files = Object.entries(made).flatMap(([id, value]): [string, string][] => {
    if (typeof value === "string") return [[`${id}/value`, value]];
    if (Array.isArray(value)) {
      return value.map(({ location }, at) => [
        `${id}/${String(at).padStart(5, "0")}.txt`,
        readFileSync(fileURLToPath(location), "utf8"),
      ]);
    }
    const path = fileURLToPath(value.location);
    if (statSync(path).isDirectory()) {
      return Object.entries(textsBelow(path)).map(([name, text]) => [`${id}/${name}`, text]);
    }
    // Files of one name are named after their outputs.
    const name = Object.keys(expected).find((key) => key.startsWith(`${id}/`)) ?? id;
    return [[name, readFileSync(path, "utf8")]];
  });
  return Object.fromEntries(files);
}

function textsBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function molfar(...words: readonly string[]): Promise<string> {
  const { stdout } = await execa(process.execPath, [
    join(root, "packages/molfar/cli.ts"),
    ...words,
  ]);
  return stdout;
}
