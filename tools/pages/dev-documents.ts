import type { Plugin } from "vite";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pageFiles } from "../content/page-table.ts";
import { entries } from "./built-files.ts";
import { inlineEntry } from "./bundle-script.ts";

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
        const known = pageFiles.has(path) ? path : notFoundPage.path;
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
