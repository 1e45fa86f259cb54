import { closeSync, openSync } from "node:fs";
import { masker, type Patterns } from "../contract/masking.ts";
import { limits } from "../limits.ts";
import { writeAll } from "./run-folder.ts";

/** Stores what a worker prints, masked and up to a limit. Of the rest, only the last lines count. */
export class Capture {
  readonly #file: number;
  readonly #mask: ReturnType<typeof masker>;
  #stored = 0;
  #tail = Buffer.alloc(0);
  #failure: unknown;

  constructor(path: string, patterns: Patterns) {
    this.#file = openSync(path, "w", 0o600);
    this.#mask = masker(patterns);
  }

  /** Never throws: a stream that can't be stored is still read to the end, and `end` says why. */
  add(piece: Uint8Array): void {
    if (this.#failure) return;
    try {
      this.#store(this.#mask.next(piece));
    } catch (error) {
      this.#failure = error;
    }
  }

  /**
   * Ends the file, and gives the last lines of what was printed, within the limits.
   *
   * @throws what storing a piece has thrown
   */
  end(): string {
    try {
      if (this.#failure) throw this.#failure;
      this.#store(this.#mask.end());
    } finally {
      closeSync(this.#file);
    }
    // Where text was cut, it may begin within a character.
    const start = this.#tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
    const lines = this.#tail.toString("utf8", Math.max(start, 0)).trimEnd().split("\n");
    return lines.slice(-limits.quotedLines).join("\n");
  }

  #store(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const tail = bytes.length < limits.quotedBytes ? Buffer.concat([this.#tail, bytes]) : bytes;
    this.#tail = Buffer.from(tail.subarray(-limits.quotedBytes));
    const room = limits.stream - this.#stored;
    this.#stored += bytes.length;
    // Whether it's full already, and says so.
    if (room < 0) return;
    writeAll(this.#file, bytes.subarray(0, room));
    if (bytes.length > room) writeAll(this.#file, "\n[molfar: truncated]\n");
  }
}
