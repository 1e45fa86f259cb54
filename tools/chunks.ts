/** What the bundler knows of a module; a part of Rolldown's `ModuleInfo`. */
type Module = { isEntry: boolean; importers: readonly string[] };

type Graph = { getModuleInfo: (id: string) => Module | null };

/** From so many pages on, code is a part of the frame: it costs the others less than a request. */
const manyPages = 7;

/**
 * The file that a module goes into, by the pages that need it for their first view; null leaves it
 * to the bundler, which gives what one page or one dialog needs to that page or dialog.
 *
 * - `libraries`: React and React Router, which stay in caches when our own code changes
 * - `frame`: what the root needs beside its own code, the primitives, and what many pages share
 * - `documents`: what documents share
 * - `parts`: what other pages share
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  const needsEverywhere = [...entries].some((entry) => /app[\\/](?:root|entry)/.test(entry));
  if (needsEverywhere && /[\\/]node_modules[\\/]/.test(id)) return "libraries";
  if (entries.size < 2) return null;
  const isPrimitive = /[\\/]app[\\/](?:ui|browser)[\\/]/.test(id);
  if (needsEverywhere || isPrimitive || entries.size >= manyPages) return "frame";
  return /[\\/]app[\\/]features[\\/]docs[\\/]/.test(id) ? "documents" : "parts";
}

/** The pages, the root and the script that starts, as far as they import this module statically. */
function entriesOf(id: string, graph: Graph): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (info?.isEntry) entries.add(each);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}
