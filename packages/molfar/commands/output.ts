import { fstatSync, lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";

/** The exit code where the output can't be written. */
const unwritten = 2;

/** The exit code where its reader has gone, as where SIGPIPE ends a program: 128 + 13. */
const unread = 141;

/** Streams that have failed. Nothing more is written to them, or their text would have a hole. */
const failed = new WeakSet<Writable>();

/**
 * Gives this process another exit code once its output can't be written, and says why, unless its
 * reader has gone. What goes on isn't stopped, and a command that has failed keeps its own code.
 */
export function watchOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (failed.has(stream)) return;
      failed.add(stream);
      const isUnread = error.code === "EPIPE";
      if (!isUnread) printError(`The output couldn't be written: ${error.message}.`);
      process.once("exit", (code) => {
        if (code < unwritten) process.exitCode = isUnread ? unread : unwritten;
      });
    });
  }
}

/** Prints a text on standard output as it is. */
export function printText(text: string): void {
  write(process.stdout, text);
}

/** Prints a line on standard output, or several. */
export function printLine(line: string): void {
  write(process.stdout, `${line}\n`);
}

/** Prints a line on standard error, or several. */
export function printError(line: string): void {
  write(process.stderr, `${line}\n`);
}

/** To a file, Node's stream writes once, and doesn't look at how much a nearly full disk has taken. */
function write(stream: Writable & { fd?: number }, text: string): void {
  if (failed.has(stream)) return;
  if (stream.fd === undefined || !fstatSync(stream.fd).isFile()) {
    stream.write(text);
    return;
  }
  try {
    writeFileSync(stream.fd, text);
  } catch (error) {
    stream.emit("error", error);
  }
}

/**
 * Writes a document to a file, all of it or nothing. A file that's there is replaced.
 *
 * @returns the exit code
 */
export function saveDocument(path: string, text: string): 0 | 2 {
  // Not the name with an ending: a name may be as long as the file system takes.
  const partial = join(dirname(path), `.molfar-${process.pid}.partial`);
  try {
    // A rename would put a file in the place of a device or a link.
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) {
      printError(`'${path}' isn't a regular file: name another one with --out.`);
      return 2;
    }
    writeFileSync(partial, text, { flag: "wx" });
    renameSync(partial, path);
    return 0;
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    printError(`'${path}' couldn't be written: ${reason}. Name another file with --out.`);
    return 2;
  }
}
