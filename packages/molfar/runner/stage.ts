import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputDigest } from "../contract/events.ts";
import type { PlannedInput } from "../wiring/plan.ts";
import { copyFolderHashed, copyHashed, sha256 } from "./copy.ts";
import type { Item } from "./items.ts";
import { openFolder, openFoldersBelow } from "./run-folder.ts";

/** The source of an input's bytes. */
export type InputBytes = Item | { path: string } | { folder: string };

/** An input in the folder of an attempt, with the facts that its key needs. */
export type StagedInput = {
  name: string;
  variable: string;
  fileName: string;
  isFolder: boolean;
  sha256: string;
};

const readOnlyFile = 0o444;
const readOnlyFolder = 0o555;

/** Copies an input into the folder of an attempt, where nothing can change it. */
export async function stageInput(
  folder: string,
  input: PlannedInput,
  bytes: InputBytes,
): Promise<StagedInput> {
  const { name, variable } = input;
  const own = `${folder}/${variable}`;
  mkdirSync(own, 0o700);
  const fileName = "name" in bytes ? bytes.name : input.fileName;
  const to = `${own}/${fileName}`;
  const isFolder = "folder" in bytes;
  const { sha256: digest } = await writeBytes(bytes, to);
  // Not as it's made: a umask would keep it from the user that a container runs as.
  if (isFolder) setModes(to);
  else chmodSync(to, readOnlyFile);
  return { name, variable, fileName, isFolder, sha256: digest };
}

/** Writes a file or a folder that wasn't there, and gives its hash. */
export async function writeBytes(source: InputBytes, to: string): Promise<OutputDigest> {
  if ("folder" in source) return copyFolderHashed(source.folder, to);
  if ("path" in source) return copyHashed(source.path, to);
  const { bytes } = source;
  writeFileSync(to, bytes);
  return { sha256: sha256(bytes), bytes: bytes.length };
}

/** Nothing can be added to the inputs from now on. */
export function closeInputs(folder: string, inputs: readonly StagedInput[]): void {
  for (const { variable } of inputs) chmodSync(`${folder}/${variable}`, readOnlyFolder);
  chmodSync(folder, readOnlyFolder);
}

/** After the attempt, so that the owner can remove the folders of a run. */
export function openInputs(folder: string, inputs: readonly StagedInput[]): void {
  openFolder(folder);
  for (const { variable, isFolder } of inputs) {
    const own = `${folder}/${variable}`;
    if (openFolder(own) && isFolder) openFoldersBelow(own);
  }
}

function setModes(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) setModes(join(path, entry.name));
    else chmodSync(join(path, entry.name), readOnlyFile);
  }
  chmodSync(path, readOnlyFolder);
}
