import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../project-files.ts";

/** A file of records: its name without the ending, and what it exports. */
type RecordFile<Exported> = {
  readonly name: string;
  readonly exported: readonly Exported[];
};

/**
 * The files of a folder of records, in the order of their names. A record is added as a file, and
 * nothing lists it.
 *
 * @param folder a path from the project's root, such as `content/runs`
 * @param except a file that belongs to no list
 */
export async function recordsIn<Exported>(
  folder: string,
  except?: string,
): Promise<readonly RecordFile<Exported>[]> {
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts") && file !== except)
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(root, folder, file);
      // Node keeps a module for as long as its address is the same, and in development files change.
      const address = `${pathToFileURL(path).href}?t=${Math.trunc(statSync(path).mtimeMs)}`;
      const module: Record<string, Exported> = await import(/* @vite-ignore */ address);
      return { name: file.slice(0, -".ts".length), exported: Object.values(module) };
    }),
  );
}
