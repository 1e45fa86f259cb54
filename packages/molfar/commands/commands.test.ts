import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { cli, testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";

const { inFolder, lastRun, molfar, read, write } = testFolder(beforeEach, "words");

const workflow = "workflow workflow.yaml --executor process".split(" ");
const oneAttempt = [...workflow, "--attempts", "1"];

test("the documents' book gives the documents' total, and a report without scripts", async () => {
  const { code, out } = await molfar(workflow);
  expect(out).toContain("count: succeeded (2 succeeded)");
  expect(code).toBe(0);
  expect(out).toContain(`\nOutput 'total': ${join(lastRun(), "outputs/total/total.txt")}\n`);
  expect(read(lastRun(), "outputs/total/total.txt")).toBe("chunk 0: 8\nchunk 1: 4\nall: 12\n");
  expect(JSON.parse(read(lastRun(), "result.json"))).toMatchObject({
    outcome: "succeeded",
    exit_code: 0,
  });
  expect(read(".molfar/.gitignore")).toBe("*\n");
  expect(statSync(lastRun()).mode & 0o777).toBe(0o700);
  const report = read(lastRun(), "report.html");
  expect(report).toContain("2 items (sorted)");
  expect(report).not.toMatch(/<script|src=|href=/);
});

test.each([
  [8, "1"],
  [1, "8"],
])(
  "a workflow that allows %i attempts at once has one of them with --concurrency %s",
  async (own, flag) => {
    write("workflow.yaml", `${read("workflow.yaml")}concurrency: ${own}\n`);
    const args = [...workflow, "--json"];
    const { code, out } = await molfar([...args, "--concurrency", flag]);
    expect(code).toBe(0);
    const attempts = out.match(/"type":"attempt\.\w+"/g) ?? [];
    expect(attempts).toHaveLength(8);
    expect(new Set(attempts.filter((_, at) => at % 2 === 0)).size).toBe(1);
  },
);

test("a single task runs with an index, and all its outputs are taken", async () => {
  const { code } = await molfar([
    ...["run", "definition.json", "--task", "Count words", "--in", "chunk=book.txt"],
    ...["--index", "chunk=3", "--executor", "process", "--", "sh", "worker.sh"],
  ]);
  expect(code).toBe(0);
  expect(read(lastRun(), "outputs/count/count.txt")).toBe("chunk 3: 12\n");
});

test.each([
  ["workflow.yaml", ["workflow", "workflow.yaml"]],
  [
    "definition.json",
    ["run", "definition.json", "--task", "Count words", "--in", "chunk=book.txt", "--", "true"],
  ],
])("the hash of a run is that of %s, a byte order mark included", async (file, args) => {
  write(file, `\ufeff${read(file)}`);
  const [command = "", ...rest] = args;
  await molfar([command, "--executor", "process", "--attempts", "1", ...rest]);
  const [started = ""] = read(lastRun(), "events.ndjson").split("\n");
  expect(JSON.parse(started).sha256).toBe(hash("sha256", readFileSync(inFolder(file))));
});

test("an input on the command line is read in the place of the file's", async () => {
  write("other.txt", "one two\n");
  const own = [...workflow, "--in"];
  expect((await molfar([...own, "book=other.txt"])).code).toBe(0);
  expect(read(lastRun(), "outputs/total/total.txt")).toBe("chunk 0: 2\nall: 2\n");
  const missing = await molfar([...own, "book=none.txt"]);
  expect(missing.out).toContain(`The file '${inFolder("none.txt")}' can't be read`);
  expect(missing.code).toBe(1);
});

test("a value on the command line takes the place of the file's", async () => {
  const wiring = read("workflow.yaml").replace("{value: 2}", "{input: lines}");
  write("workflow.yaml", wiring.replace("inputs:", "inputs:\n  lines: {value: 2}"));
  const own = [...workflow, "--value"];
  expect((await molfar([...own, "lines=4"])).code).toBe(0);
  expect(read(lastRun(), "outputs/total/total.txt")).toBe("chunk 0: 12\nall: 12\n");
  expect((await molfar([...own, "lines=four"])).out).toContain("lines-per-chunk");
  expect((await molfar([...own, "line=4"])).error).toContain(
    "--value names 'line', which isn't an input",
  );
});

test("an input may be a link", async () => {
  symlinkSync("book.txt", inFolder("linked.txt"));
  const { code } = await molfar([
    ...["run", "definition.json", "--task", "Count words", "--in", "chunk=linked.txt"],
    ...["--index", "chunk=3", "--executor", "process", "--", "sh", "worker.sh"],
  ]);
  expect(code).toBe(0);
  expect(read(lastRun(), "outputs/count/count.txt")).toBe("chunk 3: 12\n");
});

test.each(["sub/.molfar", "link/.molfar"])("a directory that holds %s isn't taken", async (dir) => {
  mkdirSync(inFolder("sub"));
  symlinkSync("sub", inFolder("link"));
  const run = await molfar([
    ...["run", "definition.json", "--task", "Add counts", "--in", "counts=sub"],
    ...["--dir", dir, "--executor", "process", "--", "sh", "worker.sh"],
  ]);
  expect(run.error).toContain(`'${inFolder("sub")}' would hold the runs in '${dir}'`);
  expect(run.code).toBe(2);
  expect(existsSync(inFolder(dir))).toBe(false);
});

test("--json prints the events as stored, in one order", async () => {
  const { out } = await molfar([...workflow, "--json"]);
  expect(out).toBe(read(lastRun(), "events.ndjson"));
  const events = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
});

describe("exit codes", () => {
  test.each([
    ["a wiring file that isn't there", ["workflow", "none.yaml"], 2, "none.yaml couldn't be read"],
    ["no wiring file", ["workflow"], 2, "takes one wiring file"],
    [
      "an unknown executor",
      ["workflow", "workflow.yaml", "--executor", "vm"],
      2,
      "docker, podman or process",
    ],
    ["an invalid number", ["workflow", "workflow.yaml", "--attempts", "0"], 2, "from 1 to 10"],
    [
      "too many at once",
      ["workflow", "workflow.yaml", "--concurrency", "257"],
      2,
      "--concurrency takes a whole number from 1 to 256",
    ],
    [
      "a run to resume with a mistyped name",
      ["workflow", "workflow.yaml", "--resume", "20260102T030405Z"],
      2,
      "--resume takes the name of a run, such as 20260102T030405Z-3f9a2c, not '20260102T030405Z'",
    ],
    ["an unknown option", ["workflow", "workflow.yaml", "--fast"], 2, "--fast"],
    ["no task", ["run", "definition.json"], 2, "--task"],
    [
      "an image that's an option",
      ["run", "definition.json", "--task", "Split book", "--image=--help"],
      2,
      "--image takes a reference",
    ],
    [
      "a certificate that isn't there",
      ["workflow", "workflow.yaml", "--api", "--api-ca", "none.pem"],
      2,
      "--api-ca takes a file that can be read, not 'none.pem'",
    ],
    [
      "an input given twice",
      [
        ...["run", "definition.json", "--task", "Split book"],
        ..."--in book=a --value book=b".split(" "),
      ],
      2,
      "'book' is given by --in and by --value",
    ],
    [
      "an input of the workflow given twice",
      ["workflow", "workflow.yaml", ..."--in book=a --in book=b".split(" ")],
      2,
      "--in book=… is given twice",
    ],
    [
      "an input from a shell variable that isn't set",
      ["workflow", "workflow.yaml", "--in", "book="],
      2,
      "--in takes NAME=PATH, not 'book='",
    ],
    [
      "an input that the workflow doesn't have",
      ["workflow", "workflow.yaml", "--in", "bok=book.txt"],
      2,
      "--in names 'bok', which isn't an input of the workflow. Use book.",
    ],
    [
      "an index of no input",
      [
        ...["run", "definition.json", "--task", "Count words"],
        ...["--in", "chunk=book.txt", "--index", "nosuch=4"],
      ],
      2,
      "--index names 'nosuch', which isn't an input of 'Count words'",
    ],
    ["an empty --dir", ["workflow", "workflow.yaml", "--dir", ""], 2, "--dir takes a folder"],
    [
      "an executor that isn't there",
      ["workflow", "workflow.yaml", "--executor", "podman"],
      4,
      "podman isn't running",
    ],
  ])("%s ends with the decided code", async (_, args, code, message) => {
    const run = await molfar(args, { PATH: "/nowhere" });
    expect(run.error).toContain(message);
    expect(run.code).toBe(code);
  });

  test.each(["/proc/nope", "/proc/nope/deeper", "book.txt"])(
    "a run that can't be kept in %s ends with 3",
    async (dir) => {
      const run = await molfar([...workflow, "--dir", dir]);
      expect(run.error).toMatch(/^The run's files can't be written to '.*--dir\.\n$/);
      expect(run.code).toBe(3);
    },
  );

  test("a program that isn't there ends with 4", async () => {
    write("workflow.yaml", read("workflow.yaml").replace("[sh,", "[no-such-shell,"));
    const run = await molfar(workflow);
    expect(run.error).toContain("The program 'no-such-shell'");
    expect(run.code).toBe(4);
  });

  test("findings end with 1, and name file, line, rule and remedy", async () => {
    write("workflow.yaml", read("workflow.yaml").replace("file: book.txt", "file: cook.txt"));
    write("definition.json", read("definition.json").replace('"number"', '"numeral"'));
    const { code, out } = await molfar(workflow);
    expect(code).toBe(1);
    expect(out).toContain("workflow.yaml:6:3 missing-file\n");
    expect(out).toMatch(/^definition\.json:\d+:\d+ broken-definition\n/m);
    expect(out).toContain("Nothing was started.");
    expect(existsSync(inFolder(".molfar"))).toBe(false);
  });

  test("a finding in a definition is counted and placed as check does, whatever starts the wiring", async () => {
    const { tasks, ...head } = JSON.parse(read("definition.json"));
    const broken = Array.from({ length: 2 * limits.findings }, () => ({ ...tasks[1], name: "" }));
    write("definition.json", JSON.stringify({ ...head, tasks: broken }));
    mkdirSync(inFolder("sub"));
    for (const name of ["workflow.yaml", "definition.json", "book.txt", "worker.sh"]) {
      cpSync(inFolder(name), inFolder("sub", name));
    }
    const sum = `${2 * limits.findings} findings`;
    expect((await molfar(["check", "sub/definition.json"])).out).toContain(`: ${sum}`);
    for (const command of ["check", "workflow", "graph", "export cwl"]) {
      const { out, error, code } = await molfar([...command.split(" "), "sub/workflow.yaml"]);
      expect(`${out}${error}`).toMatch(/^sub\/definition\.json:1:\d+ broken-definition$/m);
      expect(`${out}${error}`).toContain(`sub/workflow.yaml: ${sum}`);
      expect(code).toBe(1);
    }
  });

  test("a failed task ends with 3, and quotes what the worker said in its report too", async () => {
    // Some readers take U+2028 for the end of a line.
    write("worker.sh", "echo no\u2028luck >&2\nexit 7\n");
    const { code, out } = await molfar(oneAttempt);
    expect(code).toBe(3);
    expect(out).toContain("The worker ended with exit code 7.\nno\u2028luck");
    expect(read(lastRun(), "report.html")).toContain("no\u2028luck");
    expect(out).toContain("count: skipped");
    expect(existsSync(join(lastRun(), "outputs"))).toBe(false);
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    // Treated as SIGTERM.
    ["SIGHUP", 143],
  ] as const)(
    "%s ends with %i, as its record says, and leaves nothing running",
    async (signal, code) => {
      write(
        "worker.sh",
        "trap 'exit 0' TERM\necho $$ > \"$OUTPUT_PATH/pid\"\nwhile :; do sleep 600 & wait; done\n",
      );
      const child = spawn(
        process.execPath,
        [cli, "workflow", "workflow.yaml", "--executor", "process", "--json"],
        { cwd: inFolder() },
      );
      for await (const piece of child.stdout) if (String(piece).includes("attempt.started")) break;
      const closed = once(child, "close");
      child.kill(signal);
      expect((await closed)[0]).toBe(code);
      const ended = { outcome: "cancelled", exit_code: code };
      expect(JSON.parse(read(lastRun(), "result.json"))).toMatchObject(ended);
      const last = read(lastRun(), "events.ndjson").trim().split("\n").at(-1) ?? "";
      expect(JSON.parse(last)).toMatchObject({ type: "run.finished", ...ended });
    },
  );
});

test("a worker that prints much more than is kept is read until it ends", async () => {
  write("worker.sh", 'head -c 30000000 /dev/zero | tr "\\0" x\nexit 3\n');
  const { code } = await molfar(oneAttempt);
  expect(code).toBe(3);
  const log = read(lastRun(), "steps/split/single/1/stdout.log");
  expect(log.length).toBeLessThan(limits.stream + 100);
  expect(log.endsWith("x\n[molfar: truncated]\n")).toBe(true);
});
