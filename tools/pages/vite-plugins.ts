import { readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { root } from "../project-files.ts";
import { componentSheets } from "./page-styles.ts";

/**
 * Keeps the rules of a component out of its chunk when the sheet of the site holds them already
 * (app/styles/app.css). The component imports its sheet all the same: that says which pages need its
 * rules before their first paint (`page-styles.ts`).
 */
export function dedupeStylesheets(): Plugin {
  const empty = "\0sheet-of-the-site";
  return {
    name: "dedupe-stylesheets",
    enforce: "pre",
    resolveId(name, importer) {
      if (!name.endsWith(".css") || !importer?.match(/\.tsx?(?:\?|$)/)) return null;
      const path = name.startsWith("#app/")
        ? name.slice(1)
        : relative(root, resolve(importer, "..", name))
            .split(sep)
            .join("/");
      return componentSheets.includes(path) ? empty : null;
    },
    load: (id) => (id === empty ? "export {};" : null),
  };
}

const derived = /^\/(?:icon\.svg|search-index\.json|[\w/-]+\.md)$/;

/**
 * In development, serves files that only a build makes and pages request: the icon, the search index
 * and the pages as Markdown. They come from the last build; before the first they're missing.
 */
export function buildOutputReader(): Plugin {
  return {
    name: "build-output-reader",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = request.url ?? "";
        if (!derived.test(path)) return next();
        const file = await readFile(join(root, "build/client", path)).catch(() => null);
        if (file === null) return next();
        const type = path.endsWith(".svg") ? "image/svg+xml" : "text/plain; charset=utf-8";
        response.setHeader("Content-Type", type);
        response.end(file);
      });
    },
  };
}
