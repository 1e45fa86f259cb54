import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from "node:zlib";
import { stampName, trapName } from "@yno/intake/forms";
import type { HeaderRecord } from "./headers.ts";
import type { Compression } from "./negotiate.ts";
import { type SiteFile, type SiteFiles, toVariant, type Variant } from "./site-files.ts";

/** Where the stamp comes in the HTML of a page with a form. */
export const stampPlace = "%stamp%";

/**
 * The site whose pages have a new stamp in each answer. Those with forms have it in their HTML. The
 * others lead to forms, and have it in a header, so that they are still compressed once and confirmed.
 *
 * @param makeStamp without characters that HTML and headers escape
 */
export function withStamps(site: SiteFiles, makeStamp: () => string): SiteFiles {
  return withPages(site, (page) => stamped(page, makeStamp));
}

/** The site with its pages changed, the not-found page too. */
function withPages(site: SiteFiles, change: (page: SiteFile) => SiteFile): SiteFiles {
  const files = new Map(site.files);
  for (const [path, file] of files) {
    if (file.type.startsWith("text/html")) files.set(path, change(file));
  }
  return { ...site, files, notFound: { ...site.notFound, html: change(site.notFound.html) } };
}

/** The stamp in a header: of all headers of a document, its own script can read only this one. */
export function stampHeaders({ makeStamp }: SiteFile): HeaderRecord {
  return makeStamp ? { "Server-Timing": `${stampName};desc="${makeStamp()}"` } : {};
}

function stamped(file: SiteFile, makeStamp: () => string): SiteFile {
  const parts = Buffer.from(file.identity.body).toString("utf8").split(stampPlace);
  if (parts.length === 1) return { ...file, makeStamp };
  const zipped = gzipJoin(parts);
  const identity = () => Buffer.from(parts.join(makeStamp()));
  return { ...file, fresh: { identity, gzip: () => zipped(makeStamp()) } };
}

/**
 * Compresses the parts of a text once, so that joining them with another text costs next to nothing:
 * compressing a whole page takes some milliseconds, and no other request is answered meanwhile. Each
 * part ends at a byte, and what joins them comes in between uncompressed (RFC 1951, 3.2.4).
 */
export function gzipJoin(parts: readonly string[]): (joint: string) => Uint8Array<ArrayBuffer> {
  const plain = parts.map((part) => Buffer.from(part));
  const deflated = plain.map((part) =>
    deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  return (joint) => {
    const between = Buffer.from(joint);
    const block = Buffer.concat([storedHead(between.byteLength), between]);
    let [sum, size] = [0, 0];
    const pieces: Buffer[] = [gzipHead];
    const add = (piece: Buffer, text: Buffer) => {
      pieces.push(piece);
      sum = crc32(text, sum);
      size += text.byteLength;
    };
    for (const [at, part] of plain.entries()) {
      if (at > 0) add(block, between);
      add(deflated[at] ?? block, part);
    }
    const end = Buffer.alloc(8);
    end.writeUInt32LE(sum, 0);
    end.writeUInt32LE(size, 4);
    return Buffer.concat([...pieces, lastBlock, end]);
  };
}

/** RFC 1952: deflate, without a name and a time. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A last block without content. */
const lastBlock = Buffer.from([3, 0]);

/** Begins an uncompressed block that isn't the last. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

/**
 * What tells a page that its forms are connected: the flag `intake` of app/browser/platform/signals.ts. On a page
 * with a form it holds the stamp.
 */
const flag = (stamp: string) => ` data-intake="${stamp}"`;

const compressions: Readonly<Record<Compression, (body: Buffer) => Buffer<ArrayBuffer>>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync,
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

/** Names the page in the address to which its form is sent: several pages can have one form. */
export const pageParameter = "page";

/** The place of a form that a button opens with JavaScript (app/features/forms/form-button.tsx). */
const formPlace =
  /(<noscript data-form="([\w-]+)" data-label="([^"]*)" data-button="([^"]*)">)(?=<\/noscript>)/g;

/** The site with pages that know that their forms arrive. The build and static hosts don't. */
export function withConnectedForms(site: SiteFiles): SiteFiles {
  return withPages(site, (page) => connected(page, site.dialogForms));
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
    })
    .replace(
      /(action="\/forms\/[\w-]+)(?=[#"])/g,
      `$1?${pageParameter}=${encodeURIComponent(page.path)}`,
    );
  const isStamped = filled.includes(stampPlace);
  const changed = filled.replace(/<html(?=[\s>])/, `<html${flag(isStamped ? stampPlace : "")}`);
  if (changed === html) throw new Error(`The page ${page.path} has no <html>.`);
  const body = Buffer.from(changed);
  const compressed = new Map<Compression, Variant>();
  // A page with a stamp is compressed for each answer.
  for (const compression of isStamped ? [] : page.compressed.keys()) {
    compressed.set(compression, toVariant(compressions[compression](body)));
  }
  return { ...page, identity: toVariant(body), compressed };
}
