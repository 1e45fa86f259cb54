import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, matchesGlob } from "node:path";

/** The folder that holds package.json. */
export const root = join(import.meta.dirname, "..");

/**
 * Every file of the project that `.gitignore` does not name, in order, with `/` between folders.
 * Asks the folders and not git, so that an unpacked copy without a repository works too.
 */
export function projectFiles(): string[] {
  const ignored = ignoredGlobs(readFileSync(join(root, ".gitignore"), "utf8"));
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (path === ".git" || ignored.some((glob) => matchesGlob(path, glob))) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  visit("");
  return found.sort();
}

/**
 * Gives a copy of the project the installed packages. Links to the project's own packages are
 * relative: copied, they lead to those of the copy.
 */
export function shareInstalled(copy: string): void {
  const installed = join(root, "node_modules");
  const shared = join(copy, "node_modules");
  mkdirSync(shared);
  for (const name of readdirSync(installed)) {
    const [from, to] = [join(installed, name), join(shared, name)];
    if (name === "@yno") cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** The lines of a `.gitignore` as globs from the root, for the few forms that the project uses. */
export function ignoredGlobs(gitignore: string): string[] {
  return gitignore
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      if (line.startsWith("!")) {
        throw new Error(
          `.gitignore: '${line}' takes something back, which tools/project-files.ts does not read. Name what is ignored instead.`,
        );
      }
      const name = line.replace(/\/$/, "");
      // As in git: a slash before the end ties a line to the root.
      return name.includes("/") ? name.replace(/^\//, "") : `**/${name}`;
    });
}
