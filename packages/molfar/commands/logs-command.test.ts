import { readdirSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type CaseRun, caseFolder, runCase } from "../conformance/run-case.ts";
import { limits } from "../limits.ts";
import { logsCommand } from "./logs-command.ts";

afterEach(() => vi.restoreAllMocks());

/** Four items; each says its name, and the second one fails with a word on standard error. */
async function run(): Promise<{ folder: string; run: CaseRun }> {
  const folder = caseFolder("k28-partial-failure", onTestFinished);
  writeFileSync(
    join(folder, "worker.sh"),
    `[ "$1" = each ] || exit 0\nread -r item < "$ITEM_PATH"\necho "$item"\n[ "$item" != bad ] || { echo no luck >&2; exit 1; }\necho > "$OUTPUT_PATH/out.txt"\n`,
  );
  const options = { keepGoing: true, attempts: 1 };
  return { folder, run: await runCase(folder, "workflow.yaml", options) };
}

async function logs(folder: string, ...args: readonly string[]) {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const code = await logsCommand([...args, "--dir", join(folder, ".molfar")]);
  return { code, out: String(info.mock.lastCall?.[0]), error: String(error.mock.lastCall?.[0]) };
}

const idOf = ({ result }: CaseRun) => result?.run ?? "";

test("what the workers wrote is printed by step, item, attempt and stream", async () => {
  const { folder, run: done } = await run();
  const { code, out } = await logs(folder, idOf(done), "s");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^s, item 0, attempt 1, stdout:\n\w+\n\ns, item 1, attempt 1, stdout:\nbad\n/,
  );
  expect(out).toContain(
    "\n\ns, item 1, attempt 1, stderr:\nno luck\n\ns, item 2, attempt 1, stdout:",
  );
});

test("--json gives the same as fields", async () => {
  const { folder, run: done } = await run();
  const { out } = await logs(folder, idOf(done), "--json");
  const { run: named, logs: list, more } = JSON.parse(out);
  expect([named, more]).toEqual([idOf(done), undefined]);
  expect(list).toHaveLength(5);
  expect(list[2]).toEqual({ step: "s", item: 1, attempt: 1, stream: "stderr", text: "no luck\n" });
});

test("at most the limit is printed, with the folder of the rest", async () => {
  const { folder, run: done } = await run();
  const path = join(done.result?.path ?? "", "steps/s/00002/1/stdout.log");
  truncateSync(path, limits.printedLogs);
  const { out } = await logs(folder, idOf(done), "--json");
  const { logs: list, more } = JSON.parse(out);
  expect(list.at(-1)).toMatchObject({ item: 2, stream: "stdout" });
  const printed = list.reduce((sum: number, { text }: { text: string }) => sum + text.length, 0);
  expect(printed).toBe(limits.printedLogs);
  expect(more).toBe(join(done.result?.path ?? "", "steps"));
});

test("a link in the place of a log isn't followed", async () => {
  const { folder, run: done } = await run();
  const log = join(done.result?.path ?? "", "steps/s/00000/1/stdout.log");
  unlinkSync(log);
  symlinkSync(join(folder, "worker.sh"), log);
  expect((await logs(folder, idOf(done))).out).not.toContain("item 0");
});

test.each([
  ["20200101T000000Z-abcdef", "s", "There's no run '20200101T000000Z-abcdef' in"],
  ["../runs", "s", "There's no run '../runs' in"],
  ["known", "none", "has no logs of a step 'none': it has those of s."],
])("a run '%s' with a step '%s' that isn't there ends with 2", async (name, step, message) => {
  const { folder, run: done } = await run();
  const { code, error } = await logs(folder, name === "known" ? idOf(done) : name, step);
  expect(error).toContain(message);
  expect(code).toBe(2);
  expect(readdirSync(join(folder, ".molfar/runs"))).toEqual([idOf(done)]);
});
