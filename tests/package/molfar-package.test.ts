import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { site } from "@yno/brand/site";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { packMolfar } from "#tools/commands/molfar-pack.ts";
import { root } from "#tools/project-files.ts";

const packageName = "@yno/molfar";
let tarball = "";
/** Outside the project, whose packages would be found from within. */
let folder = "";
const shell = process.platform === "win32";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "molfar-installed-"));
  tarball = await packMolfar(folder);
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  execFileSync("npm", ["install", ...options, tarball], { cwd: folder, shell, stdio: "pipe" });
  cpSync(join(root, "packages/molfar/fixtures/words"), folder, { recursive: true });
});
/** Two runs of one second have names in no order, so that each test starts with none. */
beforeEach(() => rmSync(join(folder, ".molfar"), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npx(...words: readonly string[]) {
  const options = ["--no", "--", packageName];
  const run = spawnSync("npx", [...options, ...words], { cwd: folder, encoding: "utf8", shell });
  return { code: run.status, out: run.stdout, error: run.stderr };
}

const installed = (path: string) =>
  readFileSync(join(folder, "node_modules", packageName, path), "utf8");
const output = (path: string) => {
  const runs = join(folder, ".molfar/runs");
  const [run = ""] = readdirSync(runs);
  return readFileSync(join(runs, run, "outputs", path), "utf8");
};

test("publint finds nothing", async () => {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test("every entry has types, for Node and for bundlers", async () => {
  const result = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  );
  if (!result.types) throw new Error("The package has no types.");
  // The package is for ES modules: older resolution and `require` aren't promised anything.
  const promised = ["node16-esm", "bundler"];
  const problems = result.problems.filter(
    (problem) => !("resolutionKind" in problem) || promised.includes(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
  expect(Object.keys(result.entrypoints).length).toBeGreaterThan(10);
});

test("it brings its documents, and neither tests nor fixtures", () => {
  expect(installed("LICENSE")).toContain(site.company);
  expect(installed("CHANGELOG.md")).toContain(
    `## ${JSON.parse(installed("package.json")).version}`,
  );
  const files = readdirSync(join(folder, "node_modules", packageName), { recursive: true });
  expect(
    files.filter((file) => /\.test\.|fixtures|random|conformance|samples/.test(String(file))),
  ).toEqual([]);
});

test.each(["packages/molfar/README.md", "content/docs/molfar-image.mdx"])(
  "%s installs this version",
  (path) => expect(readFileSync(join(root, path), "utf8")).toContain(basename(tarball)),
);

test("what the README imports can be imported", () => {
  const names = installed("README.md").matchAll(/@[a-z]+\/molfar[a-z/-]*/g);
  const { resolve } = createRequire(join(folder, "program.mjs"));
  for (const [name] of names) expect(resolve(name)).toContain(join(packageName, "dist"));
});

test("check finds what is wrong", () => {
  expect(npx("check", "definition.json")).toMatchObject({ code: 0 });
  writeFileSync(join(folder, "wrong.json"), '{"schema_version": "v0.0.3"}');
  expect(npx("check", "wrong.json").out).toContain("missing-field");
});

test("run runs one task", () => {
  const task = [
    "--task",
    "Count words",
    "--in",
    "chunk=book.txt",
    "--index",
    "chunk=0",
    "--executor",
    "process",
  ];
  const worker = ["--", "sh", "worker.sh"];
  expect(npx("run", "definition.json", ...task, ...worker)).toMatchObject({ code: 0 });
});

test("workflow runs a wiring file", () => {
  expect(npx("workflow", "workflow.yaml", "--executor", "process")).toMatchObject({ code: 0 });
  expect(output("total/total.txt")).toContain("all:");
});

test("conform tries a worker", () => {
  const { code, out } = npx(
    "conform",
    "definition.json",
    "--executor",
    "process",
    "--",
    "sh",
    "worker.sh",
  );
  expect(out).toContain("holds");
  expect(code).toBe(0);
});

test("the first image of the documents works as it's written", () => {
  const text = readFileSync(join(root, "content/docs/molfar-image.mdx"), "utf8");
  const [, dockerfile = ""] = /^```dockerfile.*\n([^`]+)^```/m.exec(text) ?? [];
  const [, section = ""] = text.split(/^### Your first image .*$|^## Top-level labels$/m);
  const commands = [...section.matchAll(/```shell.*\n([^`]+)```/g)].map(([, shown = ""]) => shown);
  // The last one needs a container engine.
  const [prepare = "", check = "", run = "", withDocker = "", ...more] = commands;
  expect([dockerfile, withDocker, more]).toEqual([
    expect.stringContaining("ENTRYPOINT"),
    expect.stringContaining("docker build"),
    [],
  ]);
  const sh = (script: string) =>
    execFileSync("sh", ["-ec", script], { cwd: folder, encoding: "utf8" });
  writeFileSync(join(folder, "Dockerfile"), dockerfile);
  sh(prepare.replace("path/to", dirname(tarball)));
  const [, printed = ""] = /It prints `([^`]+)`/.exec(section) ?? [];
  expect(sh(check).trim()).toBe(printed);
  sh(run);
  expect(output("count/count.txt").trim()).toBe(/ holds `(\d)`/.exec(section)?.[1]);
});

test("a program can import it with its types", () => {
  writeFileSync(join(folder, "program.mts"), program);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const options = ["--strict", "--noEmit", "--module", "NodeNext", "--target", "ES2024"];
  const compiled = spawnSync(
    process.execPath,
    [tsc, "--ignoreConfig", ...options, "--types", "", "program.mts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(compiled.stdout).toBe("");
  expect(execFileSync(process.execPath, ["program.mts"], { cwd: folder, encoding: "utf8" })).toBe(
    "missing-field BOOK_PATH true\n",
  );
});

const program = `
import { check, type Checked } from "${packageName}";
import { pathVariable } from "${packageName}/names";
import { readWiring } from "${packageName}/wiring/read-wiring";

const checked: Checked = check('{"schema_version": "v0.0.3"}');
const variable: string = pathVariable("book");
declare const console: { log(...words: unknown[]): void };
console.log(checked.findings[0]?.code, variable, readWiring("version: 2").findings.length > 0);
`;
