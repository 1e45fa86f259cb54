import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkItems } from "./items.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-items-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(process.platform === "linux")("an item whose name isn't UTF-8 is refused", () => {
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9])]), "");
  const input = {
    ...{ name: "page", variable: "PAGE", fileName: "page.txt" },
    ...{ shape: { kind: "file" as const }, source: { kind: "directory" as const, path: folder } },
  };
  expect(() => checkItems(input, "sorted", { path: folder })).toThrow(
    "The name 'caf\\xe9' in the directory isn't UTF-8: rename it.",
  );
});
