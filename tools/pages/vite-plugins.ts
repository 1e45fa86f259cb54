import { readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { notFoundPath } from "@yno/brand/site";
import type { Plugin } from "vite";
import { pageFiles } from "../content/pages.ts";
import { root } from "../project-files.ts";
import { entries } from "./built-files.ts";
import { inlineEntry } from "./bundle-script.ts";
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

/**
 * Serves the pages in development: the documents of the build, with sheets and modules as Vite serves
 * them, and without what a build adds for programs and for speed.
 */
export function devDocuments(): Plugin {
  return {
    name: "dev-documents",
    apply: "serve",
    configureServer(server) {
      const write = async (address: string) => {
        const path = address.replace(/[?#].*/s, "");
        const known = pageFiles.has(path) ? path : notFoundPath;
        const { renderDocument, renderSite } = (await server.ssrLoadModule(
          "/app/entry.server.tsx",
        )) as typeof import("../../app/entry.server.tsx");
        const headScript = (await inlineEntry("app/browser/head-script.ts", "headScript"))();
        const document = await renderDocument({
          ...(await renderSite(known)),
          headScript,
          sheets: [{ href: `/${entries.sheet}` }, { href: `/${entries.fonts}` }],
          head: [],
          module: `import "/${entries.script}";`,
        });
        return {
          status: known === path ? 200 : 404,
          html: await server.transformIndexHtml(address, document),
        };
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          write(request.originalUrl ?? "/").then(
            ({ status, html }) => {
              response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
            },
            (error) => {
              server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
      };
    },
  };
}
