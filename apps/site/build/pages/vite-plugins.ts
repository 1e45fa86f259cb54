import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFoundPath } from "@yno/brand/site";
import { framePolicy, pagePolicy, securityHeaders } from "@yno/server/headers";
import { transform } from "lightningcss";
import type { Plugin, ViteDevServer } from "vite";
import { queryKeys } from "#app/browser/navigation/query-text.ts";
import { bootFailed } from "#content/frame.ts";
import { pageFiles } from "../../content/collections/pages.ts";
import { root } from "../site-folder.ts";
import { entries } from "./built-files.ts";
import { inlineEntry } from "./bundle-script.ts";
import { pageStyle } from "./critical-css/page-styles.ts";
import { parsePage } from "./main-element.ts";
import { facesIn } from "./sheet-values.ts";

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

/** A sheet as the build would write it, with the utilities that the source names now. */
async function minifiedSheet(server: ViteDevServer, file: string): Promise<string> {
  const sheet = await server.transformRequest(`/${file}?direct`);
  const { code } = transform({
    filename: file,
    code: Buffer.from(sheet?.code ?? ""),
    minify: true,
  });
  return code.toString();
}

/**
 * Serves the pages in development as the build writes them: painted with their own style, and then
 * hydrated by the same script, with sheets and modules as Vite serves them. What a build adds for
 * programs isn't there.
 */
export function devDocuments(): Plugin {
  return {
    name: "dev-documents",
    apply: "serve",
    configureServer(server) {
      const { sheet, fonts, script } = entries;
      const shared = keptUntilChange(server.watcher, async () => {
        const [startPage, fallbacks, style, faces] = await Promise.all([
          inlineEntry("app/browser/hydration/inline-script.ts", "startPage"),
          readFile(join(root, "app/styles/fallback-fonts.css"), "utf8"),
          minifiedSheet(server, sheet),
          minifiedSheet(server, fonts),
        ]);
        const files = { sheet: `/${sheet}`, fonts: facesIn(faces, fonts), modules: [`/${script}`] };
        return {
          // What Vite adds for React is a module, which has run by then.
          script: startPage(queryKeys.join("|"), files, bootFailed).replace(
            "readystatechange",
            "DOMContentLoaded",
          ),
          siteStyle: fallbacks + style,
        };
      });
      const write = async (address: string) => {
        const path = address.replace(/[?#].*/s, "");
        const known = pageFiles.has(path) ? path : notFoundPath;
        const { renderBeforeRoot, renderDocument, renderSite } = (await server.ssrLoadModule(
          "/app/entry.server.tsx",
        )) as typeof import("../../app/entry.server.tsx");
        const rendered = await renderSite(known);
        const { siteStyle, script } = await shared();
        const tree = parsePage((await renderBeforeRoot()) + rendered.html);
        const document = await renderDocument({
          ...{ ...rendered, script },
          style: pageStyle(siteStyle, tree),
          sheets: [`/${sheet}`, `/${fonts}`],
          head: [],
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
