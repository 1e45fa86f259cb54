import type { IncomingMessage } from "node:http";

/** A body as text, or why it can't be read. */
export type Body = { text: string } | { problem: "too long" | "too many pieces" | "unreadable" };

/**
 * Each piece costs as much work as a thousand bytes. Clients send a few; a body sent byte by byte
 * has as many as it has bytes.
 */
export const maxPieces = 4_000;

/**
 * Reads a body of `most` bytes at most, in UTF-8. Total: it never throws. A body that is too long,
 * or in too many pieces, isn't read to the end.
 *
 * It listens to the request itself: read as a web stream, a body of 60,000 chunks of one byte takes
 * half as much time again, in which nothing else is answered.
 */
export function readBody(request: IncomingMessage, most: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (body: Body) => {
      request.off("data", take);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > most) settle({ problem: "too long" });
      else if (chunks.length === maxPieces) settle({ problem: "too many pieces" });
      else chunks.push(chunk);
    };
    if (Number(request.headers["content-length"]) > most) return settle({ problem: "too long" });
    request.on("data", take);
    request.once("end", () => settle({ text: Buffer.concat(chunks).toString("utf8") }));
    request.once("error", () => settle({ problem: "unreadable" }));
    request.once("close", () => settle({ problem: "unreadable" }));
  });
}
