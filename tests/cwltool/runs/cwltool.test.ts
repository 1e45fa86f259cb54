import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { afterAll, expect, test, vi } from "vitest";
import { workflows } from "#content/workflows.ts";
import { root } from "#tools/project-files.ts";
import { runByMolfar, writeDocumented } from "../documented.ts";
import { writeGenerated } from "../generated-case.ts";
import { exportInto, type Files, runTogether } from "../run-cwltool.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-cwltool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const count = Number(process.env.CWL_MADE_UP ?? 8);
const start = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
const perStart = 20;
/** A workflow takes cwltool a second of processor time. */
const timeout = 300_000;

test("every documented workflow gives in cwltool what molfar workflow gives", async () => {
  vi.stubEnv("TEST_MASK_SALT", "only-for-tests");
  const folders = writeDocumented(join(folder, "documented"));
  const secret = { mask_MASK_SALT: "only-for-tests" };
  const expected: Files[] = [];
  for (const each of folders) expected.push(await runByMolfar(each));
  for (const files of expected) expect(Object.keys(files)).not.toEqual([]);
  const exports = folders.map((each) =>
    exportInto(each, undefined, each.endsWith("orders") ? secret : {}),
  );
  expect(await runTogether(exports, join(folder, "documented/cwl"))).toEqual(expected);
});

test("every workflow of the site gives the same in cwltool", { timeout }, async () => {
  const copies = join(folder, "workflows");
  cpSync(join(root, "workflows"), copies, { recursive: true });
  const ids = workflows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += perStart) {
    const files = ids.slice(at, at + perStart).map((id) => `${id}.yaml`);
    const expected: Files[] = [];
    for (const file of files) expected.push(await runByMolfar(copies, file));
    const exports = files.map((file) => exportInto(copies, file));
    const given = await runTogether(exports, join(folder, `site-${at}`));
    expect(given).toEqual(expected);
  }
});

test(`${count} made-up workflows give in cwltool what molfar workflow gives`, {
  timeout,
}, async () => {
  const seeds = Array.from({ length: count }, (_, at) => start + at);
  const lanes = pLimit(2);
  await Promise.all(
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
  const given = await runTogether(exports, join(folder, name));
  for (const [at, seed] of seeds.entries()) {
    expect(given[at], `seed ${seed}`).toEqual(expected[at]);
  }
}
