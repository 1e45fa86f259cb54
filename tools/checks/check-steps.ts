import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, isBuilt } from "../commands/build.ts";
import { freePort } from "../commands/free-port.ts";
import { type Run, run } from "../commands/programs.ts";
import { root } from "../project-files.ts";
import { ensureBrowser } from "./browser.ts";
import { ensureCwltool } from "./cwltool.ts";
import { ensureEngines, sortEngines } from "./engines.ts";
import { checkLanguage, shownFindings } from "./language/check-language.ts";
import { type Count, countPlaywright, countVitest, withSkipped } from "./test-reports.ts";

/** The results of a step, and the output of its programs. */
export type Finding = Count & { output: string };

/** One part of the checks, by the word that chooses it: `npm test -- types unit`. */
export type Step = {
  id:
    | "lint"
    | "unused"
    | "types"
    | "api"
    | "unit"
    | "package"
    | "cwltool"
    | "build"
    | "language"
    | "built"
    | "journeys"
    | "engines";
  title: string;
  /** Whether it looks at the built site, so that it means nothing without one. */
  needsBuild: boolean;
  check: () => Promise<Finding>;
};

/** All checks, the quickest answers first. */
export const steps: readonly Step[] = [
  {
    id: "lint",
    title: "Format and lint",
    needsBuild: false,
    check: () =>
      single(
        run(
          "biome",
          ["ci", "--error-on-warnings", `--colors=${colours ? "force" : "off"}`],
          silent(20),
        ),
      ),
  },
  {
    id: "unused",
    title: "Unused files, exports and packages",
    needsBuild: false,
    check: () =>
      single(run("knip", ["--no-progress", "--treat-config-hints-as-errors"], silent(20))),
  },
  {
    id: "types",
    title: "Types",
    needsBuild: false,
    check: () => single(run("tsc", colours ? ["--pretty"] : [], silent(20))),
  },
  {
    id: "api",
    title: "API description",
    needsBuild: false,
    // redocly.yaml says what is linted and by which rules.
    check: () => single(run("redocly", ["lint"], silent(20, quietRedocly))),
  },
  {
    id: "unit",
    title: "Unit tests and house rules",
    needsBuild: false,
    check: async () => {
      const finding = await vitest("unit");
      const { skipped = [], ...count } = finding;
      return { ...count, ...withSkipped(count, skipped, process.env.CI === "true") };
    },
  },
  {
    id: "package",
    title: "Molfar package",
    needsBuild: false,
    check: () => vitest("package"),
  },
  { id: "cwltool", title: "Exported workflows in cwltool", needsBuild: false, check: cwltool },
  { id: "build", title: "Build", needsBuild: false, check: checkBuild },
  { id: "language", title: "Language", needsBuild: true, check: language },
  { id: "built", title: "Built files", needsBuild: true, check: () => vitest("built") },
  { id: "journeys", title: "Journeys in a browser", needsBuild: true, check: journeys },
  { id: "engines", title: "Core journeys in three engines", needsBuild: true, check: engines },
];

/** No telemetry and no update checks. */
const quietRedocly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Kept output is shown later on the same screen, which a program that writes into a pipe cannot know. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR;

/** Output is shown only where something failed, and no program can block the checks for ever. */
function silent(limitMinutes: number, env: Record<string, string> = {}) {
  return { keepOutput: true, limitMinutes, env };
}

/** A program that says yes or no counts as one check. */
async function single(running: Promise<Run>): Promise<Finding> {
  const { code, output } = unlessStopped(await running);
  const passed = code === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, remarks: [], output };
}

async function checkBuild(): Promise<Finding> {
  const output = isBuilt() ? "Nothing has changed since the last build." : "";
  const passed = output !== "" || (await build());
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, remarks: [], output };
}

/**
 * Checks the language of everything published: one check that passes, or a failure for each
 * finding.
 */
async function language(): Promise<Finding> {
  const findings = await checkLanguage();
  const failed = findings.length;
  return { passed: failed === 0 ? 1 : 0, failed, remarks: [], output: shownFindings(findings) };
}

async function vitest(
  project: "unit" | "package" | "cwltool" | "built" | "engines",
  args: readonly string[] = [],
): Promise<Finding> {
  const report = freshReport(project);
  const ended = await run(
    "vitest",
    [
      "run",
      ...args,
      // The star takes in the projects beside it, such as unit-server.
      `--project=${project}*`,
      "--reporter=minimal",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(colours ? ["--color"] : ["--no-color"]),
    ],
    silent(60, { NODE_ENV: "test" }),
  );
  return counted(ended, report, countVitest);
}

async function cwltool(): Promise<Finding> {
  const missing = await ensureCwltool();
  const nothing: Finding = { passed: 0, failed: 0, remarks: [], output: "" };
  const finding = missing.length === 0 ? await vitest("cwltool") : nothing;
  return { ...finding, ...withSkipped(finding, missing, process.env.CI === "true") };
}

async function engines(): Promise<Finding> {
  const { here, missing } = sortEngines(await ensureEngines());
  const files = here.map((name) => `tests/engines/runs/${name.toLowerCase()}.test.ts`);
  const nothing: Finding = { passed: 0, failed: 0, remarks: [], output: "" };
  const finding =
    files.length === 0
      ? nothing
      : // Each engine has its own process, so that two of them share two cores.
        await vitest("engines", [...files, "--maxWorkers=2"]);
  return { ...finding, ...withSkipped(finding, missing, process.env.CI === "true") };
}

async function journeys(): Promise<Finding> {
  try {
    await ensureBrowser();
  } catch (error) {
    const remark = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, remarks: [remark], output: "" };
  }
  const report = freshReport("journeys");
  const ended = await run("playwright", ["test"], {
    keepOutput: true,
    showProgress: true,
    // A slow machine may take as long as it needs: every journey has limits, and so has silence.
    silentMinutes: 10,
    env: {
      TEST_PORT: String(await freePort()),
      JOURNEYS_REPORT: report,
      FORCE_COLOR: colours ? "1" : "0",
      PROGRESS: process.stderr.isTTY ? "terminal" : "log",
    },
  });
  return counted(ended, report, countPlaywright);
}

/** The path of a runner's report, after deleting the previous one. */
function freshReport(name: string): string {
  const path = join(root, ".cache/checks", `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

function counted<Report>(
  ended: Run,
  path: string,
  count: (report: Report, exitCode: number) => Count,
): Finding {
  const { code, output } = unlessStopped(ended);
  if (!existsSync(path)) {
    const remark = `The run ended with code ${code} before it could report any test.`;
    return { passed: 0, failed: 1, remarks: [remark], output };
  }
  return { ...count(JSON.parse(readFileSync(path, "utf8")), code), output };
}

/** When told to stop, the checks end here without a summary. */
function unlessStopped(ended: Run): Run {
  if (ended.stopped) process.exit(ended.code || 1);
  return ended;
}
