import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import { pageFiles } from "../../content/collections/pages.ts";

/** The entries of the browser's build (vite.config.ts). */
export const entries = {
  script: "app/entry.client.tsx",
  sheet: "app/styles/app.css",
  fonts: "app/styles/fonts.css",
} as const;

/** The files of the browser's build, by the addresses under which they're served. */
export type BuiltFiles = {
  /** The address of an entry. */
  readonly address: (entry: keyof typeof entries) => string;
  /** The modules of a page's first view, each after those that it imports, the hydrating one last. */
  readonly modules: (path: string) => string[];
  /** The same when a link inside the site leads there: also what the first view has in its HTML. */
  readonly modulesByLink: (path: string) => string[];
};

/**
 * Reads Vite's manifest of the built site.
 *
 * @param client the folder of the build
 * @throws Error when an entry or a page isn't in it
 */
export function readBuiltFiles(client: string): BuiltFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`Vite's manifest lacks ${key}: add it to vite.config.ts.`);
    return found;
  };
  const keysOf = (path: string) => {
    const page = pageFiles.get(path);
    if (!page) throw new Error(`There is no page at ${path}.`);
    return [page, entries.script];
  };
  const addressOf = (key: string) => `/${chunk(key).file}`;

  /** The chunks and what they import at once, each after its imports. */
  const inOrder = (keys: readonly string[]) => {
    const ordered = new Set<string>();
    const visit = (key: string) => {
      if (ordered.has(key)) return;
      chunk(key).imports?.forEach(visit);
      ordered.add(key);
    };
    keys.forEach(visit);
    return [...ordered];
  };

  /** The text of a document, which its page imports apart (app/browser/hydration/static-part.tsx). */
  const textOf = ([page = ""]: readonly string[]) =>
    chunk(page).dynamicImports?.filter((each) => each.includes(".mdx")) ?? [];

  return {
    address: (entry) => addressOf(entries[entry]),
    modules: (path) => inOrder(keysOf(path)).map(addressOf),
    modulesByLink: (path) => inOrder([...textOf(keysOf(path)), ...keysOf(path)]).map(addressOf),
  };
}

/** The hash of an inline script or style, as policies write it. */
export function sha256(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
