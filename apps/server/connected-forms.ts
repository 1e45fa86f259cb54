import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { trapName } from "@yno/intake/forms";
import type { Compression } from "./negotiate.ts";
import { type SiteFile, type SiteFiles, toVariant, type Variant } from "./site-files.ts";

/** What tells a page that its forms are connected: the flag `intake` of app/browser/signals.ts. */
const flag = ' data-intake=""';

const compressions: Readonly<Record<Compression, (body: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  br: (body) =>
    Uint8Array.from(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: (body) => Uint8Array.from(gzipSync(body)),
};

/** The place of the button of a form without JavaScript (app/features/forms/delivery-note.tsx). */
const submitPlace = /(<noscript data-submit="([^"]*)">)(?=<\/noscript>)/g;

/**
 * The button, and the field that only programs fill. A label comes from an attribute, where it's
 * escaped as text must be.
 */
const submitButton = [
  '$1<button type="submit" class="button button-primary button-small">$2</button>',
  `<span class="sr-only" inert><input type="text" name="${trapName}" autocomplete="off"></span>`,
].join("");

/** The site with pages that know that their forms arrive. The build and static hosts don't. */
export function withConnectedForms(site: SiteFiles): SiteFiles {
  const files = new Map(
    [...site.files].map(([path, file]) => [
      path,
      file.type.startsWith("text/html") ? connected(file) : file,
    ]),
  );
  const { notFound, redirects } = site;
  return { files, redirects, notFound: { ...notFound, html: connected(notFound.html) } };
}

function connected(page: SiteFile): SiteFile {
  const html = Buffer.from(page.identity.body).toString("utf8");
  const changed = html.replace(/<html(?=[\s>])/, `<html${flag}`).replace(submitPlace, submitButton);
  if (changed === html) throw new Error(`The page ${page.path} has no <html>.`);
  const body = Uint8Array.from(Buffer.from(changed));
  const compressed = new Map<Compression, Variant>();
  for (const compression of page.compressed.keys()) {
    compressed.set(compression, toVariant(compressions[compression](body)));
  }
  return { ...page, identity: toVariant(body), compressed };
}
