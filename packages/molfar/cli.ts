#!/usr/bin/env node
/** `molfar <command> …`; see command-line.ts. */
import { existsSync, readFileSync } from "node:fs";
import { type ExitCode, usageText } from "./command-line.ts";
import { checkCommand, nodeProblem } from "./commands/check-command.ts";
import { printError, printLine, watchOutput } from "./commands/output.ts";
import { UsageError } from "./commands/run-options.ts";
import { isSystemError, RunFailure } from "./runner/run-failure.ts";

type Command = (args: readonly string[]) => Promise<ExitCode>;

/** What takes the arguments of each command, and gives the exit code. */
const loaders: ReadonlyMap<string, () => Promise<Command>> = new Map([
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

/** Gives the exit code, but see output.ts. */
async function main([name = "", ...args]: readonly string[]): Promise<ExitCode> {
  if (name === "help" || asksForHelp([name, ...args])) {
    printLine(usageText());
    return 0;
  }
  if (name === "--version") {
    printLine(readVersion());
    return 0;
  }
  try {
    if (name === "check") return await checkCommand(args, readVersion());
    const command = loaders.get(name);
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
    printError(`${error.message}\n${usageText()}`);
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
