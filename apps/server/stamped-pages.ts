import { constants, crc32, deflateRawSync } from "node:zlib";
import { stampName } from "@yno/intake/forms";
import type { HeaderRecord } from "./headers.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

/** Where the stamp comes in the HTML of a page with a form (connected-forms.ts). */
export const stampPlace = "%stamp%";

/**
 * The site whose pages have a new stamp in each answer. Those with forms have it in their HTML. The
 * others lead to forms, and have it in a header, so that they are still compressed once and confirmed.
 *
 * @param makeStamp without characters that HTML and headers escape
 */
export function withStamps(site: SiteFiles, makeStamp: () => string): SiteFiles {
  const { notFound } = site;
  const files = new Map([...site.files].map(([path, file]) => [path, stamped(file, makeStamp)]));
  return { ...site, files, notFound: { ...notFound, html: stamped(notFound.html, makeStamp) } };
}

/** The stamp in a header: of all headers of a document, its own script can read only this one. */
export function stampHeaders({ makeStamp }: SiteFile): HeaderRecord {
  return makeStamp ? { "Server-Timing": `${stampName};desc="${makeStamp()}"` } : {};
}

function stamped(file: SiteFile, makeStamp: () => string): SiteFile {
  if (!file.type.startsWith("text/html")) return file;
  const parts = Buffer.from(file.identity.body).toString("utf8").split(stampPlace);
  if (parts.length === 1) return { ...file, makeStamp };
  const zipped = gzipJoin(parts);
  const identity = () => Uint8Array.from(Buffer.from(parts.join(makeStamp())));
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
    return Uint8Array.from(Buffer.concat([...pieces, lastBlock, end]));
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
