/** `npm run molfar -- check <file> [--json]`; see README.md. */
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Checked, check, tooLarge } from "./check.ts";
import { limits } from "./limits.ts";
import { asJson, asText } from "./report.ts";

/** 0 for a clean file, 1 for findings, 2 for a file or a command that could not be read. */
function main(args: readonly string[]): 0 | 1 | 2 {
  const command = commandOf(args);
  if (!command) {
    console.error("Usage: npm run molfar -- check <Dockerfile|definition.json> [--json]");
    return 2;
  }
  const checked = checkedFile(command.file);
  if (!checked) return 2;
  console.info(command.json ? asJson(command.file, checked) : asText(command.file, checked));
  return checked.findings.length > 0 ? 1 : 0;
}

function commandOf(args: readonly string[]) {
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
  try {
    // npm runs scripts in the project's folder and says here where it was called.
    const path = resolve(process.env.INIT_CWD ?? ".", file);
    // What is not checked need not be read either.
    if (statSync(path).size > limits.text)
      return tooLarge(file.endsWith(".json") ? "json" : "dockerfile");
    return check(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${file} couldn't be read: ${reason}`);
    return undefined;
  }
}

process.exitCode = main(process.argv.slice(2));
