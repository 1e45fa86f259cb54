import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteDocuments } from "./document-text.ts";

const samples = [
  { file: "idempotency.py", program: "python3" },
  { file: "idempotency.mjs", program: process.execPath },
];
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "idempotency-"));
  const fences = siteDocuments().flatMap((document) => document.fences);
  for (const { file } of samples) {
    const fence = fences.find(({ meta }) => meta.includes(`title="${file}"`));
    writeFileSync(join(folder, file), fence?.code ?? "");
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The key that both samples of C14 give for two inputs. */
function keyOf(invoice: string, currency: string, more: Record<string, string> = {}): string {
  const paths = { INVOICE_PATH: join(folder, "invoice"), CURRENCY_PATH: join(folder, "currency") };
  writeFileSync(paths.INVOICE_PATH, invoice);
  writeFileSync(paths.CURRENCY_PATH, currency);
  const env = { PATH: process.env.PATH, MOLFAR_PIPELINE_ID: "one", ...paths, ...more };
  const [key = "", ...others] = samples.map(({ file, program }) =>
    execFileSync(program, [join(folder, file)], { env, encoding: "utf8" }).trim(),
  );
  expect(others).toEqual([key]);
  return key;
}

const isHere = samples.every(({ program }) => !spawnSync(program, ["--version"]).error);
test.runIf(isHere || process.env.CI === "true")(
  "the samples of C14 give one key in every attempt and for every index, and another for other content",
  () => {
    const key = keyOf("%PDF 1", "SGD");
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf("%PDF 1", "SGD", { INVOICE_INDEX: "7", MOLFAR_YNO_ACCESS_TOKEN: "b" })).toBe(key);
    const different = [
      keyOf("%PDF 2", "SGD"),
      keyOf("%PDF 1", "MYR"),
      // The same bytes, divided elsewhere.
      keyOf("%PDF 1S", "GD"),
      keyOf("%PDF 1", "SGD", { MOLFAR_PIPELINE_ID: "two" }),
    ];
    expect(new Set([key, ...different]).size).toBe(different.length + 1);
  },
);
