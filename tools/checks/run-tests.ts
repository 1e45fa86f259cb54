import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { freePort, type Run, run } from "../commands/programs.ts";
import { root } from "../project-files.ts";
import { type Count, countPlaywright, countVitest, explainTroubles } from "./test-reports.ts";

/** The results of a step, and the output of its programs. */
export type Finding = Count & { output: string };

/** What one run of a step is told. */
export type Job = {
  /** Names of files and options for the runner of the tests. None means all tests. */
  args: readonly string[];
  /** Hears how far the step is. */
  tell: (progress: string) => void;
};

/** The cores that the checks share. */
export const cores = availableParallelism();

/** Kept output is shown later on the same screen, which a program that writes into a pipe cannot know. */
export const colours = process.stdout.isTTY && !process.env.NO_COLOR;

/** Where everything is required, what a machine can't check is a failure. */
export const allRequired = process.env.CI === "true";

export const nothing: Finding = { passed: 0, failed: 0, remarks: [], output: "" };

/** A slow machine may take as long as it needs: every test has limits, and so has silence. */
const limits = { keepOutput: true, silentMinutes: 10 };

/** A program that says yes or no counts as one check. */
export async function single(
  ...[program, args, options]: Parameters<typeof run>
): Promise<Finding> {
  const { code, output } = await run(program, args, {
    ...{ keepOutput: true, limitMinutes: 20 },
    ...options,
  });
  return yesOrNo(code === 0, output);
}

/** The finding of a step that counts as one test. */
export function yesOrNo(passed: boolean, output = ""): Finding {
  const count = { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  return { ...count, remarks: passed ? [] : explainTroubles(output), output };
}

/**
 * Runs the tests of a Vitest project.
 *
 * @param whole the name of its report, the processes that share the work, and the files that it's
 *   made of where it isn't the whole project
 */
export async function vitest(
  project: string,
  { args, tell }: Job,
  whole: {
    name?: string;
    workers?: number;
    files?: readonly string[];
    /** Projects of the same name that don't run. */
    without?: readonly string[];
  } = {},
): Promise<Finding> {
  const { name = project, workers = cores, files = [], without = [] } = whole;
  const report = freshReport(name);
  const ended = await run(
    "vitest",
    [
      ...["run", ...files, ...args],
      // The star takes in the projects beside it, such as unit-server.
      ...[`--project=${project}*`, `--maxWorkers=${workers}`],
      ...without.map((each) => `--project=!${each}`),
      ...(args.length > 0 ? ["--passWithNoTests"] : []),
      ...["--reporter=minimal", "--reporter=./tools/checks/progress.ts", "--reporter=json"],
      `--outputFile.json=${report}`,
      colours ? "--color" : "--no-color",
    ],
    {
      ...{ ...limits, tell },
      // Tests start our programs often, and most of a short run is for reading the program.
      env: { NODE_ENV: "test", NODE_COMPILE_CACHE: join(root, ".cache/node") },
    },
  );
  return counted(ended, report, args, countVitest);
}

/** Runs the tests of a Playwright project, each time on ports of their own. */
export async function playwright(project: string, { args, tell }: Job): Promise<Finding> {
  const report = freshReport(project);
  const ended = await run(
    "playwright",
    [
      "test",
      ...args,
      `--project=${project}`,
      `--workers=${cores}`,
      ...(args.length > 0 ? ["--pass-with-no-tests"] : []),
    ],
    {
      ...limits,
      tell,
      env: {
        TEST_PORT: process.env.TEST_PORT ?? String(await freePort()),
        GALLERY_PORT: process.env.GALLERY_PORT ?? String(await freePort()),
        SUITE: project,
        JOURNEYS_REPORT: report,
        FORCE_COLOR: colours ? "1" : "0",
      },
    },
  );
  return counted(ended, report, args, countPlaywright);
}

/** Where a runner writes its report: `.cache/checks/unit.json`. */
export function reportPath(name: string): string {
  return join(root, ".cache/checks", `${name}.json`);
}

/** The path of a runner's report, after deleting the previous one. */
function freshReport(name: string): string {
  const path = reportPath(name);
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

function counted<Report>(
  { code, output }: Run,
  path: string,
  args: readonly string[],
  count: (report: Report, exitCode: number, args: readonly string[]) => Count,
): Finding {
  const troubles = code === 0 ? [] : explainTroubles(output);
  if (!existsSync(path)) {
    const remark = `The run ended with code ${code} before it could report any test.`;
    return {
      ...{ passed: 0, failed: 1, output },
      remarks: troubles.length > 0 ? troubles : [remark],
    };
  }
  const found = count(JSON.parse(readFileSync(path, "utf8")), code, args);
  // Chosen tests may be none.
  if (args.length > 0 && code === 0 && found.passed === 0 && found.skipped === undefined) {
    return { ...nothing, output };
  }
  return { ...found, remarks: [...found.remarks, ...troubles], output };
}
