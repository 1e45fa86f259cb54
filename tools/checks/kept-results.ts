import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, root } from "../project-files.ts";
import { type ImportGraph, importGraph, withImports } from "./import-graph.ts";

/**
 * Tests that take long and read little of the project, by their project in vitest.config.ts, and
 * the files that they read by name or that hold them.
 */
export const kept: Readonly<Record<string, (path: string) => boolean>> = {
  "unit-documents": (path) => /^(tests\/documents|content\/docs)\//.test(path),
  "unit-growth": (path) => /^(tests\/growth|content\/mcp-servers)\//.test(path),
  // These read their folder by name too.
  "unit-molfar": (path) => path.startsWith("packages/molfar/"),
  "unit-workflows": (path) =>
    /^(workflows|content\/runs)\//.test(path) || path === "tests/workflow-files.test.ts",
};

/** What every test reads. */
const always = ["package-lock.json", "vitest.config.ts", "tests/property-seed.ts"];

const store = join(root, ".cache/checks/kept-results.json");

/** A hash of everything that the tests of each project read. */
export function hashesOfKept(): Record<string, string> {
  const files = projectFiles();
  const graph = importGraph(files, (path) => readFileSync(join(root, path), "utf8"));
  return Object.fromEntries(
    Object.keys(kept).map((name) => {
      const hash = createHash("sha256").update(process.version);
      for (const path of [...readBy(name, files, graph)]
        .filter((each) => existsSync(join(root, each)))
        .sort()) {
        hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
      }
      return [name, hash.digest("hex")];
    }),
  );
}

/** The files that the tests of a project read, by name and through imports. */
export function readBy(name: string, files: readonly string[], graph: ImportGraph): Set<string> {
  return withImports(graph, [...always, ...files.filter((path) => kept[name]?.(path))]);
}

/** The projects that have passed with what they would read now. */
export function stillPassed(hashes: Readonly<Record<string, string>>): string[] {
  const passed = readStore();
  return Object.keys(hashes).filter((name) => passed[name] === hashes[name]);
}

/** Remembers that all have passed. */
export function keepPassed(hashes: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(hashes));
}

function readStore(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readFileSync(store, "utf8"));
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
