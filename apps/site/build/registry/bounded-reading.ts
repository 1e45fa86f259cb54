import { open } from "node:fs/promises";

/** What reading from outside may cost. */
export type ReadLimits = {
  /** In bytes, of one answer or file. */
  readonly bytes: number;
  /** In levels of lists and objects. */
  readonly depth: number;
  /** In milliseconds, of one answer. */
  readonly answerMs: number;
};

/** Why something from outside wasn't taken: a sentence that names it. */
export class RefusedAnswer extends Error {}

/** JSON from an address that answers with it. Throws a RefusedAnswer. */
export async function readAddress(address: string, limits: ReadLimits): Promise<unknown> {
  const signal = AbortSignal.timeout(limits.answerMs);
  try {
    const response = await fetch(address, {
      signal,
      redirect: "error",
      headers: { Accept: "application/json" },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new RefusedAnswer(`${address} answers with status ${response.status}.`);
    }
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength;
      if (bytes > limits.bytes) throw tooLong(address, limits);
      pieces.push(piece);
    }
    return parse(address, Buffer.concat(pieces).toString("utf8"), limits);
  } catch (error) {
    if (error instanceof RefusedAnswer) throw error;
    throw new RefusedAnswer(
      signal.aborted
        ? `${address} takes longer than ${limits.answerMs / 1000} s.`
        : `${address} can't be read: ${reasonOf(error)}.`,
    );
  }
}

/** JSON from a file. Throws a RefusedAnswer. */
export async function readJsonFile(path: string, limits: ReadLimits): Promise<unknown> {
  const file = await open(path).catch((error: unknown) => {
    throw new RefusedAnswer(`${path} can't be read: ${reasonOf(error)}.`);
  });
  try {
    const { size } = await file.stat();
    if (size > limits.bytes) throw tooLong(path, limits);
    return parse(path, await file.readFile("utf8"), limits);
  } finally {
    await file.close();
  }
}

function tooLong(place: string, { bytes }: ReadLimits): RefusedAnswer {
  return new RefusedAnswer(`${place} is longer than ${bytes} bytes.`);
}

function parse(place: string, text: string, { depth }: ReadLimits): unknown {
  if (isDeeper(text, depth)) {
    throw new RefusedAnswer(`${place} is nested more than ${depth} levels deep.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedAnswer(`${place} isn't JSON.`);
  }
}

/**
 * Whether a text of JSON nests deeper, told before anything is built from it. An expression that finds
 * strings would begin again at every quotation mark of one that never ends.
 */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isString = !isString;
    else if (isString) at += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause);
}
