import { closeSync, openSync } from "node:fs";
import { masker, type Patterns } from "../contract/masking.ts";
import { limits } from "../limits.ts";
import { writeAll } from "./write-all.ts";

/** Bytes that the last lines are taken from. */
const tailBytes = 16_384;

/** Stores what a worker prints, masked and up to a limit; the rest is read and dropped. */
export class Capture {
  readonly #file: number;
  readonly #mask: ReturnType<typeof masker>;
  #stored = 0;
  #tail: Buffer | undefined;
  #failure: unknown;

  constructor(path: string, patterns: Patterns) {
    this.#file = openSync(path, "w", 0o600);
    this.#mask = masker(patterns);
  }

  /** Never throws: a stream that can't be stored is still read to the end, and `end` says why. */
  add(piece: Uint8Array): void {
    if (this.#failure || this.#stored > limits.stream) return;
    try {
      this.#store(this.#mask.next(piece));
    } catch (error) {
      this.#failure = error;
    }
  }

  /** Ends the file, and gives the last lines of what it holds. */
  end(): string {
    try {
      if (this.#failure) throw this.#failure;
      if (this.#stored <= limits.stream) this.#store(this.#mask.end());
    } finally {
      closeSync(this.#file);
    }
    if (!this.#tail) return "";
    const lines = this.#tail.toString("utf8").trimEnd().split("\n");
    return lines.slice(-limits.quotedLines).join("\n");
  }

  #store(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const room = limits.stream - this.#stored;
    const kept = bytes.subarray(0, room);
    writeAll(this.#file, kept);
    this.#stored += bytes.length;
    const tail = this.#tail ? [this.#tail, kept] : [kept];
    this.#tail = Buffer.concat(tail).subarray(-tailBytes);
    if (bytes.length > room) writeAll(this.#file, "\n[molfar: truncated]\n");
  }
}
