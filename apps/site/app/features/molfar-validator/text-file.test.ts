import fc from "fast-check";
import { expect, test } from "vitest";
import { readTextFile } from "./text-file.ts";

const file = (content: BlobPart) => new File([content], "Dockerfile");

test("a file in UTF-8 is read unchanged, with any line endings", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom("a", "\r\n", "\n", "é", "你", "😀", '"') }),
      async (text) => {
        expect(await readTextFile(file(text), 1000)).toEqual({ kind: "text", text });
      },
    ),
  );
});

test("a byte order mark isn't part of the text", async () => {
  const read = await readTextFile(file("\ufeffFROM a"), 1000);
  expect(read).toEqual({ kind: "text", text: "FROM a" });
});

test("a file may be as large as is said and not larger", async () => {
  expect(await readTextFile(file("12345"), 5)).toEqual({ kind: "text", text: "12345" });
  expect(await readTextFile(file("123456"), 5)).toEqual({ kind: "too-large" });
});

test.each([
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ["text in UTF-16", new Uint8Array([0x46, 0, 0x52, 0, 0x4f, 0, 0x4d, 0])],
])("%s is not text", async (_, bytes) => {
  expect(await readTextFile(file(bytes), 1000)).toEqual({ kind: "not-text" });
});

test("a file that cannot be read, such as a folder, is reported", async () => {
  const folder = file("");
  folder.arrayBuffer = () => Promise.reject(new DOMException("It is a folder.", "NotFoundError"));
  expect(await readTextFile(folder, 1000)).toEqual({ kind: "unreadable" });
});
