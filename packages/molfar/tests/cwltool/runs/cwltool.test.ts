import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allEnded } from "@yno/tools/all-ended";
import { seed as start } from "@yno/tools/property-seed";
import pLimit from "p-limit";
import { afterAll, expect, test, vi } from "vitest";
import { workflowFolder, workflowIds } from "../../containers/workflows.ts";
import { runByMolfar, writeDocumented, writeGenerated } from "../cases.ts";
import { dropRetries, exportInto, type Files, runTogether } from "../run-engines.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-cwltool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const count = Number(process.env.CWL_MADE_UP ?? 8);
const perStart = 20;
/** A workflow takes cwltool a second of processor time. */
const timeout = 300_000;

test("every documented workflow gives in cwltool what molfar workflow gives, and so does every one of the site", {
  timeout,
}, async () => {
  vi.stubEnv("TEST_MASK_SALT", "only-for-tests");
  const secret = { mask_MASK_SALT: "only-for-tests" };
  const copies = join(folder, "workflows");
  cpSync(workflowFolder, copies, { recursive: true });
  const expected: Files[] = [];
  const exports: ReturnType<typeof exportInto>[] = [];
  for (const each of writeDocumented(join(folder, "documented"))) {
    expected.push(await runByMolfar(each));
    exports.push(exportInto(each, undefined, each.endsWith("orders") ? secret : {}));
  }
  for (const id of workflowIds) {
    expected.push(await runByMolfar(copies, `${id}.yaml`));
    const site = exportInto(copies, `${id}.yaml`);
    exports.push(site);
    // The documented ones keep these codes.
    dropRetries(site);
  }
  for (const files of expected) expect(Object.keys(files)).not.toEqual([]);
  expect(await runTogether(exports, join(folder, "cwl"))).toEqual(expected);
});

test(`${count} made-up workflows give in cwltool what molfar workflow gives`, {
  timeout,
}, async () => {
  const seeds = Array.from({ length: count }, (_, at) => start + at);
  const lanes = pLimit(2);
  await allEnded(
    Array.from({ length: Math.ceil(count / perStart) }, (_, at) =>
      lanes(() => compare(seeds.slice(at * perStart, (at + 1) * perStart), `made-up-${at}`)),
    ),
  );
});

async function compare(seeds: readonly number[], name: string): Promise<void> {
  const place = (seed: number) => join(folder, `seed-${seed}`);
  const expected: Files[] = [];
  for (const seed of seeds) expected.push(await writeGenerated(seed, place(seed)));
  const exports = seeds.map((seed) => exportInto(place(seed)));
  for (const each of exports) dropRetries(each);
  const given = await runTogether(exports, join(folder, name));
  for (const [at, seed] of seeds.entries()) {
    expect(given[at], `seed ${seed}`).toEqual(expected[at]);
  }
}
