import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { artifact, definition, secret, task } from "../fixtures/definitions.ts";
import { cli, testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";
import { readWiring } from "../wiring/read-wiring.ts";
import { prepareWiring, programFiles } from "./prepare.ts";

const { inFolder, write } = testFolder(beforeAll, "words");
const key = definition(task("Use key", { secrets: [secret("api-key")] }));
const letters = definition(
  task("Read letters", { artifacts: [artifact("letters", "letters/", "input")] }),
  task("Read one", { artifacts: [artifact("letters", "letter.txt", "input")] }),
);

beforeAll(() => {
  write("key.json", JSON.stringify(key));
  write("letters.json", JSON.stringify(letters));
});

function problems(definition: string, secret: string) {
  const { wiring } = readWiring(`version: 1
name: Key
images: {tools: {definition: ${definition}, image: "tools:1"}}
steps: {s: {image: tools, task: Use key, in: {}, secrets: {api-key: {file: ${secret}}}}}
`);
  if (!wiring) throw new Error("The wiring can't be read.");
  return prepareWiring(wiring, inFolder()).findings.map(({ problem }) => problem);
}

test("a word that names a file below the wiring file belongs to the program, also from the root", () => {
  const image = { definition: "Dockerfile", place: undefined };
  const script = inFolder("worker.sh");
  expect([...programFiles(image, ["sh", script.slice(1)], "/")]).toEqual([script.slice(1)]);
  expect([...programFiles(image, ["sh", script], inFolder())]).toEqual([script]);
  expect([...programFiles(image, ["sh", "../worker.sh"], inFolder("sub"))]).toEqual([]);
});

test("a secret in a file is read up to its limit", () => {
  write("longest", `${"x".repeat(65_536)}\r\n`);
  write("too-long", `${"x".repeat(65_537)}\n`);
  expect(problems("key.json", "longest")).toEqual([]);
  expect(problems("key.json", "too-long")).toEqual([
    "The secret 'api-key' of the step 's' is too long.",
  ]);
});

test("a secret in a variable is UTF-8, which Node doesn't say", () => {
  const wiring = "images: {tools: {definition: key.json, process: [sh]}}\nsteps:\n  s:\n";
  write(
    "key.yaml",
    `version: 1\nname: Key\n${wiring}    {image: tools, task: Use key, secrets: {api-key: {env: ODD}}}\n`,
  );
  const start = `ODD=$(printf 'a\\377') exec "$0" "$1" workflow key.yaml --executor process`;
  const run = spawnSync("sh", ["-c", start, process.execPath, cli], {
    ...{ cwd: inFolder(), encoding: "utf8" },
  });
  expect(run.stdout).toContain("The secret 'api-key' of the step 's' isn't UTF-8");
  expect(run.status).toBe(1);
});

test("a secret and a definition are regular files", () => {
  expect(problems("key.json", "/dev/zero")).toEqual([
    "The secret 'api-key' of the step 's' can't be read (it isn't a regular file).",
  ]);
  expect(problems("/dev/zero", "longest")).toEqual([
    "The definition '/dev/zero' can't be read: it isn't a regular file.",
  ]);
});

/** A workflow of one step, which gets these letters. */
const lettersWiring = (letters: string, inputs: string, task: string) => `version: 1
name: Letters
images: {letters: {definition: letters.json, process: [sh]}}
inputs: ${inputs}
steps: {s: {image: letters, task: ${task}, in: {letters: ${letters}}}}
`;

/** What is found in it. */
function findingsOf(letters: string, inputs = "{}") {
  const { wiring } = readWiring(lettersWiring(letters, inputs, "Read letters"));
  if (!wiring) throw new Error("The wiring can't be read.");
  return prepareWiring(wiring, inFolder()).findings;
}

function makeLetters(name: string): string {
  const inner = inFolder(name, "inner");
  mkdirSync(inner, { recursive: true });
  return inner;
}

test("a link or a FIFO in a directory of an input is found before anything runs", () => {
  symlinkSync("a.txt", join(makeLetters("linked"), "b.txt"));
  execFileSync("sh", ["-c", 'mkfifo "$0"', join(makeLetters("piped"), "b.txt")]);
  const finding = (name: string, line: number, is: string) => ({
    ...{ code: "missing-file", place: expect.objectContaining({ line }) },
    problem: `'${inFolder(name, "inner/b.txt")}' is ${is}: use regular files and directories only.`,
    remedy: `Correct '${name}'.`,
  });
  expect(findingsOf("{directory: linked}")).toEqual([finding("linked", 5, "a link")]);
  expect(findingsOf("{input: given}", "{given: {directory: piped}}")).toEqual([
    finding("piped", 4, "a FIFO"),
  ]);
});

test("a socket in a directory of an input is found before anything runs", async () => {
  const server = createServer();
  const path = join(makeLetters("listening"), "b");
  await new Promise<void>((resolve) => server.listen(path, resolve));
  try {
    expect(findingsOf("{directory: listening}")).toMatchObject([
      { problem: `'${path}' is a socket: use regular files and directories only.` },
    ]);
  } finally {
    server.close();
  }
});

test("a directory of an input has no more levels than can be copied", () => {
  const levels = (count: number) => "l/".repeat(count);
  mkdirSync(inFolder("deep", levels(limits.directoryDepth)), { recursive: true });
  expect(findingsOf("{directory: deep}")).toEqual([]);
  mkdirSync(inFolder("deep", levels(limits.directoryDepth + 1)));
  expect(findingsOf("{directory: deep}")).toMatchObject([
    { problem: `The directory '${inFolder("deep")}' has more than 64 levels: use fewer.` },
  ]);
});

/** The same as somebody without rights, in a process that gives up those of root. */
function findingsWithoutRights(...wirings: readonly string[]): unknown {
  const from = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const program = `
    import { readWiring } from ${from("../wiring/read-wiring.ts")};
    import { prepareWiring } from ${from("prepare.ts")};
    if (process.getuid() === 0) process.setgroups([]), process.setgid(65534), process.setuid(65534);
    const [folder, ...wirings] = process.argv.slice(1);
    const findings = wirings.map((each) => prepareWiring(readWiring(each).wiring, folder).findings);
    console.info(JSON.stringify(findings));`;
  const args = ["--input-type=module", "--eval", program, inFolder(), ...wirings];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

test("a file that can't be read is found before anything runs, in a directory and among items", () => {
  chmodSync(inFolder(), 0o755);
  writeFileSync(join(makeLetters("locked"), "b.txt"), "", { mode: 0o000 });
  const whole = lettersWiring("{directory: locked}", "{}", "Read letters");
  const items = lettersWiring("{directory: locked/inner, each: sorted}", "{}", "Read one");
  expect(findingsWithoutRights(whole, items)).toEqual([
    [
      expect.objectContaining({
        code: "missing-file",
        problem: expect.stringMatching(/EACCES.*inner\/b\.txt/),
      }),
    ],
    [
      expect.objectContaining({
        code: "bad-collection",
        problem: expect.stringContaining("'b.txt' in the directory can't be read"),
      }),
    ],
  ]);
});
