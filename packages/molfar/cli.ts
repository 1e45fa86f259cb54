#!/usr/bin/env node
/** `molfar check|run|workflow|export|conform …`; see README.md. */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Checked, check, tooLarge } from "./check.ts";
import { nodeProblem } from "./commands/node-version.ts";
import { readText } from "./commands/read-text.ts";
import { UsageError } from "./commands/run-options.ts";
import { limits } from "./limits.ts";
import { asJson, asText } from "./report.ts";

const usage = `Usage:
  molfar check <Dockerfile|definition.json> [--json]
  molfar run <definition> --task <name> [--in NAME=PATH]… [--value NAME=TEXT]…
      [--index NAME=N] [--secret NAME=env:VAR|file:PATH]… [--image REF] [options] [-- WORD…]
  molfar workflow <file> [--resume [RUN]] [--keep-going] [options]
  molfar export cwl|argo <file> [--executor docker|process] [--json]
  molfar conform <definition> [--task <name>] [as for run] [-- WORD…]
  molfar list [--dir DIR] [--json]
  molfar logs <run> [step] [--dir DIR] [--json]
  molfar clean [--dir DIR] [--keep N] [--json]
  molfar --help | --version
Options of run, workflow and conform:
  --executor docker|podman|process  --timeout S  --attempts N  --network on|none
  --api  --api-ca FILE  --dir DIR  --dry-run  --json`;

/** On an older Node, what these commands import throws as it's loaded. */
const needNewerNode = ["run", "workflow", "export", "conform", "list", "logs", "clean"];

/** 0 for success, 1 for findings, 2 where the command or a file could not be read; see README.md. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === "help" || asksForHelp([name ?? "", ...args])) {
    console.info(usage);
    return 0;
  }
  if (name === "--version") {
    console.info(readVersion());
    return 0;
  }
  if (name !== undefined && needNewerNode.includes(name)) {
    const problem = nodeProblem(process.versions.node);
    if (problem) {
      console.error(problem);
      return 2;
    }
  }
  try {
    if (name === "run") {
      const { runCommand } = await import("./commands/run-command.ts");
      return await runCommand(args);
    }
    if (name === "conform") {
      const { conformCommand } = await import("./commands/conform-command.ts");
      return await conformCommand(args);
    }
    if (name === "clean") {
      const { cleanCommand } = await import("./commands/clean-command.ts");
      return await cleanCommand(args);
    }
    if (name === "list") {
      const { listCommand } = await import("./commands/list-command.ts");
      return await listCommand(args);
    }
    if (name === "logs") {
      const { logsCommand } = await import("./commands/logs-command.ts");
      return await logsCommand(args);
    }
    if (name === "export") {
      const { exportCommand } = await import("./commands/export-command.ts");
      return await exportCommand(args);
    }
    if (name === "workflow") {
      const { workflowCommand } = await import("./commands/workflow-command.ts");
      return await workflowCommand(args);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return 2;
  }
  const command = parseCheck(name === undefined ? args : [name, ...args]);
  if (!command) {
    console.error(usage);
    return 2;
  }
  const checked = checkedFile(command.file);
  if (!checked) return 2;
  console.info(command.json ? asJson(command.file, checked) : asText(command.file, checked));
  return checked.findings.length > 0 ? 1 : 0;
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

function parseCheck(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const [name, file, ...more] = positionals;
    if (name !== "check" || !file || more.length > 0) return undefined;
    return { file, json: values.json };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function checkedFile(file: string): Checked | undefined {
  const reading = readText(file, limits.text);
  if (reading.ok) return check(reading.text);
  if (reading.isTooLong) return tooLarge(file.endsWith(".json") ? "json" : "dockerfile");
  console.error(`${file} couldn't be read: ${reading.problem}`);
  return undefined;
}

process.exitCode = await main(process.argv.slice(2));
