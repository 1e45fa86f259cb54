import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFiles, root, shareInstalled } from "@yno/tools/project-files";

const start = promisify(execFile);

/**
 * Vitest sets NODE_ENV, which a build refuses. Compiled code is kept by its path, and no other copy has
 * the paths of this one.
 */
const env = { ...process.env, NODE_ENV: "", NODE_COMPILE_CACHE: "" };

/** A copy of the project that a test may change. It shares the installed packages. */
export type ProjectCopy = {
  folder: string;
  /** Changes a file, and fails where the text to be replaced isn't in it. */
  replace: (file: string, before: string, after: string) => void;
  write: (file: string, text: string) => void;
  /** Runs a script of the copy with Node in one of its folders, and returns what it prints. */
  run: (cwd: string, ...args: readonly string[]) => Promise<string>;
  /** The files that were written, in order. */
  changed: () => string[];
  remove: () => void;
};

/**
 * Copies the project into a temporary folder, with the packages that are installed here.
 *
 * @param others variables of the environment in which scripts of the copy run
 */
export function copyProject(others: Readonly<Record<string, string>> = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  for (const file of projectFiles()) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  shareInstalled(folder);
  const changed = new Set<string>();
  const write = (file: string, text: string) => {
    changed.add(file);
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    write,
    replace: (file, before, after) => {
      const text = readFileSync(join(folder, file), "utf8");
      if (!text.includes(before)) throw new Error(`${file} doesn't hold '${before}'.`);
      write(
        file,
        text.replace(before, () => after),
      );
    },
    run: async (cwd, ...args) =>
      (await start(process.execPath, args, { cwd: join(folder, cwd), env: { ...env, ...others } }))
        .stdout,
    changed: () => [...changed].sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
