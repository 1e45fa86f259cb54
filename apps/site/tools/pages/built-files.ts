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
  /** The digest of the file at an address. */
  readonly digest: (address: string) => string;
  /**
   * The digests of a page's scripts, of all that these import at once or on demand, and of the sheet
   * of the site. Those of other pages would add 3 kB to each page
   * (docs/decisions/022-scripts-are-checked-by-digest.md).
   */
  readonly digests: (path: string) => Record<string, string>;
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
  const pages = new Set(pageFiles.values());
  const keysOf = (path: string) => {
    const page = pageFiles.get(path);
    if (!page) throw new Error(`There is no page at ${path}.`);
    return [page, entries.script];
  };
  const addressOf = (key: string) => `/${chunk(key).file}`;

  /** The chunks and what they need, each after its needs. */
  const inOrder = (keys: readonly string[], needs: (each: ManifestChunk) => readonly string[]) => {
    const seen = new Set<string>();
    const ordered: string[] = [];
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      needs(chunk(key)).forEach(visit);
      ordered.push(key);
    };
    keys.forEach(visit);
    return ordered;
  };

  const known = new Map<string, string>();
  const digest = (address: string) => {
    const found = known.get(address) ?? sha256(readFileSync(join(client, address)));
    known.set(address, found);
    return found;
  };

  return {
    digest,
    address: (entry) => addressOf(entries[entry]),
    modules: (path) => inOrder(keysOf(path), ({ imports = [] }) => imports).map(addressOf),
    digests: (path) => {
      const scripts = inOrder(keysOf(path), ({ imports = [], dynamicImports = [] }) => [
        ...imports,
        ...dynamicImports.filter((key) => !pages.has(key)),
      ]);
      const files = [...scripts.map(addressOf).sort(), addressOf(entries.sheet)];
      return Object.fromEntries(files.map((address) => [address, digest(address)]));
    },
  };
}

/** The digest of a text or a file, as policies and `integrity` write it. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
