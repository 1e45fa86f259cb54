import { spawnSync } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { check } from "../check.ts";
import { cli, testFolder } from "../fixtures/test-folder.ts";
import { firstImage } from "./init-command.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach);

function start(program: string, args: readonly string[], cwd = inFolder()) {
  const env = { ...process.env, NODE: process.execPath, CLI: cli };
  const run = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  return { code: run.status, out: run.stdout, error: run.stderr };
}
const init = (...args: readonly string[]) => molfar(["init", ...args]);

test.each(["", "new/first image"])("in '%s', what it says to do next works", async (dir) => {
  const { code, out } = await init(...(dir === "" ? [] : [dir]));
  expect(code).toBe(0);
  expect(readdirSync(inFolder(dir))).toEqual(["Dockerfile", "count.sh", "sample.txt"]);
  // The other two need a container engine.
  const [checks = "", runs = ""] = [...out.matchAll(/^ {2}(.+)$/gm)].map(([, line]) => line);
  const npx = (line: string) =>
    start("sh", ["-ec", `npx() { shift; "$NODE" "$CLI" "$@"; }\n${line}`], inFolder(dir));
  expect(npx(checks)).toMatchObject({ code: 0, out: "Dockerfile: no findings in 1 task.\n" });
  const ran = npx(runs);
  expect(ran.code).toBe(0);
  const [, path = ""] = /^Output 'count': (.+)$/m.exec(ran.out) ?? [];
  expect(read(path)).toBe("3\n");
});

test.each(firstImage.map(({ name }) => name))(
  "a %s that's there stays, and nothing is added",
  async (name) => {
    write(name, "mine");
    const { code, error } = await init();
    expect(error).toContain(`'${name}' is already there, and molfar init never overwrites a file`);
    expect(code).toBe(2);
    expect(readdirSync(inFolder())).toEqual([name]);
    expect(read(name)).toBe("mine");
  },
);

test("nothing is written through a link", async () => {
  symlinkSync(inFolder("elsewhere"), inFolder("sample.txt"));
  expect((await init()).code).toBe(2);
  expect(readdirSync(inFolder())).toEqual(["sample.txt"]);
});

test("a disk without room leaves no part of a file", () => {
  const { code, error } = start("sh", ["-c", 'ulimit -f 0; "$NODE" "$CLI" init']);
  expect(error).toContain("The first image couldn't be written to '.'");
  expect(code).toBe(2);
  expect(readdirSync(inFolder())).toEqual([]);
});

test("a file in the place of the folder is an error with a sentence", async () => {
  write("taken", "mine");
  const { code, error } = await init("taken");
  expect(error).toMatch(
    /^The first image couldn't be written to 'taken': .+ Name another folder\.\n$/,
  );
  expect(code).toBe(2);
  expect((await init("one", "two")).error).toContain("molfar init takes one folder");
});

test("a folder that can't be made is an error, too", async () => {
  expect((await init("/proc/nope/deeper")).error).toContain(
    "The first image couldn't be written to",
  );
});

test("the Dockerfile needs nothing that the folder doesn't have", () => {
  const names: readonly string[] = firstImage.map(({ name }) => name);
  const [dockerfile] = firstImage;
  expect(check(dockerfile.text).findings).toEqual([]);
  const copied = [...dockerfile.text.matchAll(/^COPY (\S+) (\S+)$/gm)];
  expect(copied.map(([, from = ""]) => names.includes(from))).toEqual([true]);
  expect(dockerfile.text).toContain(`ENTRYPOINT ["sh", "${copied[0]?.[2]}"]`);
});
