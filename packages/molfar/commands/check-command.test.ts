import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { reportedVerdicts } from "../fixtures/docker-verdicts.ts";
import { cli, testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";
import { checkCommand, nodeProblem } from "./check-command.ts";
import { githubText } from "./finding-formats.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");

/** `good.yaml` is clean, `bad.yaml` joins a step that isn't there, `sub/` has a broken definition. */
beforeEach(() => {
  cpSync(join(import.meta.dirname, "../fixtures/words"), inFolder("sub"), { recursive: true });
  const definition = read("definition.json");
  const wiring = read("workflow.yaml");
  write("good.yaml", wiring);
  write("bad.yaml", wiring.replace("split.chunks", "spilt.chunks"));
  write("sub/definition.json", definition.replace('"number"', '"numeral"'));
  write("bad.json", definition.replace('"number"', '"numeral"'));
});

async function molfarCheck(...args: readonly string[]) {
  const { code, out, error } = await molfar(["check", ...args]);
  return { code, out: out.replace(/\n$/, ""), error };
}

test.each([
  [["definition.json", "good.yaml"], 0],
  [["good.yaml", "bad.json"], 1],
  [["bad.yaml", "good.yaml"], 1],
  [["none.json", "bad.json", "good.yaml"], 2],
] as const)("%j ends with the highest code of its files, %i", async (files, code) => {
  const run = await molfarCheck(...files);
  expect(run.code).toBe(code);
  // What can be read is checked, whatever comes before it.
  expect(run.out).toContain(`${files.at(-1)}: `);
});

test("a Dockerfile may have bytes that aren't UTF-8, and a wiring file may not", async () => {
  const latin = reportedVerdicts.find(({ name }) => name === "c06-latin1")?.bytes ?? "";
  writeFileSync(inFolder("Dockerfile"), latin);
  expect(await molfarCheck("Dockerfile")).toMatchObject({ code: 0 });
  const wiring = Buffer.from(`# caf\xe9\n${read("good.yaml")}`, "latin1");
  for (const name of ["latin.yaml", "latin"]) {
    writeFileSync(inFolder(name), wiring);
    expect(await molfarCheck(name)).toMatchObject({
      code: 2,
      error: expect.stringContaining("it isn't UTF-8"),
    });
  }
});

test("no steps are counted where the structure of a wiring file is refused", async () => {
  write("broken.yaml", read("good.yaml").replace("version: 1", "version: 2"));
  expect((await molfarCheck("broken.yaml")).out).toMatch(/\nbroken\.yaml: 1 finding\.$/);
});

test("a wiring file is held to its rules and to the files that it names", async () => {
  expect((await molfarCheck("good.yaml")).out).toBe("good.yaml: no findings in 3 steps.");
  expect((await molfarCheck("bad.yaml")).out).toMatch(
    /^bad\.yaml:9:54 unknown-step\n {2}There is no step 'spilt'\.\n {2}Write 'split'\.\n\nbad\.yaml: 1 finding in 3 steps\.$/,
  );
  rmSync(inFolder("book.txt"));
  expect((await molfarCheck("good.yaml")).out).toContain("good.yaml:6:3 missing-file");
});

test("what can't be copied from a directory is found in a wiring file, as a dry run does", async () => {
  const counts = "add: {image: words, task: Add counts, in: {counts: {directory: linked}}}";
  const images = "{words: {definition: definition.json, process: [sh, worker.sh]}}";
  write("linked.yaml", `version: 1\nname: Linked\nimages: ${images}\nsteps:\n  ${counts}\n`);
  mkdirSync(inFolder("linked"));
  symlinkSync("../book.txt", inFolder("linked/book.txt"));
  const sentence = /^linked\.yaml:5:\d+ missing-file\n {2}'.*linked\/book\.txt' is a link: /;
  expect((await molfarCheck("linked.yaml")).out).toMatch(sentence);
  const { code, out } = await molfar(["workflow", "linked.yaml", "--dry-run"]);
  expect(out).toMatch(sentence);
  expect(code).toBe(1);
});

test("a finding in a file that a wiring names says where that is from here", async () => {
  const { out } = await molfarCheck("sub/workflow.yaml");
  expect(out).toMatch(/^sub\/definition\.json:\d+:\d+ broken-definition\n/m);
});

test("standard input is read as what it holds, and the files that it names are found from here", () => {
  const input = readFileSync(inFolder("good.yaml"));
  const args = [cli, "check", "-", "--json"];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: inFolder(), input });
  expect(JSON.parse(String(stdout))).toMatchObject({ file: "-", format: "wiring" });
  expect(status).toBe(0);
});

test.each([
  ["a comment and a key", "# mine\nname: x\n", "wiring"],
  ["a document", "---\nname: x\n", "wiring"],
  ["JSON with steps", '{"steps": {}}', "wiring"],
  ["JSON with tasks", '{"tasks": [], "steps": {}}', "json"],
  ["broken JSON", '{"steps": {}', "json"],
  ["instructions", "# name: x\nFROM a\nLABEL x=1\n", "dockerfile"],
  ["nothing", "", "dockerfile"],
])("a text of %s is read as what it is", async (_, text, format) => {
  write("text", text);
  const { out } = await molfarCheck("text", "--json");
  expect(JSON.parse(out)).toMatchObject({ format });
});

