import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../project-files.ts";

const derived = /^\/(?:search-index\.json|[\w/-]+\.md)$/;

/**
 * In development, answers for what only a build makes and pages ask for: the search index and the
 * pages as Markdown. They say what the last build said; before the first there are none.
 */
export function filesOfLastBuild(): Plugin {
  return {
    name: "files-of-last-build",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = request.url ?? "";
        if (!derived.test(path)) return next();
        const file = await readFile(join(root, "build/client", path)).catch(() => null);
        if (file === null) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(file);
      });
    },
  };
}
