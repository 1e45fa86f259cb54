import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PlannedInput } from "../wiring/plan.ts";
import { copyFolderHashed, copyHashed, sha256 } from "./copy.ts";
import type { Item } from "./items.ts";
import { openFolder, openFoldersBelow, writeAll } from "./run-folder.ts";

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
  const staged = { name, variable, fileName, isFolder: "folder" in bytes };
  if ("bytes" in bytes) {
    const file = openSync(to, "w", readOnlyFile);
    try {
      writeAll(file, bytes.bytes);
    } finally {
      closeSync(file);
    }
    return { ...staged, sha256: sha256(bytes.bytes) };
  }
  if ("folder" in bytes) {
    const { sha256: digest } = await copyFolderHashed(bytes.folder, to);
    setModes(to, readOnlyFolder);
    return { ...staged, sha256: digest };
  }
  const { sha256: digest } = await copyHashed(bytes.path, to);
  chmodSync(to, readOnlyFile);
  return { ...staged, sha256: digest };
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

function setModes(path: string, folderMode: number): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) setModes(join(path, entry.name), folderMode);
    else chmodSync(join(path, entry.name), readOnlyFile);
  }
  chmodSync(path, folderMode);
}
