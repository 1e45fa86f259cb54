import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFoundPath } from "@yno/brand/site";
import { framePolicy, pagePolicy, securityHeaders } from "@yno/server/headers";
import type { Plugin } from "vite";
import { queryKeys } from "#app/browser/navigation/query-text.ts";
import { pageFiles } from "../../content/collections/pages.ts";
import { root } from "../site-folder.ts";
import { entries } from "./built-files.ts";
import { inlineEntry } from "./bundle-script.ts";

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
        const file = await readFile(join(root, "dist/client", path)).catch(() => null);
        if (file === null) return next();
        const type = path.endsWith(".svg") ? "image/svg+xml" : "text/plain; charset=utf-8";
        response.setHeader("Content-Type", type);
        response.end(file);
      });
    },
  };
}

/**
 * The policy in development: that of a built page, and what Vite's client needs.
 * - A nonce in the place of hashes, for its inline scripts and the styles that it adds.
 * - After a restart of the server it asks in a shared worker made of a blob whether it's back. The
 *   default policy of Trusted Types (`sharedWorkers`) takes that worker alone.
 */
export function devPolicy(nonce: string): string {
  const inline = [`nonce-${nonce}`];
  const policy = pagePolicy({ scripts: inline, styles: inline })
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("trusted-types yno", "trusted-types yno default");
  return `${policy}; ${framePolicy}`;
}

const sharedWorkers = `window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url, type, sink) =>
    sink === "SharedWorker constructor" && url.startsWith("blob:") ? url : null,
});`;

/**
 * Puts every answer of the development server under the headers of the site and `devPolicy`, so that
 * what a built page would refuse is refused while it's written.
 */
export function devHeaders(): Plugin {
  const nonce = randomBytes(16).toString("base64url");
  const headers = { ...securityHeaders(), "Content-Security-Policy": devPolicy(nonce) };
  return {
    name: "dev-headers",
    apply: "serve",
    // Vite gives it to its own elements, and to those of the page.
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer({ middlewares }) {
      middlewares.use((_, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
    transformIndexHtml: () => [
      { tag: "script", children: sharedWorkers, attrs: { nonce }, injectTo: "head-prepend" },
    ],
  };
}

/** The result of something slow, until any file that the server watches changes. */
export function keptUntilChange<Made>(
  watcher: { on(event: "all", listener: () => void): unknown },
  make: () => Made,
): () => Made {
  let kept: { made: Made } | undefined;
  watcher.on("all", () => {
    kept = undefined;
  });
  return () => {
    kept ??= { made: make() };
    return kept.made;
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
      const headScript = keptUntilChange(server.watcher, async () =>
        (await inlineEntry("app/browser/hydration/head-script.ts", "headScript"))(
          queryKeys.join("|"),
        ),
      );
      const write = async (address: string) => {
        const path = address.replace(/[?#].*/s, "");
        const known = pageFiles.has(path) ? path : notFoundPath;
        const { renderDocument, renderSite } = (await server.ssrLoadModule(
          "/app/entry.server.tsx",
        )) as typeof import("../../app/entry.server.tsx");
        const document = await renderDocument({
          ...(await renderSite(known)),
          headScript: await headScript(),
          sheets: [`/${entries.sheet}`, `/${entries.fonts}`],
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
