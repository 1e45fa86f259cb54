import { hash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { paddedIndex } from "../contract/collections.ts";
import { RunFailure } from "./run-failure.ts";

/** The folders that a worker sees, and where its streams and its record go. */
export type AttemptFolder = {
  path: string;
  in: string;
  out: string;
  tmp: string;
  stdout: string;
  stderr: string;
  record: string;
};

/** Only the user who started the run can read it: inputs and outputs may be confidential. */
const ownerOnly = 0o700;

/** The files of one run, below `.molfar/runs/`. */
export class RunFolder {
  readonly id: string;
  readonly path: string;

  constructor(dir: string, id: string) {
    this.id = id;
    this.path = join(runsIn(dir), id);
  }

  static create(dir: string, now: number): RunFolder {
    try {
      // A folder of another name that was there may hold a repository.
      const isOurs = !existsSync(dir) || basename(dir) === ".molfar";
      makeFolderAndParents(dir);
      const rules = join(dir, ".gitignore");
      if (isOurs && !existsSync(rules)) writeFileSync(rules, "*\n");
      const folder = new RunFolder(dir, newRunId(now));
      makeFolder(folder.path);
      return folder;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RunFailure(
        "storage-failed",
        `The run's files can't be written to '${dir}' (${reason}). Choose another folder with --dir.`,
      );
    }
  }

  attempt(step: string, item: number | null, items: number, attempt: number): AttemptFolder {
    const name = item === null ? "single" : paddedIndex(item, items);
    return attemptFolder(`${this.path}/steps/${step}/${name}/${attempt}`);
  }

  gathered(step: string, output: string): string {
    return join(this.path, "steps", step, "gathered", outputFolderName(output));
  }

  outputs(): string {
    return join(this.path, "outputs");
  }

  write(name: string, text: string): void {
    writeWhole(join(this.path, name), text);
  }
}

/** The most bytes that file systems take for one name. */
const longestName = 255;

/**
 * The folder of an output by its name, percent-encoded as the contract says. That makes nine bytes
 * of a Japanese character; where it's too long for a file system, a hash takes the place of the end.
 * Half a character can't be encoded, and only JSON tells one half from others.
 */
export function outputFolderName(output: string): string {
  const whole = output.toWellFormed();
  const encoded = encodeURIComponent(whole);
  if (encoded.length <= longestName && whole === output) return encoded;
  const end = `-${hash("sha256", JSON.stringify(output)).slice(0, 16)}`;
  let start = "";
  for (const character of whole) {
    const longer = start + encodeURIComponent(character);
    if (longer.length + end.length > longestName) break;
    start = longer;
  }
  return start + end;
}

/** Writes a file atomically. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.partial`, text, { mode: 0o600 });
  renameSync(`${path}.partial`, path);
}

/** Gives a file a second name, unless there is a file of that name. Only one process can. */
export function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Where a folder is without links, or where it would be. Workers of a killed run are known by the
 * path that they were given.
 */
export function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return join(realFolder(dirname(resolve(path))), basename(path));
}

/** Whether an absolute path is that of a folder, or of something below it. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== "..";
}

/** The folder that has one folder for each run. */
export function runsIn(dir: string): string {
  return join(dir, "runs");
}

/** Without `join`, which makes more garbage than anything else that every attempt needs. */
export function attemptFolder(path: string): AttemptFolder {
  return {
    path,
    in: `${path}/in`,
    out: `${path}/out`,
    tmp: `${path}/tmp`,
    stdout: `${path}/stdout.log`,
    stderr: `${path}/stderr.log`,
    record: `${path}/attempt.json`,
  };
}

/** For the owner alone, and with the folders above it. One that exists is left as it is. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: ownerOnly });
}

/**
 * Node's own recursive call never returns where a new folder gives ENOENT, as below /proc. Another run
 * may make the same folder at the same time.
 */
export function makeFolderAndParents(path: string, mode = ownerOnly): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolderAndParents(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

/** Most workers leave their temporary folder empty, and then the first call is enough. */
export function removeFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    removeFull(path);
  }
}

function removeFull(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Some programs, such as Go's, make the folders of their caches read-only.
    if (openFolder(path)) openFoldersBelow(path);
    rmSync(path, { recursive: true, force: true });
  }
}

/** Lets the owner change a folder, unless it's gone or a worker has put a link in its place. */
export function openFolder(path: string | Buffer): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  chmodSync(path, ownerOnly);
  return true;
}

/** Lets the owner change every folder in a folder, and follows no link. */
export function openFoldersBelow(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory() && openFolder(inner)) openFoldersBelow(inner);
  }
}

/** Whether a name is that of a run, such as `20260102T030405Z-3f9a2c`. */
export function isRunId(name: string): boolean {
  return /^\d{8}T\d{6}Z-[0-9a-f]{6}$/.test(name);
}

/** For example `20260102T030405Z-3f9a2c`. */
function newRunId(now: number): string {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}-${randomBytes(3).toString("hex")}`;
}

/**
 * Writes all of the bytes where the file is, or throws. A nearly full disk takes a part of them
 * without an error; the next call then says that it's full.
 */
export function writeAll(file: number, text: Uint8Array | string, write = writeSync): void {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  for (let written = 0; written < bytes.length; ) {
    const more = write(file, bytes, written);
    if (more === 0) throw new Error("ENOSPC: nothing more could be written");
    written += more;
  }
}
