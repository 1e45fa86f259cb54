import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { site } from "@yno/brand/site";
import { root as project } from "@yno/tools/project-files";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { writeMolfarSchemas } from "#build/outputs/molfar-files.ts";
import { packMolfar } from "#build/outputs/molfar-package.ts";
import { molfarPackage } from "#content/for-programs.ts";

const packageName = "@yno/molfar";
const start = promisify(execFile);
/** Where the tarball is: outside the folder that the tutorial calls empty. */
let packed = "";
let tarball = "";
/** Outside the project, whose packages would be found from within. */
let folder = "";
let server: Server;

/** The first section of /docs/molfar-image that a developer follows, and the commands in it. */
const tutorial = readFileSync(join(project, "apps/site/content/docs/molfar-image.mdx"), "utf8");
const [, dockerfile = ""] = /^```dockerfile.*\n([^`]+)^```/m.exec(tutorial) ?? [];
const [, section = ""] = tutorial.split(/^## Your first image .*$|^### Start from .*$/m);
const [install = "", check = "", run = "", withDocker = "", ...others] = [
  ...section.matchAll(/```shell.*\n([^`]+)```/g),
].map(([, shown = ""]) => shown);

/**
 * Follows commands to the letter, but that the site is on this machine and that npm takes the
 * dependency from its cache.
 */
async function follow(commands: string): Promise<string> {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const local = commands.replaceAll(site.origin, `http://127.0.0.1:${port}`);
  const npm = { audit: "false", fund: "false", prefer_offline: "true" };
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(npm).map(([key, value]) => [`npm_config_${key}`, value])),
    NO_PROXY: [process.env.NO_PROXY, "127.0.0.1"].filter(Boolean).join(),
  };
  const { stdout } = await start("sh", ["-ec", local], { cwd: folder, env });
  return stdout;
}

