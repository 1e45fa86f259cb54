import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { identify } from "../runner/processes.ts";

const cli = join(import.meta.dirname, "../cli.ts");
const fixture = join(import.meta.dirname, "../fixtures/words");
const documented = readFileSync(join(fixture, "worker.sh"), "utf8");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-conform-test-"));
  cpSync(fixture, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Verdict = { id: string; task: string; verdict: string; message: string };

function start(script: string, options: readonly string[]) {
  writeFileSync(join(folder, "worker.sh"), script);
  const args = ["conform", "definition.json", "--executor", "process", "--json", ...options];
  return spawnSync(process.execPath, [cli, ...args, "--", "sh", "worker.sh"], {
    ...{ encoding: "utf8", cwd: folder, timeout: 30_000 },
    env: { ...process.env, TEST_KEY: "a key" },
  });
}

/** What the kit says about a worker: the exit code, and each verdict by its task and case. */
function conform(script: string, options: readonly string[] = []) {
  const run = start(script, options);
  const list: Verdict[] = JSON.parse(run.stdout);
  const verdicts = new Map(list.map(({ id, task, verdict }) => [`${task} ${id}`, verdict]));
  return { code: run.status, verdicts, messages: list.map(({ message }) => message) };
}

test("the documents' worker holds", () => {
  const { code, verdicts } = conform(documented);
  expect(verdicts.get("Add counts K27")).toBe("holds");
  expect(verdicts.get("Count words K25")).toBe("holds");
  expect([...verdicts.values()]).not.toContain("broken");
  expect(code).toBe(0);
});

test("a made-up text suits a worker that takes numbers only, as the documents' does in Python", () => {
  const numbersOnly = `if [ "$1" = add ]; then for f in "$COUNTS_PATH"/*; do
    [ ! -e "$f" ] || [ "$(cat "$f")" -ge 0 ] || exit 1; done; fi\n`;
  const { verdicts } = conform(`${documented}\n${numbersOnly}`);
  expect(verdicts.get("Add counts K17")).toBe("holds");
});

const wantsTitle = `[ "$1" != split ] || grep -q '^Title:' "$BOOK_PATH" || exit 1\n`;

test("a worker that refuses a made-up input isn't judged by it", () => {
  const { code, verdicts, messages } = conform(`${wantsTitle}${documented}`, [
    "--task",
    "Split book",
  ]);
  expect([...verdicts]).toEqual([["Split book K17", "not-judged"]]);
  expect(messages.join()).toContain("give it one with --in");
  expect(code).toBe(0);
});

test("a worker that refuses an input it was given is broken", () => {
  const { code, verdicts } = conform(`${wantsTitle}${documented}`, [
    ...["--task", "Split book", "--in", "book=book.txt", "--value", "lines-per-chunk=2"],
  ]);
  expect(verdicts.get("Split book K17")).toBe("broken");
  expect(code).toBe(3);
});

test("a worker that takes a made-up input and leaves out an output is broken", () => {
  const { code, verdicts } = conform("exit 0\n", ["--task", "Split book"]);
  expect(verdicts.get("Split book K17")).toBe("broken");
  expect(code).toBe(3);
});

test("a secret that isn't given is said, and not held against the worker", () => {
  const definition = JSON.parse(readFileSync(join(fixture, "definition.json"), "utf8"));
  definition.tasks[0].secrets = [{ name: "api-key", purpose: "To try it." }];
  writeFileSync(join(folder, "definition.json"), JSON.stringify(definition));
  const { verdicts, messages } = conform(documented, ["--task", "Split book"]);
  expect([...verdicts]).toEqual([["Split book K17", "skipped"]]);
  expect(messages.join()).toContain("--secret api-key=env:VARIABLE");
});

test("what is given for one task isn't held against the others", () => {
  const definition = JSON.parse(readFileSync(join(fixture, "definition.json"), "utf8"));
  definition.tasks[0].secrets = [{ name: "api-key", purpose: "To try it." }];
  writeFileSync(join(folder, "definition.json"), JSON.stringify(definition));
  const options = ["--secret", "api-key=env:TEST_KEY", "--in", "book=book.txt"];
  const { verdicts } = conform(documented, options);
  for (const { name } of definition.tasks) expect(verdicts.get(`${name} K17`)).toBe("holds");
});

test("a file that is given as a value is what the items hold", () => {
  const onlyGiven = `[ "$1" != count ] || grep -q given "$CHUNK_PATH" || exit 1\n`;
  const { verdicts } = conform(`${onlyGiven}${documented}`, [
    ...["--task", "Count words", "--value", "chunk=given words"],
  ]);
  expect(verdicts.get("Count words K25")).toBe("holds");
});

test.each([
  ["--in", "chnk=book.txt", "--in names 'chnk', which isn't an input of a task that is tried."],
  [
    "--secret",
    "key=env:TEST_KEY",
    "--secret names 'key', which isn't a secret of a task that is tried.",
  ],
  ["--dry-run", "", "Unknown option '--dry-run'"],
  ["--dir", "runs", "Unknown option '--dir'"],
  ["--index", "chunk=1", "Unknown option '--index'"],
])("%s %s is refused", (flag, value, problem) => {
  const options = value === "" ? [flag] : [flag, value];
  const { status, stderr } = start("exit 0\n", options);
  expect(stderr).toContain(problem);
  expect(status).toBe(2);
});

test("a worker that removes its inputs is found", () => {
  // As a process it can, but there is a warning.
  const { code, verdicts } = conform(`${documented}\nrm -rf "\${BOOK_PATH:-none}"\n`);
  expect(verdicts.get("Split book K11")).toBe("broken");
  expect(code).toBe(3);
});

test("a worker with outputs that no input explains is found", () => {
  const { code, verdicts } = conform(
    'head -c 8 /dev/urandom > "$OUTPUT_PATH/count.txt"\nmkdir "$OUTPUT_PATH/chunks"\necho 0 > "$OUTPUT_PATH/chunk-count"\n',
  );
  expect(verdicts.get("Count words K17")).toBe("broken");
  expect(verdicts.get("Split book K17")).toBe("holds");
  expect(code).toBe(3);
});

/** Starts the command with a worker that goes on until it's stopped, and gives the worker's number. */
async function startEndless() {
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  writeFileSync(
    join(folder, "worker.sh"),
    `trap 'exit 0' TERM\necho $$ > "${folder}/pid.partial"\nmv "${folder}/pid.partial" "${folder}/pid"\nwhile :; do sleep 600 & wait; done\n`,
  );
  const args = ["conform", "definition.json", "--executor", "process", "--", "sh", "worker.sh"];
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env, stdio: "ignore" });
  const closed = once(child, "close");
  await vi.waitFor(() => expect(existsSync(join(folder, "pid"))).toBe(true), { timeout: 20_000 });
  const worker = Number(readFileSync(join(folder, "pid"), "utf8"));
  return { child, closed, worker, temporary, env };
}

