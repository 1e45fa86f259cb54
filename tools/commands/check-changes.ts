import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "@yno/molfar/internal/random/seeded";
import type { StepId } from "../checks/check-steps.ts";
import { importGraph } from "../checks/import-graph.ts";
import { journeysStillPassing } from "../checks/journey-records.ts";
import { hashesOfKept, kept, stillPassed } from "../checks/kept-results.ts";
import { type Plan, runChecks } from "../checks/run-checks.ts";
import {
  componentTestsFor,
  examplesTitle,
  examplesUntouched,
  stepsTouched,
  unitTestsFor,
  withoutShare,
} from "../checks/selection.ts";
import { projectFiles, root } from "../project-files.ts";
import { endWith, readOptions, wholeNumber } from "../read-options.ts";

/** The share of the journeys that nothing has touched and that run all the same. */
const share = 0.05;

/**
 * Runs what a change can break: `npm run check`. A change is what differs from the last commit, or
 * from any with `--since`. Journeys are compared with when each last passed.
 */
async function main(): Promise<void> {
  const values = readOptions(
    { since: { type: "string", default: "HEAD" }, seed: { type: "string" } },
    "'npm run check' takes --since <commit> and --seed <number>.",
  );
  const seed =
    values.seed === undefined
      ? Math.floor(Math.random() * 2 ** 31)
      : wholeNumber("seed", values.seed, 0);
  const changed = changedFiles(values.since);
  if (changed === undefined) {
    endWith(`git doesn't tell what has changed since ${values.since}: run 'npm test'.`);
  }

  const files = projectFiles();
  const textOf = (path: string) => readFileSync(join(root, path), "utf8");
  const graph = importGraph(files, textOf);
  const done = stillPassed(hashesOfKept()).flatMap((name) => files.filter(kept[name] ?? isNone));
  const unit = unitTestsFor(
    changed,
    files.filter((path) => isUnitTest(path) && !done.includes(path)),
    graph,
    textOf,
  );
  const component = componentTestsFor(
    changed,
    files.filter((path) => /\.component\.ts$/.test(path)),
    graph,
    textOf,
  );
  const untouched = examplesUntouched(changed, graph).map(
    (path) => `[component] › tests/gallery/examples.component.ts › ${examplesTitle(path)}`,
  );
  const always = ["build", "lint", "unused", "types", "language"] as const;
  const chosen: Choice[] = [
    ...[...always, ...stepsTouched(changed, graph)].map((id): Choice => [id, true, all]),
    ["built", true, changed.every(isShown) ? withoutLongest : all],
    ["unit", unit.length > 0, () => unit],
    ["component", component.length > 0, () => [...component, ...leaveOut("examples", untouched)]],
    ["journeys", true, () => journeyArguments(seed)],
  ];
  const plan: Plan = new Map(
    chosen.filter(([, isTouched]) => isTouched).map(([id, , args]) => [id, args]),
  );
  console.info(
    `       Changed since ${values.since}: ${changed.length}. Files of unit tests: ${unit.length}; of component tests: ${component.length}. Seed ${seed}.`,
  );
  await runChecks(plan);
}

type Choice = [StepId, boolean, () => readonly string[]];

const all = () => [];

/** Leaves out the copy of the site that follows the recipes, and the attacks on the server. */
const withoutLongest = () => ["recipes", "attacks"].map((name) => `--exclude=**/${name}.test.ts`);

/** Whether a file is words, records, a document or a style: no recipe or attack depends on them. */
function isShown(path: string): boolean {
  return (
    /\.(css|mdx?)$/.test(path) || /^content\/(?!schema\/|(?:prices|shared-facts)\.ts$)/.test(path)
  );
}

const isNone = () => false;

function isUnitTest(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) &&
    !/^tests\/(built|journeys|package)\/|^tests\/(engines|containers|cwltool|image|postgres)\/runs\//.test(
      path,
    )
  );
}

/** Leaves out the journeys that the build can't have broken, except some at random. */
function journeyArguments(seed: number): string[] {
  const still = journeysStillPassing();
  return leaveOut("journeys", withoutShare(still, share, seeded(seed)));
}

/** Arguments that leave out tests of Playwright by their ids. */
function leaveOut(name: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const list = join(root, `.cache/checks/${name}-left-out.txt`);
  mkdirSync(join(list, ".."), { recursive: true });
  writeFileSync(list, `${ids.join("\n")}\n`);
  return [`--test-list-invert=${list}`];
}

/** The files that differ from a commit, new ones included. */
function changedFiles(since: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\0")
      .filter((path) => path !== "");
  try {
    return [
      ...git("diff", "--name-only", "-z", "--no-renames", since, "--"),
      ...git("ls-files", "--others", "--exclude-standard", "-z"),
    ];
  } catch {
    return undefined;
  }
}

await main();