beforeAll(async () => {
  packed = mkdtempSync(join(tmpdir(), "molfar-packed-"));
  tarball = await packMolfar(packed);
  server = createServer(({ url = "" }, response) => {
    if (url !== molfarPackage) response.writeHead(404).end();
    else response.end(readFileSync(tarball));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  folder = mkdtempSync(join(tmpdir(), "molfar-installed-"));
  writeFileSync(join(folder, "Dockerfile"), dockerfile);
  // Without it, npm installs into a folder above that has one.
  mkdirSync(join(folder, "node_modules"));
  await follow(install);
  cpSync(join(project, "packages/molfar/fixtures/words"), folder, { recursive: true });
});
/** Two runs of one second have names in no order, so that each test starts with none. */
beforeEach(() => rmSync(join(folder, ".molfar"), { recursive: true, force: true }));
afterAll(() => {
  server.close();
  for (const each of [packed, folder]) rmSync(each, { recursive: true, force: true });
});

const worker = "--executor process -- sh worker.sh";
/** Runs the command that npm has linked, which takes a third of the time that `npx` does. */
function molfar(line: string) {
  const options = { cwd: folder, encoding: "utf8", shell: true } as const;
  const command = join(folder, "node_modules/.bin/molfar");
  const { status, stdout } = spawnSync(`"${command}" ${line}`, options);
  return { code: status, out: stdout };
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

test("the command is one file that needs no other module", () => {
  const alone = mkdtempSync(join(tmpdir(), "molfar-alone-"));
  try {
    writeFileSync(join(alone, "cli.mjs"), installed("dist/cli.js"));
    cpSync(join(project, "packages/molfar/fixtures/words"), alone, { recursive: true });
    for (const words of ["check workflow.yaml", "workflow workflow.yaml --executor process"]) {
      const args = ["cli.mjs", ...words.split(" ")];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: alone });
      expect([status, String(stderr)]).toEqual([0, ""]);
    }
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
});

test("pages can load all but the modules that run and export", () => {
  const exports: Record<string, string> = JSON.parse(installed("package.json")).exports;
  const files = Object.values(exports).flatMap((path) =>
    globSync(path, { cwd: join(folder, "node_modules", packageName) }),
  );
  const pure = new Set(files.filter((path) => !path.startsWith("dist/api/")));
  expect(pure.size).toBeGreaterThan(30);
  // A set gives what is added while it's walked too.
  for (const path of pure) {
    for (const [, name = ""] of installed(path).matchAll(/^(?:im|ex)port .*?from "(.+?)";$/gm)) {
      if (name.startsWith(".")) pure.add(join(dirname(path), name));
      else expect(`${path} imports ${name}`).toBe(`${path} imports zod/mini`);
    }
  }
});

test("it brings the schemas that the site serves, for editors", async () => {
  const made = join(folder, "made");
  await writeMolfarSchemas(made, site.origin);
  const names = readdirSync(join(made, "schema/molfar"));
  expect(names).toContain("wiring-v1.json");
  for (const name of names) {
    const path = join("schema/molfar", name);
    expect(installed(path)).toBe(readFileSync(join(made, path), "utf8"));
  }
  const shown = installed("README.md").match(/(?<=\/node_modules\/@yno\/molfar\/).+\.json/g);
  for (const path of shown ?? []) expect(names).toContain(basename(path));
  expect(shown).toHaveLength(2);
});

test("it names its version", () => {
  const { version } = JSON.parse(installed("package.json"));
  expect(molfar("--version")).toMatchObject({ code: 0, out: `${version}\n` });
});

test("it has the licences of what is in its files", () => {
  const licences = installed("dist/licenses.md");
  for (const name of ["execa", "listr2", "p-limit", "yaml", "zod"]) {
    expect(licences).toContain(`## ${name} - `);
  }
});

test.each([
  "README.md",
  "packages/molfar/README.md",
  "apps/site/content/docs/molfar-image.mdx",
  "apps/site/content/for-programs.ts",
])("%s names the file of this version", (path) => {
  expect(readFileSync(join(project, path), "utf8")).toContain(`/molfar/${basename(tarball)}`);
});

test("what the README imports can be imported", () => {
  const names = installed("README.md").matchAll(/(?<!node_modules\/)@[a-z]+\/molfar[a-z/-]*/g);
  const { resolve } = createRequire(join(folder, "program.mjs"));
  for (const [name] of names) expect(resolve(name)).toContain(join(packageName, "dist"));
});

test.each([
  ["check definition.json", "no findings", 0],
  ["check wrong.json", "missing-field", 1],
  [`run definition.json --task "Count words" --in chunk=book.txt --index chunk=0 ${worker}`, "", 0],
  ["export cwl workflow.yaml", "Count", 0],
  ["export argo workflow.yaml", "Count", 0],
  ["graph workflow.yaml", "<svg", 0],
  ["init fresh", `npx ${packageName} check Dockerfile`, 0],
  [`conform definition.json ${worker}`, "holds", 0],
])("molfar %s", (line, text, code) => {
  writeFileSync(join(folder, "wrong.json"), '{"schema_version": "v0.0.3"}');
  expect(molfar(line)).toMatchObject({ code, out: expect.stringContaining(text) });
});

test("workflow runs a wiring file, and list, logs and clean know the run", () => {
  expect(molfar("workflow workflow.yaml --executor process").code).toBe(0);
  expect(output("total/total.txt")).toContain("all:");
  const [run = ""] = readdirSync(join(folder, ".molfar/runs"));
  expect(molfar("list")).toMatchObject({ code: 0, out: expect.stringContaining(run) });
  expect(molfar(`logs ${run}`)).toMatchObject({ code: 0 });
  expect(molfar("clean")).toMatchObject({ code: 0 });
});

test("the first image of the documents works as it's written, from the address of the package on", async () => {
  // The last one needs a container engine.
  expect([dockerfile, withDocker, others]).toEqual([
    expect.stringContaining("ENTRYPOINT"),
    expect.stringContaining("docker build"),
    [],
  ]);
  const [, printed = ""] = /It prints `([^`]+)`/.exec(section) ?? [];
  expect((await follow(check)).trim()).toBe(printed);
  await follow(run);
  expect(output("count/count.txt").trim()).toBe(/ holds `(\d)`/.exec(section)?.[1]);
});

test("the same sources give the same bytes, wherever and by whomever they are packed", async () => {
  const [cwd, umask] = [process.cwd(), process.umask(0o077)];
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  process.chdir(folder);
  try {
    const again = await packMolfar(join(packed, "again"));
    expect(readFileSync(again).equals(readFileSync(tarball))).toBe(true);
  } finally {
    process.chdir(cwd);
    process.umask(umask);
  }
  const files = readdirSync(join(folder, "node_modules", packageName), {
    recursive: true,
    encoding: "utf8",
  });
  const code = files.filter((file) => file.endsWith(".js"));
  expect(code.filter((file) => installed(file).includes(project))).toEqual([]);
});

test("a program can import it with its types", () => {
  writeFileSync(join(folder, "program.mts"), program);
  const tsc = join(project, "node_modules/@typescript/native/bin/tsc");
  const options = ["--strict", "--noEmit", "--module", "NodeNext", "--target", "ES2024"];
  const compiled = spawnSync(
    process.execPath,
    [tsc, "--ignoreConfig", ...options, "--types", "", "program.mts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(compiled.stdout).toBe("");
  expect(execFileSync(process.execPath, ["program.mts"], { cwd: folder, encoding: "utf8" })).toBe(
    "missing-field BOOK_PATH true true succeeded\n",
  );
});

const program = `
import { check, type Checked } from "${packageName}";
import { pathVariable } from "${packageName}/names";
import { exportWorkflow } from "${packageName}/export-workflow";
import { runWorkflow, type WorkflowEnd } from "${packageName}/run-workflow";
import { readWiring } from "${packageName}/wiring/read-wiring";
import type { Wiring } from "${packageName}/wiring/wiring";

const checked: Checked = check('{"schema_version": "v0.0.3"}');
const variable: string = pathVariable("book");
const wiring: Wiring | undefined = readWiring("version: 2").wiring;
const exported = exportWorkflow("workflow.yaml", "cwl");
const end: WorkflowEnd = await runWorkflow("workflow.yaml", { executor: "process" });
declare const console: { log(...words: unknown[]): void };
console.log(
  checked.findings[0]?.code, variable, wiring === undefined, exported.state === "exported",
  end.state === "ended" && end.result.outcome,
);
`;
