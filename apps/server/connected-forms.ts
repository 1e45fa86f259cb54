import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { stampName, trapName } from "@yno/intake/forms";
import type { Compression } from "./negotiate.ts";
import { type SiteFile, type SiteFiles, toVariant, type Variant } from "./site-files.ts";
import { stampPlace } from "./stamped-pages.ts";

/**
 * What tells a page that its forms are connected: the flag `intake` of app/browser/signals.ts. On a page
 * with a form it holds the stamp.
 */
const flag = (stamp: string) => ` data-intake="${stamp}"`;

const compressions: Readonly<Record<Compression, (body: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  br: (body) =>
    Uint8Array.from(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: (body) => Uint8Array.from(gzipSync(body)),
};

/** The place of the button of a form without JavaScript (app/features/forms/delivery-note.tsx). */
const submitPlace = /(<noscript data-submit="([^"]*)">)(?=<\/noscript>)/g;

/**
 * The button, the stamp, and the field that only programs fill. A label comes from an attribute, where
 * it's escaped as text must be.
 */
const submitButton = [
  '<button type="submit" class="button button-primary button-small">$2</button>',
  `<input type="hidden" name="${stampName}" value="${stampPlace}">`,
  `<span class="sr-only" inert><input type="text" name="${trapName}" autocomplete="off"></span>`,
].join("");

/** The place of a form that a button opens with JavaScript (app/features/forms/form-button.tsx). */
const formPlace =
  /(<noscript data-form="([\w-]+)" data-label="([^"]*)" data-button="([^"]*)">)(?=<\/noscript>)/g;

/** The site with pages that know that their forms arrive. The build and static hosts don't. */
export function withConnectedForms(site: SiteFiles): SiteFiles {
  const { notFound, dialogForms } = site;
  const files = new Map(
    [...site.files].map(([path, file]) => [
      path,
      file.type.startsWith("text/html") ? connected(file, dialogForms) : file,
    ]),
  );
  const html = connected(notFound.html, dialogForms);
  return { ...site, files, notFound: { ...notFound, html } };
}

function connected(page: SiteFile, dialogForms: SiteFiles["dialogForms"]): SiteFile {
  const html = Buffer.from(page.identity.body).toString("utf8");
  const filled = html
    .replace(submitPlace, `$1${submitButton}`)
    .replace(formPlace, (_, start: string, form: string, label: string, button: string) => {
      // A `<noscript>` can't be in another one.
      const plain = dialogForms
        .get(form)
        ?.replace(/<noscript data-submit="([^"]*)"><\/noscript>/, submitButton.replace("$2", "$1"));
      return plain === undefined
        ? start
        : `${start}<details class="form-in-page"><summary class="${button}">${label}</summary>${plain}</details>`;
    });
  const isStamped = filled.includes(stampPlace);
  const changed = filled.replace(/<html(?=[\s>])/, `<html${flag(isStamped ? stampPlace : "")}`);
  if (changed === html) throw new Error(`The page ${page.path} has no <html>.`);
  const body = Uint8Array.from(Buffer.from(changed));
  const compressed = new Map<Compression, Variant>();
  // A page with a stamp is compressed for each answer (stamped-pages.ts).
  for (const compression of isStamped ? [] : page.compressed.keys()) {
    compressed.set(compression, toVariant(compressions[compression](body)));
  }
  return { ...page, identity: toVariant(body), compressed };
}