function endWorker(worker: number): void {
  if (identify(worker)) process.kill(-worker, "SIGKILL");
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 143],
] as const)("%s ends it with %i, and leaves no worker and no folder", async (signal, code) => {
  const { child, closed, worker, temporary } = await startEndless();
  child.kill(signal);
  try {
    expect(await closed).toEqual([code, null]);
    expect(identify(worker)).toBeUndefined();
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    endWorker(worker);
  }
});

test("clean removes what a conform that was killed has left, and nothing of one that goes on", async () => {
  const { child, closed, worker, temporary, env } = await startEndless();
  const clean = () =>
    spawnSync(process.execPath, [cli, "clean"], { cwd: folder, env, encoding: "utf8" });
  try {
    expect(clean().stdout).toBe("There was nothing to remove.\n");
    expect(identify(worker)).toBeDefined();
    child.kill("SIGKILL");
    await closed;
    const { status, stdout } = clean();
    expect(stdout).toMatch(/^Removed \d+ files? with [\d,]+ bytes\.$/m);
    expect(stdout).toContain("1 temporary folder of molfar conform removed.");
    expect(stdout).toMatch(/^\d workers? of killed runs stopped\.$/m);
    expect(status).toBe(0);
    expect(identify(worker)).toBeUndefined();
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    endWorker(worker);
  }
});