test("a wiring file that is too long is a finding, and so is a definition", async () => {
  write("long.yaml", " ".repeat(limits.wiring + 1));
  write("long.json", " ".repeat(limits.text + 1));
  const { code, out } = await molfarCheck("long.yaml", "long.json", "--json");
  const codes = JSON.parse(out).map(
    ({ findings }: { findings: { code: string }[] }) => findings[0],
  );
  expect(codes).toMatchObject([{ code: "too-much" }, { code: "too-much" }]);
  expect(code).toBe(1);
});

test("SARIF lists files, places and rules, and what couldn't be read", async () => {
  const { code, out } = await molfarCheck(
    "bad.yaml",
    "sub/workflow.yaml",
    "a b.json",
    "--format=sarif",
  );
  const log = JSON.parse(out);
  const [{ tool, invocations, results }] = log.runs;
  expect([log.version, tool.driver.name, tool.driver.version]).toEqual([
    "2.1.0",
    "molfar",
    JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version,
  ]);
  expect(results[0]).toEqual({
    ...{ ruleId: "unknown-step", ruleIndex: 0, level: "error" },
    message: { text: "There is no step 'spilt'. Write 'split'." },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "bad.yaml" },
          region: { startLine: 9, startColumn: 54 },
        },
      },
    ],
  });
  expect(results[1].locations[0].physicalLocation.artifactLocation.uri).toBe("sub/definition.json");
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  const [{ executionSuccessful, toolExecutionNotifications: notes }] = invocations;
  expect(executionSuccessful).toBe(false);
  expect(notes[0].message.text).toContain("a b.json couldn't be read");
  expect(notes[0].locations[0].physicalLocation.artifactLocation.uri).toBe("a%20b.json");
  expect(code).toBe(2);
});

test("GitHub is told file, line and rule, and nothing of clean files", async () => {
  const { out } = await molfarCheck("good.yaml", "bad.yaml", "none.json", "--format", "github");
  expect(out.split("\n")).toEqual([
    "::error file=bad.yaml,line=9,col=54,title=unknown-step::There is no step 'spilt'. Write 'split'.",
    expect.stringMatching(/^::error file=none\.json::none\.json couldn't be read: ENOENT/),
  ]);
  expect((await molfarCheck("good.yaml", "--format", "github")).out).toBe("");
});

test.each(["github", "sarif"])(
  "%s says how many findings there are beyond the limit",
  async (format) => {
    const tasks = Array.from({ length: limits.findings }, (_, at) => ({
      name: `Task ${at}`,
      size: 1,
    }));
    write("many.json", JSON.stringify({ tasks }));
    const { out } = await molfarCheck("many.json", "--format", format);
    expect(out).toMatch(/And \d+ more\./);
  },
);

test("nothing in a finding ends a command for GitHub or adds a property to it", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "%", "\r", "\n", ":", ",", "=", "%0A", "::"),
  });
  const decoded = (escaped: string) => decodeURIComponent(escaped);
  fc.assert(
    fc.property(text, text, (file, problem) => {
      const finding = { file, code: "x", place: { line: 1, column: 2 }, problem, remedy: "" };
      const out = githubText([{ file, findings: [finding], more: 0, text: "", json: "" }]);
      const [, named, said] =
        /^::error file=([^:,\r\n]*),line=1,col=2,title=x::([^\r\n]*)$/.exec(out) ?? [];
      expect(decoded(named ?? "")).toBe(file);
      expect(decoded(said ?? "")).toBe(`${problem} `);
    }),
  );
});

test.each([
  [[], "takes files, or - for standard input"],
  [["-", "-"], "Standard input can be read once"],
  [["a", "--format", "xml"], "--format takes text, json, github or sarif, not 'xml'"],
  [["a", "--json", "--format", "sarif"], "--json and --format sarif can't both hold"],
])("%j can't be read as a command", async (args, message) => {
  await expect(checkCommand(args, "")).rejects.toThrow(message);
});

test.each(["22.13.0", "22.20.1", "23.0.0", "100.0.0"])("Node %s is new enough", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["9.11.2", "20.20.2", "22.12.0", "22.9.0"])("Node %s is too old", (version) => {
  expect(nodeProblem(version)).toBe(`molfar needs Node 22.13 or newer; this is ${version}.`);
});

test.each(["text", "sarif"])("findings as %s that can't be written end with 2", (format) => {
  const line = 'ulimit -f 0; "$0" "$1" check --format "$2" good.yaml > findings';
  const { status, stderr } = spawnSync("sh", ["-c", line, process.execPath, cli, format], {
    ...{ cwd: inFolder(), encoding: "utf8" },
  });
  expect(stderr).toContain("couldn't be written: EFBIG");
  expect(status).toBe(2);
});
