import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { program } from "./items-template.ts";

test("Argo finds nothing to replace in the program", () => {
  expect(program).not.toMatch(/\{\{|\$/);
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The items of a source, or what the program says against it. */
function itemsOf(kind: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "molfar-items-"));
  try {
    writeFileSync(join(folder, "source"), source);
    const moved = program
      .replace("/molfar/source", join(folder, "source"))
      .replace("/tmp/items.json", join(folder, "items.json"));
    const { status, stderr } = spawnSync("python3", ["-c", moved, kind], { encoding: "utf8" });
    return status === 0 ? readFileSync(join(folder, "items.json"), "utf8") : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.runIf(hasPython)("the program", () => {
  test("gives items their index, padded too", () => {
    expect(JSON.parse(itemsOf("list", "a\nb"))).toMatchObject([
      { item: "a", index: "0", padded: "00000" },
      { item: "b", index: "1", padded: "00001" },
    ]);
  });

  test.each([
    ["count", "20000", "more than 1 MiB"],
    ["count", "9".repeat(60), "more than 1 MiB"],
    ["list", "a\n".repeat(20_000), "more than 1 MiB"],
    ["list", "a\n{{b}}", "double braces"],
  ])("refuses what Argo can't keep or would replace: %s", (kind, source, reason) => {
    expect(itemsOf(kind, source)).toContain(reason);
  });
});
