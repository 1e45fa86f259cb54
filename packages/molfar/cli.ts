#!/usr/bin/env node
/** `molfar <command> …`; see README.md. */
import { existsSync, readFileSync } from "node:fs";
import { checkCommand, nodeProblem } from "./commands/check-command.ts";
import { printError, printLine, watchOutput } from "./commands/output.ts";
import { UsageError } from "./commands/run-options.ts";
import { isSystemError, RunFailure } from "./runner/run-failure.ts";

const usage = `Usage:
  molfar init [DIR]
  molfar check <Dockerfile|definition.json|wiring.yaml|->… [--format text|json|github|sarif]
  molfar run <definition> --task <name> [--in NAME=PATH]… [--value NAME=TEXT]…
      [--index NAME=N] [--secret NAME=env:VAR|file:PATH]… [--image REF] [options] [-- WORD…]
  molfar workflow <file> [--in NAME=PATH]… [--value NAME=TEXT]… [--resume [RUN]] [--keep-going]
      [--concurrency N] [options]
  molfar export cwl|argo <file> [--executor docker|process] [--json]
  molfar graph <file> [--out FILE] [--json]
  molfar conform <definition> [--task <name>] [--in NAME=PATH]… [--value NAME=TEXT]…
      [--secret NAME=env:VAR|file:PATH]… [--image REF] [options] [-- WORD…]
  molfar list [--dir DIR] [--json]
  molfar logs <run> [step] [--dir DIR] [--json]
  molfar clean [--dir DIR] [--keep N] [--json]
  molfar --help | --version
Options of run, workflow and conform:
  --executor docker|podman|process  --timeout S  --attempts N  --network on|none
  --api  --api-ca FILE  --json
Options of run and workflow: --dir DIR  --dry-run`;

type Command = (args: readonly string[]) => Promise<number>;

/** What takes the arguments of each command, and gives the exit code. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["init", async () => (await import("./commands/init-command.ts")).initCommand],
  ["run", async () => (await import("./commands/run-command.ts")).runCommand],
  ["workflow", async () => (await import("./commands/workflow-command.ts")).workflowCommand],
  ["export", async () => (await import("./commands/export-command.ts")).exportCommand],
  ["graph", async () => (await import("./commands/export-command.ts")).graphCommand],
  ["conform", async () => (await import("./commands/conform-command.ts")).conformCommand],
  ["list", async () => (await import("./commands/list-command.ts")).listCommand],
  ["logs", async () => (await import("./commands/logs-command.ts")).logsCommand],
  ["clean", async () => (await import("./commands/clean-command.ts")).cleanCommand],
]);

/** 0 for success, 1 for findings, 2 where the command or a file could not be read; see README.md and output.ts. */
async function main([name = "", ...args]: readonly string[]): Promise<number> {
  if (name === "help" || asksForHelp([name, ...args])) {
    printLine(usage);
    return 0;
  }
  if (name === "--version") {
    printLine(readVersion());
    return 0;
  }
  try {
    if (name === "check") return await checkCommand(args, readVersion());
    const command = commands.get(name);
    if (!command)
      throw new UsageError(name === "" ? "Name a command." : `There's no command '${name}'.`);
    // On an older Node, what these commands import throws as it's loaded.
    const problem = nodeProblem(process.versions.node);
    if (problem) {
      printError(problem);
      return 2;
    }
    return await (await command())(args);
  } catch (error) {
    return failedExit(error);
  }
}

/** Says why a command gave up, and gives its exit code. Anything else is a mistake in this program. */
function failedExit(error: unknown): 2 | 3 {
  if (error instanceof UsageError) {
    printError(`${error.message}\n${usage}`);
    return 2;
  }
  if (error instanceof RunFailure) {
    printError(error.message);
    return 3;
  }
  if (!(error instanceof Error && isSystemError(error))) throw error;
  printError(`A file or folder couldn't be read or written: ${error.message}.`);
  return 2;
}

/** Words after `--` are the worker's. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const own = end === -1 ? args : args.slice(0, end);
  return own.includes("--help") || own.includes("-h");
}

/** The package.json is beside this file in the sources, and above `dist` in the package. */
function readVersion(): string {
  const manifest = ["./package.json", "../package.json"]
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(url));
  return manifest ? JSON.parse(readFileSync(manifest, "utf8")).version : "unknown";
}

watchOutput();
process.exitCode = await main(process.argv.slice(2));
