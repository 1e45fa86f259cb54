import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Compression } from "./negotiate.ts";
import { type SiteFile, type SiteFiles, toVariant, type Variant } from "./site-files.ts";

const compressions: Readonly<Record<Compression, (body: Buffer) => Buffer<ArrayBuffer>>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync,
};

/**
 * The site with pages that know that their forms arrive, which only a running server can tell: each
 * gets one attribute, the flag `intake` of app/browser/platform/signals.ts, once at the start.
 */
export function withConnectedForms(site: SiteFiles): SiteFiles {
  const files = [...site.files].map(([path, file]) => [path, connected(file)] as const);
  const { html, markdown } = site.notFound;
  return { ...site, files: new Map(files), notFound: { html: connected(html), markdown } };
}

function connected(page: SiteFile): SiteFile {
  if (!page.type.startsWith("text/html")) return page;
  const html = Buffer.from(page.identity.body).toString("utf8");
  const body = Buffer.from(html.replace(/<html(?=[\s>])/, '<html data-intake=""'));
  const compressed = new Map<Compression, Variant>();
  for (const compression of page.compressed.keys()) {
    compressed.set(compression, toVariant(compressions[compression](body)));
  }
  return { ...page, identity: toVariant(body), compressed };
}
