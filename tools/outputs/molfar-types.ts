import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../commands/programs.ts";

/**
 * Writes the types of modules of `packages/molfar/` to `<folder>/dist`, with those that they refer
 * to.
 *
 * @param modules paths in `packages/molfar/` without ending, such as `api/run-workflow`
 */
export async function writeTypes(folder: string, modules: readonly string[]): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), "molfar-types-"));
  try {
    const project = "packages/molfar/tsconfig.package.json";
    const compiled = await run("tsc", ["--project", project, "--outDir", all], {
      keepOutput: true,
    });
    if (compiled.code !== 0)
      throw new Error(`packages/molfar/ couldn't be compiled: ${compiled.output}`);
    const wanted = new Set(modules.map((path) => `${path}.d.ts`));
    // A set gives what is added while it's walked too.
    for (const path of wanted) {
      for (const [, other = ""] of readFileSync(join(all, path), "utf8").matchAll(relative)) {
        wanted.add(join(dirname(path), `${other}.d.ts`));
      }
      const file = join(folder, "dist", path);
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(all, path), file);
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/** What a file of types imports by a path. */
const relative = /(?:from|import\() ?"(\.{1,2}\/[^"]+)\.[jt]s"/g;
