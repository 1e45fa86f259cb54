import { lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";

/**
 * Prints a document, unless its reader is gone.
 *
 * @returns the exit code
 */
export async function printDocument(text: string): Promise<number> {
  try {
    await write(process.stdout, text);
    return 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return 0;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The document couldn't be written: ${reason}.`);
    return 2;
  }
}

function write(stream: Writable, text: string): Promise<void> {
  return new Promise((done, fail) => {
    // The event follows the callback, and would end the process if nothing listened.
    stream.once("error", fail);
    stream.write(text, "utf8", (error) => {
      if (error) {
        fail(error);
        return;
      }
      stream.off("error", fail);
      done();
    });
  });
}

/**
 * Writes a document to a file, all of it or nothing. A file that's there is replaced.
 *
 * @returns the exit code
 */
export function saveDocument(path: string, text: string): number {
  // Not the name with an ending: a name may be as long as the file system takes.
  const partial = join(dirname(path), `.molfar-${process.pid}.partial`);
  try {
    // A rename would put a file in the place of a device or a link.
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) {
      console.error(`'${path}' isn't a regular file: name another one with --out.`);
      return 2;
    }
    writeFileSync(partial, text, { flag: "wx" });
    renameSync(partial, path);
    return 0;
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`'${path}' couldn't be written: ${reason}. Name another file with --out.`);
    return 2;
  }
}
