import { closeSync, lstatSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAll } from "../runner/write-all.ts";
import { firstCommands, firstImage } from "./first-image.ts";
import { readArguments, UsageError } from "./run-options.ts";

/** `molfar init [DIR]` */
export async function initCommand(args: readonly string[]): Promise<number> {
  const { positionals, words } = readArguments(args, {});
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
      console.error(
        `'${join(folder, taken.name)}' is already there, and molfar init never overwrites a file: move it, or name another folder. Nothing was written.`,
      );
      return 2;
    }
    writeFiles(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The first image couldn't be written to '${folder}': ${reason}. Name another folder.`,
    );
    return 2;
  }
  console.info(writtenText(folder));
  return 0;
}

/** Writes all of the files, or none. */
function writeFiles(folder: string): void {
  mkdirSync(folder, { recursive: true });
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
