import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { root } from "../site-folder.ts";
import { changesPage } from "./document-pages.ts";

/** Modules that run when the site is built. A page gets the data that they export, and no code. */
const evaluated = /^(?:#content|\.\.?)\/((?:(?:collections|derived)\/[\w-]+|shared-facts)\.ts)$/;

/** What Vite doesn't see these modules read. */
const read =
  /^(?:app\/routes\.ts|content\/(?:(?:collections|pages|runs)\/[\w-]+\.ts|mcp-servers\/[\w-]+\.json|docs\/[\w-]+\.mdx|news\/[\w-]+\.md|api\/[\w-]+\.yaml))$/;

const entryQuery = "?entry";

/**
 * A Vite plugin that puts the data of records into pages:
 * - `#content/derived/faq.ts` and `#content/collections/jobs.ts` become what they export, as JSON
 * - `content/runs/gst-f5-return.ts?entry` becomes the `entry` of that record's collection, for
 *   `import.meta.glob`, so that each is a file which is fetched on demand
 *
 * In development, a new record or document, one that is gone, and a file that no module imports
 * restart the server; `freshImports` does it for all that is imported.
 */
export function buildTimeData(): Plugin {
  return {
    name: "build-time-data",
    enforce: "pre",
    configureServer({ watcher, restart }) {
      watcher.on("all", (event, file) => {
        const path = relative(root, file).replaceAll("\\", "/");
        if (!read.test(path)) return;
        const isText = /\.(?:json|md|yaml)$|^app\//.test(path);
        const isOther = () =>
          path.endsWith(".mdx") && changesPage(readFileSync(file, "utf8"), path);
        if (event !== "change" || isText || isOther()) restart();
      });
    },
    resolveId(name) {
      const [, path] = evaluated.exec(name) ?? [];
      // Without the #, at which a browser would cut the address of the module in development.
      return path ? `\0content/${path}` : null;
    },
    async load(id) {
      if (id.startsWith("\0content/")) return dataModule(id.slice(1));
      if (!id.endsWith(entryQuery)) return null;
      const path = relative(root, id.slice(0, -entryQuery.length)).replaceAll("\\", "/");
      const { collections } = await import("./collections.ts");
      for (const collection of collections) {
        const entry = await collection.entry(path);
        if (entry !== undefined) return `export default ${JSON.stringify(entry)};`;
      }
      throw new Error(`No collection has an entry in ${path}.`);
    },
  };
}

/**
 * The code of a module with the data that a file exports.
 *
 * @param file a path from the project's root
 */
export async function dataModule(file: string): Promise<string> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
  return Object.entries(exported)
    .filter(([, value]) => isData(value))
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)
    .join("\n");
}

/** Shapes and collections are made of functions and classes. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !Object.values(value).some((each) => typeof each === "function");
}
