import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { cli, testFolder } from "../fixtures/test-folder.ts";

const { inFolder, molfar, write } = testFolder(beforeAll, "words");
let run = "";

beforeAll(async () => {
  write("broken.yaml", "version: 2\n");
  write("failing.sh", "exit 1\n");
  expect((await molfar(workflow)).code).toBe(0);
  [run = ""] = readdirSync(inFolder(".molfar/runs"));
});

const processes = ["--executor", "process"];
const task = [
  ...["run", "definition.json", "--task", "Count words", "--in", "chunk=book.txt"],
  ...["--index", "chunk=0", ...processes],
];
const words = ["--", "sh", "worker.sh"];
const workflow = ["workflow", "workflow.yaml", ...processes];

type Arguments = () => readonly string[];

/** Every command, in two forms where it prints two. All would end with 0 or 1. */
const commands: readonly { name: string; text: Arguments; json?: Arguments }[] = [
  { name: "help", text: () => ["--help"], json: () => ["--version"] },
  { name: "init", text: () => ["init", "one"], json: () => ["init", "two"] },
  {
    name: "check",
    text: () => ["check", "workflow.yaml"],
    json: () => ["check", "broken.yaml", "--format", "sarif"],
  },
  {
    name: "run",
    text: () => [...task, "--dry-run", ...words],
    json: () => [...task, "--json", ...words],
  },
  {
    name: "workflow",
    text: () => ["workflow", "broken.yaml"],
    json: () => [...workflow, "--json"],
  },
  {
    name: "export",
    text: () => ["export", "cwl", "workflow.yaml"],
    json: () => ["export", "argo", "broken.yaml", "--json"],
  },
  { name: "graph", text: () => ["graph", "workflow.yaml"] },
  {
    name: "conform",
    text: () => ["conform", "definition.json", "--task", "Count words", ...processes, ...words],
  },
  { name: "list", text: () => ["list"], json: () => ["list", "--json"] },
  { name: "logs", text: () => ["logs", run], json: () => ["logs", run, "--json"] },
  {
    name: "clean",
    text: () => ["clean", "--keep", "9"],
    json: () => ["clean", "--keep", "9", "--json"],
  },
];

type Stream = "ignore" | "pipe" | number;

/** Runs the command in the folder with these streams, which it closes. */
function start(args: readonly string[], out: Stream, error: Stream = "pipe") {
  try {
    const child = spawnSync(process.execPath, [cli, ...args], {
      ...{ cwd: inFolder(), encoding: "utf8", stdio: ["ignore", out, error] },
    });
    return { code: child.status, error: child.stderr };
  } finally {
    for (const stream of [out, error]) if (typeof stream === "number") closeSync(stream);
  }
}

/** A pipe whose reader has gone. */
function closedPipe(): number {
  const path = join(mkdtempSync(inFolder("pipe-")), "pipe");
  execFileSync("sh", ["-c", 'mkfifo "$0"', path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, "w");
  closeSync(reader);
  return writer;
}

describe.runIf(process.platform === "linux")("on a full disk", () => {
  test.each(commands)("$name ends with 2 and says why", ({ text, json = text }) => {
    expect(start(json(), openSync("/dev/full", "w"))).toEqual({
      code: 2,
      error: expect.stringMatching(/^The output couldn't be written: ENOSPC: [^\n]+\.\n$/),
    });
  });
});

describe.runIf(process.platform !== "win32")("where its reader has gone", () => {
  test.each(commands)("$name ends quietly with 141", ({ text }) => {
    expect(start(text(), closedPipe())).toEqual({ code: 141, error: "" });
  });
});

test.runIf(process.platform === "linux")(
  "findings that can't be written to standard error end with 2",
  () => {
    const args = ["export", "argo", "broken.yaml"];
    expect(start(args, "ignore").code).toBe(1);
    expect(start(args, "ignore", openSync("/dev/full", "w")).code).toBe(2);
    expect(start(args, "ignore", closedPipe()).code).toBe(141);
  },
);

test.runIf(process.platform !== "win32")("a command that has failed keeps its code", () => {
  const failing = [...task, "--", "sh", "failing.sh"];
  expect(start(failing, closedPipe())).toEqual({ code: 3, error: "" });
  expect(start(["check", "no-such-file"], closedPipe()).code).toBe(2);
});

test.runIf(process.platform !== "win32")(
  "where a file takes only a part of the output, the command ends with 2",
  () => {
    const file = inFolder("part.json");
    // The least that a shell can allow: the first write is cut short, and the next one refused.
    const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$@" > part.json';
    const args = [process.execPath, cli, "check", "definition.json", "--json"];
    const { status, stderr } = spawnSync("sh", ["-c", limited, ...args], {
      ...{ cwd: inFolder(), encoding: "utf8" },
    });
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(stderr).toMatch(/^The output couldn't be written: EFBIG: [^\n]+\.\n$/);
    expect(status).toBe(2);
  },
);

test.runIf(process.platform === "linux")(
  "a run whose output can't be written goes on until its end",
  () => {
    mkdirSync(inFolder("other"));
    const args = [...workflow, "--json", "--dir", "other"];
    expect(start(args, closedPipe()).code).toBe(141);
    const [id = ""] = readdirSync(inFolder("other/runs"));
    expect(readdirSync(inFolder("other/runs", id, "outputs"))).not.toEqual([]);
  },
);

test("nothing is printed past output.ts, whose streams are watched", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = globSync("**/*.ts", {
    cwd: folder,
    exclude: ["**/*.test.ts", "{bench,fixtures}/**"],
  });
  expect(sources).toContain("cli.ts");
  const past = /\bconsole\b|process\.std(?:out|err)\.write/;
  expect(sources.filter((name) => past.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
