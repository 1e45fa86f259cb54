import { expect, test } from "vitest";
import { storePath } from "./argo-template.ts";

test.each([
  ["book.txt", "book.txt"],
  ["./texts/../book.txt", "book.txt"],
  ["texts//one.txt", "texts/one.txt"],
])("'%s' has the key '%s'", (path, key) => {
  expect(storePath(path)).toBe(key);
});

test.each(["/etc/passwd", "../book.txt", "texts/../../book.txt"])("'%s' has no key", (path) => {
  expect(storePath(path)).toBeUndefined();
});
