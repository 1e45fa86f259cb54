import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../site-folder.ts";

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
 * @param names of the exports that are records
 */
export async function recordsIn<Exported>(
  folder: string,
  names = /./,
): Promise<readonly RecordFile<Exported>[]> {
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const modules = await Promise.all(
    files.map((file) => {
      const address = pathToFileURL(join(root, folder, file)).href;
      return import(/* @vite-ignore */ address) as Promise<Record<string, Exported>>;
    }),
  );
  return files.map((file, at) => {
    const exported = Object.entries(modules[at] ?? {}).flatMap(([name, each]) =>
      names.test(name) ? [each] : [],
    );
    if (exported.length === 0) {
      throw new Error(`${folder}/${file} has no record: export one whose name matches ${names}.`);
    }
    return { name: file.slice(0, -".ts".length), exported };
  });
}
