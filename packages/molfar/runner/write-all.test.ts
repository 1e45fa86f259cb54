import { expect, test } from "vitest";
import { writeAll } from "./write-all.ts";

/** A disk that takes a few bytes at a time, and is full after `room` bytes. */
function disk(room: number) {
  const taken: number[] = [];
  const write = (_file: number, bytes: NodeJS.ArrayBufferView, from = 0) => {
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const piece = all.subarray(from ?? 0, Math.min((from ?? 0) + 3, room));
    taken.push(...piece);
    return piece.length;
  };
  return { taken, write: write as typeof import("node:fs").writeSync };
}

test("all bytes are written, however few the system takes at a time", () => {
  const { taken, write } = disk(Number.POSITIVE_INFINITY);
  writeAll(1, "ten bytes.", write);
  expect(Buffer.from(taken).toString()).toBe("ten bytes.");
});

test("what doesn't fit is an error, and never a shorter file", () => {
  expect(() => writeAll(1, "ten bytes.", disk(4).write)).toThrow("ENOSPC");
});
