import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWiring } from "../wiring/read-wiring.ts";
import { prepareWiring } from "./prepare.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-prepare-"));
  cpSync(join(import.meta.dirname, "../fixtures/words"), folder, { recursive: true });
  writeFileSync(join(folder, "key.json"), JSON.stringify(keyDefinition));
});
afterAll(() => rmSync(folder, { recursive: true }));

const keyDefinition = {
  ...{ schema_version: "v0.0.3", name: "Tools", description: "Needs a key." },
  tasks: [
    {
      ...{ name: "Use key", description: "Uses it." },
      secrets: [{ name: "api-key", purpose: "To try it." }],
    },
  ],
};

function problems(definition: string, secret: string) {
  const { wiring } = readWiring(`version: 1
name: Key
images: {tools: {definition: ${definition}, image: "tools:1"}}
steps: {s: {image: tools, task: Use key, in: {}, secrets: {api-key: {file: ${secret}}}}}
`);
  if (!wiring) throw new Error("The wiring can't be read.");
  return prepareWiring(wiring, folder).findings.map(({ problem }) => problem);
}

test("a secret in a file is read up to its limit", () => {
  writeFileSync(join(folder, "longest"), `${"x".repeat(65_536)}\r\n`);
  writeFileSync(join(folder, "too-long"), `${"x".repeat(65_537)}\n`);
  expect(problems("key.json", "longest")).toEqual([]);
  expect(problems("key.json", "too-long")).toEqual([
    "The secret 'api-key' of the step 's' is too long.",
  ]);
});

test("a secret and a definition are regular files", () => {
  expect(problems("key.json", "/dev/zero")).toEqual([
    "The secret 'api-key' of the step 's' can't be read (it isn't a regular file).",
  ]);
  expect(problems("/dev/zero", "longest")).toEqual([
    "The definition '/dev/zero' can't be read: it isn't a regular file.",
  ]);
});
