import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../project-files.ts";

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
