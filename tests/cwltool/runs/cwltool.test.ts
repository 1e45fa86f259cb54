import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeMadeUp } from "../made-up-case.ts";
import { exportInto, type Files, runTogether } from "../run-cwltool.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-cwltool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const count = Number(process.env.CWL_MADE_UP ?? 20);
const start = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`${count} made-up workflows give in cwltool what molfar workflow gives`, async () => {
  const expected: Files[] = [];
  const workflows = [];
  for (let at = 0; at < count; at += 1) {
    const place = join(folder, `made-up-${at}`);
    expected.push(await writeMadeUp(start + at, place));
    workflows.push(exportInto(place));
  }
  const given = await runTogether(workflows, join(folder, "made-up"));
  for (const [at, files] of given.entries()) expect(files, `seed ${start + at}`).toEqual(expected[at]);
});
