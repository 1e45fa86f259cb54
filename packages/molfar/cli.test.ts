import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { invalidFiles, validFiles } from "./fixtures/samples.ts";
import { cli, testFolder } from "./fixtures/test-folder.ts";

const { molfar: start, write } = testFolder(beforeAll);
const molfar = (...args: readonly string[]) => start(args);

beforeAll(() => {
  for (const [name, text] of [...validFiles, ...invalidFiles]) write(name, text);
});

test("findings end with 1 and name place, rule, problem and remedy", async () => {
  const { code, out } = await molfar("check", "split-output-type.json");
  expect(code).toBe(1);
  expect(out).toContain("split-output-type.json:20:19 split-output-type");
  expect(out).toContain("at /tasks/0/parameters/1/type");
  expect(out).toContain("Set its type to 'number'.");
});

test("--json gives the findings of a definition that can't be run, too", async () => {
  const { code, out } = await molfar(
    "run",
    "split-output-type.json",
    "--task",
    "Convert",
    "--json",
  );
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ findings: [{ code: "split-output-type" }] });
});

test("--json gives findings and the environment of every task", async () => {
  const { code, out } = await molfar("check", "--json", "split-output-type.json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    file: "split-output-type.json",
    format: "json",
    findings: [{ code: "split-output-type", place: { line: 20, column: 19 } }],
    tasks: [{ name: "Convert", environment: [{ name: "PAGES_PATH" }, {}, {}, {}, {}, {}, {}, {}] }],
  });
});

test.each([
  ["a file that is not there", ["check", "nothing.json"], "nothing.json couldn't be read"],
  ["a device", ["check", "/dev/zero"], "/dev/zero couldn't be read: it isn't a regular file"],
  ["no file", ["check"], "Usage:"],
  ["another command", ["build", "minimal.json"], "Usage:"],
  ["an option that there is not", ["check", "minimal.json", "--yaml"], "--yaml"],
])("%s ends with 2", async (_, args, message) => {
  const { code, error } = await molfar(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test.each([
  ["runs that aren't in a folder", ["list", "--dir", "."], {}],
  ["no folder for temporary files", ["conform", "minimal.dockerfile"], { TMPDIR: "/nowhere" }],
])("%s: the system's refusal is one sentence", async (_, args, env) => {
  write("runs", "");
  const { code, error } = await start(args, env);
  expect(error).toMatch(/^A file or folder couldn't be read or written: E\w+: .*\.\n$/);
  expect(code).toBe(2);
});

test.each(["--help", "-h", "help", "check --help", "run -h"])(
  "'molfar %s' prints the usage and ends with 0",
  async (line) => {
    const { code, out, error } = await molfar(...line.split(" "));
    expect(out).toMatch(/^Usage:\n/);
    expect(error).toBe("");
    expect(code).toBe(0);
  },
);

test("--help after -- is a word of the worker", async () => {
  const { code, error } = await molfar("run", "minimal.json", "--", "sh", "--help");
  expect(error).toContain("--task with the name of a task");
  expect(code).toBe(2);
});

test.each([["run", "--task", "Split lines"], ["conform"]])(
  "%s refuses words to start a process with where an engine starts an image",
  async (command, ...more) => {
    const args = [command, "minimal.json", ...more, "--image", "tools:1", "--", "true"];
    const { code, error } = await molfar(...args);
    expect(error).toMatch(/^docker starts an image: leave out the words after --, or use /);
    expect(code).toBe(2);
  },
);

test("--version prints the newest version in the changelog", async () => {
  const { code, out } = await molfar("--version");
  expect(readFileSync(join(import.meta.dirname, "CHANGELOG.md"), "utf8")).toMatch(
    `# Changelog\n\n## ${out}`,
  );
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(code).toBe(0);
});

test("a command that starts programs asks for a newer Node", () => {
  const version = 'Object.defineProperty(process, "versions", { value: { node: "20.20.2" } });';
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${version}`, cli, "run"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("molfar needs Node 22.13 or newer; this is 20.20.2.\n");
  expect(status).toBe(2);
});
