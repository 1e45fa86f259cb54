import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { afterAll, expect, test, vi } from "vitest";
import { root } from "#tools/project-files.ts";
import { runByMolfar, writeDocumented } from "../documented.ts";
import { writeGenerated } from "../generated-case.ts";
import { exportInto, type Files, runTogether } from "../run-cwltool.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-cwltool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const count = Number(process.env.CWL_MADE_UP ?? 16);
const start = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
const perStart = 10;

test("every documented workflow gives in cwltool what molfar workflow gives", async () => {
  vi.stubEnv("TEST_MASK_SALT", "only-for-tests");
  const folders = writeDocumented(join(folder, "documented"));
  const secret = { mask_MASK_SALT: "only-for-tests" };
  for (const each of folders) {
    const secrets = each.endsWith("orders") ? secret : {};
    const expected = await runByMolfar(each);
    expect(Object.keys(expected)).not.toEqual([]);
    expect(await runTogether([exportInto(each)], join(each, "cwl"), secrets)).toEqual([expected]);
  }
});

test("every workflow of the site that has files gives the same in cwltool", async () => {
  const sources = join(root, "workflows");
  const ids = readdirSync(sources, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(ids).not.toEqual([]);
  for (const { name } of ids) {
    const own = join(folder, name);
    cpSync(join(sources, name), own, { recursive: true });
    const expected = await runByMolfar(own);
    expect(await runTogether([exportInto(own)], join(own, "cwl"))).toEqual([expected]);
  }
});

test(`${count} made-up workflows give in cwltool what molfar workflow gives`, async () => {
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
  const workflows = seeds.map((seed) => exportInto(place(seed)));
  const given = await runTogether(workflows, join(folder, name));
  for (const [at, seed] of seeds.entries()) {
    expect(given[at], `seed ${seed}`).toEqual(expected[at]);
  }
}
