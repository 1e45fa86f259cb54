import { pageFiles } from "../../../content/collections/pages.ts";

/** The bundler's data on a module; a part of Rolldown's `ModuleInfo`. */
type Module = { isEntry: boolean; importers: readonly string[] };

/** The table of the pages stays in the small file of the entry: all that import it change with it. */
const changesWithEveryPage = /app\/(?:page-table|routes)\.ts$/;

type Graph = { getModuleInfo: (id: string) => Module | null };

/** From so many pages on, code is a part of the frame: it costs the others less than a request. */
const manyPages = 7;

/** Code for one kind of page only. A page is of one kind, so each loads one of these files. */
const kinds: readonly [RegExp, string][] = [
  [
    /^features\/docs\/|^layout\/legal|^browser\/navigation\/scroll-spy|\/content\/messages\/(?:documents|legal)\./,
    "documents",
  ],
  [/^(?:features\/forms\/|ui\/field)|\/content\/forms\./, "forms"],
  [
    /^(?:ui\/(?:filter|folded-row)|browser\/navigation\/(?:filter|query|use-open-row)|drawings\/line-nav|sections\/badges)|\/content\/schema\/columns\.|\/content\/messages\/filtered-lists\./,
    "lists",
  ],
  [/^layout\/placeholder/, "announcements"],
];

const textParts =
  /^(?:features\/docs\/copy-button|browser\/hydration\/static-part)\.|\/content\/messages\/copying\./;

/**
 * The file that a module goes into, by the pages that need it for their first view; null leaves it
 * to the bundler, which puts code used by only one page or dialog there.
 *
 * - `libraries`: React, which stays in caches when our own code changes
 * - `documents`, `forms`, `lists`, `announcements`: what the pages of one kind share
 * - `consent`: what code on demand reads of the visitor's choice
 * - `dialogs`: what dialogs and lists on demand share
 * - `frame`: what the root needs, and other code that pages share
 */
export function assignChunk(id: string, graph: Graph): string | null {
  const entries = findEntries(id, graph);
  if (entries.has(id) || changesWithEveryPage.test(id)) return null;
  const isEverywhere = [...entries].some((entry) => /app[\\/]entry/.test(entry));
  if (/[\\/]node_modules[\\/]/.test(id)) return isEverywhere ? "libraries" : null;
  const path = id.replaceAll("\\", "/").replace(/^.*\/app\//, "");
  if (isEverywhere) return "frame";
  // Documents and legal texts share these, however many they are.
  if (textParts.test(path)) return "documents";
  if (entries.size >= manyPages) return "frame";
  // The validator's page and the simulator share small parts of it.
  if (entries.size > 0 && /[\\/]molfar[\\/]/.test(id)) return "documents";
  // The rules of the fields, which all forms share.
  if (entries.size > 1 && /[\\/]intake[\\/]/.test(id)) return "forms";
  // The banner, the search and the offline copy, each on demand, share this small module.
  if (/^browser\/platform\/(?:consent-record|functional-storage)\./.test(path)) return "consent";
  // What opens on demand, as the search, dialogs and suggestions do, shares these.
  if (/^ui\/(?:dialog|use-closed-by-back|use-combobox)\./.test(path)) return "dialogs";
  // Otherwise a primitive that a page shares with a dialog would be a separate file.
  if (entries.size === 0 || (entries.size === 1 && !path.startsWith("ui/"))) return null;
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "frame";
}

/** A group of the bundler that takes what goes into these files. */
function groupOf(...chunks: readonly string[]) {
  const name = (id: string, graph: Graph) => {
    const chunk = assignChunk(id, graph);
    return chunk !== null && chunks.includes(chunk) ? chunk : null;
  };
  return { name, debugName: chunks.join(", ") };
}

/** The groups of the bundler. The first come first, because a group takes along what its files import. */
export const chunkGroups = [
  { ...groupOf("libraries"), priority: 2 },
  { ...groupOf("frame"), priority: 1 },
  groupOf("consent", "dialogs", ...kinds.map(([, chunk]) => chunk)),
];

/** The pages, the root and the script that starts, as far as they import this module statically. */
function findEntries(id: string, graph: Graph): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (info?.isEntry || isPage(each)) entries.add(each);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}

/**
 * Pages are imported on demand, by the table of the pages. A document is imported again for its
 * text, and for what is said of it (build/content/document-pages.ts).
 */
function isPage(id: string): boolean {
  const path = id.replaceAll("\\", "/");
  return files.some((file) => path.endsWith(`/${file}`));
}

const files = [...pageFiles.values()];
