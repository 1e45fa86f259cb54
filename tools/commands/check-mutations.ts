import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { applied, areas, type Edit, editsOf } from "../checks/mutations.ts";
import { runChild, stopTree } from "../child.mjs";
import { root, shareInstalled } from "../project-files.ts";
import { readOptions, wholeNumber } from "../read-options.ts";

/** A check that takes longer than this has found an edit that hangs. */
const limitMilliseconds = 15 * 60_000;

const formatter = [join(root, "node_modules/@biomejs/biome/bin/biome"), "format", "--write"];

type Outcome = { foundBy: string; seconds: number; passed: boolean; stopped: boolean };

/**
 * Breaks a copy of the project in one place after the other, and asks `npm run check` each time:
 * `npm run check:mutations -- --count 60 --seed 1`. Works on the last commit, and starts from the
 * build and the records that are here.
 */
async function main(): Promise<void> {
  const values = readOptions(
    {
      count: { type: "string", default: "60" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
    "'npm run check:mutations' takes --count <number> and --seed <number>.",
  );
  const random = seeded(wholeNumber("seed", values.seed, 0));
  const count = wholeNumber("count", values.count);
  const folder = mkdtempSync(join(tmpdir(), "yno-mutations-"));
  const copy = join(folder, "copy");
  console.info(`Seed ${values.seed}.\n`);
  try {
    git("worktree", "add", "--detach", copy, "HEAD");
    for (const name of ["build", ".cache", "app/fonts"]) {
      if (existsSync(join(root, name)))
        cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    shareInstalled(copy);
    await breakOften(copy, count, random);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    git("worktree", "prune");
  }
}

async function breakOften(copy: string, count: number, random: () => number): Promise<void> {
  const unbroken = await check(copy, 0);
  if (unbroken.stopped) return;
  if (!unbroken.passed) {
    console.error(
      `The last commit fails without any edit, in ${unbroken.foundBy}: fix that first.`,
    );
    process.exitCode = 1;
    return;
  }
  console.info("| Place | Edit | Found by | Seconds |\n| --- | --- | --- | ---: |");
  const missed: string[] = [];
  const files = git("-C", copy, "ls-files", "-z").split("\0");
  for (let made = 0; made < count; made += 1) {
    const { path, text, edit } = chooseEdit(copy, files, random);
    const place = `${path}:${text.slice(0, edit.start).split("\n").length}`;
    writeFileSync(join(copy, path), applied(text, edit));
    // A line that only the formatter would break differently says nothing about the checks.
    spawnSync(process.execPath, [...formatter, join(copy, path)], {
      cwd: copy,
      stdio: "ignore",
    });
    const outcome = await check(copy, made);
    git("-C", copy, "checkout", "--quiet", ".");
    // A test of broken code may leave files where they don't belong.
    git("-C", copy, "clean", "--quiet", "--force", "-d");
    if (outcome.stopped) break;
    const { foundBy, seconds, passed } = outcome;
    console.info(`| ${place} | ${edit.kind} | ${foundBy} | ${Math.round(seconds)} |`);
    if (passed) missed.push(`${place} ${edit.kind}\n${shownEdit(text, edit)}`);
  }
  console.info(
    `\n${missed.length} not found. Judge each: does it change anything that a person or a program notices?`,
  );
  for (const each of missed) console.info(`\n${each}`);
}

/** An edit of an area that its share decides, then of any file there. */
function chooseEdit(copy: string, files: readonly string[], random: () => number) {
  const one = <Each>(list: readonly Each[]) => list[Math.floor(random() * list.length)];
  for (;;) {
    const at = random();
    const area = areas.find(({ upTo }) => at < upTo);
    const path = one(files.filter((file) => area?.holds(file)));
    if (path === undefined) continue;
    const text = readFileSync(join(copy, path), "utf8");
    const edit = one(editsOf(path, text));
    if (edit) return { path, text, edit };
  }
}

/** How a step that failed is printed. */
const failure = /^FAIL {3}(.+?):/m;

async function check(copy: string, seed: number): Promise<Outcome> {
  // Each edit is compared with the commit, and not with what passed after the edit before.
  const records = ".cache/checks";
  rmSync(join(copy, records), { recursive: true, force: true });
  if (existsSync(join(root, records))) {
    cpSync(join(root, records), join(copy, records), { recursive: true });
  }
  const started = performance.now();
  let output = "";
  let limit: NodeJS.Timeout | undefined;
  const { code, stopped } = await runChild(
    process.execPath,
    [join(copy, "tools/commands/check-changes.ts"), "--seed", String(seed)],
    { cwd: copy, stdio: ["ignore", "pipe", "ignore"] },
    {
      stopWithin: 2_000,
      started: (child) => {
        // What one step has found, the others needn't find too.
        child.stdout?.setEncoding("utf8").on("data", (text: string) => {
          const hadFailed = failure.test(output);
          output += text;
          if (!hadFailed && failure.test(output)) stopTree(child, "SIGTERM", 2_000);
        });
        limit = setTimeout(() => stopTree(child, "SIGTERM", 2_000), limitMilliseconds);
      },
    },
  );
  clearTimeout(limit);
  const [, title = "a check without an end"] = failure.exec(output) ?? [];
  const foundBy = code === 0 ? "**not found**" : title;
  return { foundBy, seconds: (performance.now() - started) / 1000, passed: code === 0, stopped };
}

/** The lines around an edit, before and after it. */
function shownEdit(text: string, edit: Edit): string {
  const from = text.lastIndexOf("\n", edit.start - 1) + 1;
  const until = text.indexOf("\n", edit.end);
  const tail = text.slice(edit.end, until < 0 ? undefined : until);
  const lines = (mark: string, part: string) =>
    `${text.slice(from, edit.start)}${part}${tail}`.replace(/^/gm, `${mark} `);
  return `${lines("-", text.slice(edit.start, edit.end))}\n${lines("+", edit.replacement)}`;
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    ...{ cwd: root, encoding: "utf8" },
    stdio: ["ignore", "pipe", "ignore"],
  });
}

await main();
