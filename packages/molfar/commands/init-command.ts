import { closeSync, lstatSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commands, type ExitCode } from "../command-line.ts";
import { makeFolderAndParents, writeAll } from "../runner/run-folder.ts";
import { printError, printLine } from "./output.ts";
import { readArguments, UsageError } from "./run-options.ts";

/** `molfar init [DIR]` */
export async function initCommand(args: readonly string[]): Promise<ExitCode> {
  const { positionals, words } = readArguments(args, commands.init.options);
  const [folder = ".", ...more] = positionals;
  if (folder === "" || more.length > 0 || words) {
    throw new UsageError("molfar init takes one folder, or none for the current one.");
  }
  try {
    // Without following links, because writing through one would change what it leads to.
    const taken = firstImage.find(({ name }) =>
      lstatSync(join(folder, name), { throwIfNoEntry: false }),
    );
    if (taken) {
      printError(
        `'${join(folder, taken.name)}' is already there, and molfar init never overwrites a file: move it, or name another folder. Nothing was written.`,
      );
      return 2;
    }
    writeFiles(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printError(
      `The first image couldn't be written to '${folder}': ${reason}. Name another folder.`,
    );
    return 2;
  }
  printLine(writtenText(folder));
  return 0;
}

/** As `mkdir` makes a folder: the process takes off what its user doesn't give. */
const everybody = 0o777;

/** Writes all of the files, or none. */
function writeFiles(folder: string): void {
  makeFolderAndParents(folder, everybody);
  const written: string[] = [];
  try {
    for (const { name, text } of firstImage) {
      const path = join(folder, name);
      const file = openSync(path, "wx");
      written.push(path);
      try {
        writeAll(file, text);
      } finally {
        closeSync(file);
      }
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}

function writtenText(folder: string): string {
  const names = firstImage.map(({ name }) => name).join(", ");
  const where = folder === "." ? "Next:" : `Next, in '${folder}':`;
  return [`Wrote ${names}. ${where}`, ...firstCommands.map((command) => `  ${command}`)].join("\n");
}

const dockerfile = String.raw`FROM alpine:3.22
LABEL ai.yno.molfar.schema_version="v0.0.3" \
      ai.yno.molfar.name="Word counter" \
      ai.yno.molfar.description="Counts the words in a text file."
LABEL ai.yno.molfar.tasks='[ \
  { \
    "name": "Count words", \
    "description": "Counts the words of one text file.", \
    "artifacts": [ \
      {"name": "text", "path": "text.txt", "direction": "input", \
       "mime_types": ["text/plain"], "purpose": "The text to count."}, \
      {"name": "count", "path": "count.txt", "direction": "output", \
       "mime_types": ["text/plain"], "purpose": "The number of words."} \
    ] \
  } \
]'
COPY count.sh /worker/count.sh
ENTRYPOINT ["sh", "/worker/count.sh"]
`;

const worker = `#!/bin/sh
# The input 'text' is the file in TEXT_PATH, and outputs go into the directory OUTPUT_PATH.
set -eu
words=$(wc -w < "$TEXT_PATH")
# Some systems put spaces before the number, and arithmetic takes them off.
echo "$((words))" > "$OUTPUT_PATH/count.txt"
`;

/** The files of a first image, which `molfar init` writes. */
export const firstImage = [
  { name: "Dockerfile", text: dockerfile },
  { name: "count.sh", text: worker },
  { name: "sample.txt", text: "one two three\n" },
] as const;

/** What to do in the folder of the files, as commands for a shell. */
export const firstCommands = [
  "npx @yno/molfar check Dockerfile",
  'npx @yno/molfar run Dockerfile --task "Count words" --in text=sample.txt --executor process -- sh count.sh',
  "docker build --tag word-counter .",
  'npx @yno/molfar run Dockerfile --task "Count words" --in text=sample.txt --image word-counter',
] as const;
