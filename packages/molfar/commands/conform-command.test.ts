import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { cli, testFolder } from "../fixtures/test-folder.ts";
import { identify } from "../runner/processes.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");

const documented = readFileSync(join(import.meta.dirname, "../fixtures/words/worker.sh"), "utf8");

type Verdict = { id: string; task: string; verdict: string; message: string };

function start(script: string, options: readonly string[]) {
  write("worker.sh", script);
  const args = ["conform", "definition.json", "--executor", "process", "--json", ...options];
  return molfar([...args, "--", "sh", "worker.sh"], { TEST_KEY: "a key" });
}

/** What the kit says about a worker: the exit code, and each verdict by its task and case. */
async function conform(script: string, options: readonly string[] = []) {
  const run = await start(script, options);
  const list: Verdict[] = JSON.parse(run.out);
  const verdicts = new Map(list.map(({ id, task, verdict }) => [`${task} ${id}`, verdict]));
  return { code: run.code, verdicts, messages: list.map(({ message }) => message) };
}

test("the documents' worker holds", async () => {
  const { code, verdicts } = await conform(documented);
  expect(verdicts.get("Add counts K27")).toBe("holds");
  expect(verdicts.get("Count words K25")).toBe("holds");
  expect([...verdicts.values()]).not.toContain("broken");
  expect(code).toBe(0);
});

test("a made-up text suits a worker that takes numbers only, as the documents' does in Python", async () => {
  const numbersOnly = `if [ "$1" = add ]; then for f in "$COUNTS_PATH"/*; do
    [ ! -e "$f" ] || [ "$(cat "$f")" -ge 0 ] || exit 1; done; fi\n`;
  const { verdicts } = await conform(`${documented}\n${numbersOnly}`);
  expect(verdicts.get("Add counts K17")).toBe("holds");
});

const wantsTitle = `[ "$1" != split ] || grep -q '^Title:' "$BOOK_PATH" || exit 1\n`;

test("a worker that refuses a made-up input isn't judged by it", async () => {
  const { code, verdicts, messages } = await conform(`${wantsTitle}${documented}`, [
    "--task",
    "Split book",
  ]);
  expect([...verdicts]).toEqual([["Split book K17", "not-judged"]]);
  expect(messages.join()).toContain("give it one with --in");
  expect(code).toBe(0);
});

test("a worker that refuses an input it was given is broken", async () => {
  const { code, verdicts } = await conform(`${wantsTitle}${documented}`, [
    ...["--task", "Split book", "--in", "book=book.txt", "--value", "lines-per-chunk=2"],
  ]);
  expect(verdicts.get("Split book K17")).toBe("broken");
  expect(code).toBe(3);
});

test("a worker that takes a made-up input and leaves out an output is broken", async () => {
  const { code, verdicts } = await conform("exit 0\n", ["--task", "Split book"]);
  expect(verdicts.get("Split book K17")).toBe("broken");
  expect(code).toBe(3);
});

test("a secret that isn't given is said, and not held against the worker", async () => {
  const definition = JSON.parse(read("definition.json"));
  definition.tasks[0].secrets = [{ name: "api-key", purpose: "To try it." }];
  write("definition.json", JSON.stringify(definition));
  const { verdicts, messages } = await conform(documented, ["--task", "Split book"]);
  expect([...verdicts]).toEqual([["Split book K17", "skipped"]]);
  expect(messages.join()).toContain("--secret api-key=env:VARIABLE");
});

test("what is given for one task isn't held against the others", async () => {
  const definition = JSON.parse(read("definition.json"));
  definition.tasks[0].secrets = [{ name: "api-key", purpose: "To try it." }];
  write("definition.json", JSON.stringify(definition));
  const options = ["--secret", "api-key=env:TEST_KEY", "--in", "book=book.txt"];
  const { verdicts } = await conform(documented, options);
  for (const { name } of definition.tasks) expect(verdicts.get(`${name} K17`)).toBe("holds");
});

test("a file that is given as a value is what the items hold", async () => {
  const onlyGiven = `[ "$1" != count ] || grep -q given "$CHUNK_PATH" || exit 1\n`;
  const { verdicts } = await conform(`${onlyGiven}${documented}`, [
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
])("%s %s is refused", async (flag, value, problem) => {
  const options = value === "" ? [flag] : [flag, value];
  const { code, error } = await start("exit 0\n", options);
  expect(error).toContain(problem);
  expect(code).toBe(2);
});

test("a worker that removes its inputs is found", async () => {
  // As a process it can, but there is a warning.
  const removes = `chmod -R u+w "\${BOOK_PATH%/*}" && rm -rf "$BOOK_PATH"`;
  const { code, verdicts } = await conform(
    `${documented}\n[ -z "\${BOOK_PATH-}" ] || { ${removes}; }\n`,
  );
  expect(verdicts.get("Split book K11")).toBe("broken");
  expect(code).toBe(3);
});

test("a worker that changes an item is found, where it needs an index", async () => {
  const spoils = `[ "$1" != count ] || { : "\${CHUNK_INDEX?}"; chmod u+w "$CHUNK_PATH"; echo x > "$CHUNK_PATH"; }`;
  const { verdicts } = await conform(`${documented}\n${spoils}\n`, ["--task", "Count words"]);
  expect(verdicts.get("Count words K17")).toBe("holds");
  expect(verdicts.get("Count words K11")).toBe("broken");
});

test("a worker with outputs that no input explains is found", async () => {
  const { code, verdicts } = await conform(
    'head -c 8 /dev/urandom > "$OUTPUT_PATH/count.txt"\nmkdir "$OUTPUT_PATH/chunks"\necho 0 > "$OUTPUT_PATH/chunk-count"\n',
  );
  expect(verdicts.get("Count words K17")).toBe("broken");
  expect(verdicts.get("Split book K17")).toBe("holds");
  expect(code).toBe(3);
});

/** Starts the command with a worker that goes on until it's stopped, and gives the worker's number. */
async function startEndless() {
  const temporary = inFolder("tmp");
  mkdirSync(temporary);
  writeFileSync(
    inFolder("worker.sh"),
    `trap 'exit 0' TERM\necho $$ > "${inFolder()}/pid.partial"\nmv "${inFolder()}/pid.partial" "${inFolder()}/pid"\nwhile :; do sleep 600 & wait; done\n`,
  );
  const args = ["conform", "definition.json", "--executor", "process", "--", "sh", "worker.sh"];
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, [cli, ...args], { cwd: inFolder(), env, stdio: "ignore" });
  const closed = once(child, "close");
  await vi.waitFor(() => expect(existsSync(inFolder("pid"))).toBe(true), { timeout: 20_000 });
  const worker = Number(read("pid"));
  return { child, closed, worker, temporary };
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
  const { child, closed, worker, temporary } = await startEndless();
  const clean = () => molfar(["clean"], { TMPDIR: temporary });
  try {
    expect((await clean()).out).toBe("There was nothing to remove.\n");
    expect(identify(worker)).toBeDefined();
    child.kill("SIGKILL");
    await closed;
    const { code, out } = await clean();
    expect(out).toMatch(/^Removed \d+ files? with [\d,]+ bytes\.$/m);
    expect(out).toContain("1 temporary folder of molfar conform removed.");
    expect(out).toContain("1 worker of killed runs stopped.");
    expect(code).toBe(0);
    expect(identify(worker)).toBeUndefined();
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    endWorker(worker);
  }
});
