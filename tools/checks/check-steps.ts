import { refusalIn } from "#tests/containers/refusal.ts";
import { build, isBuilt } from "../commands/build.ts";
import { ensureBrowser } from "./browser.ts";
import { type Engines, engineMissing, ensureEngines, findEngines } from "./engines.ts";
import { journeyInputs, rememberJourneys } from "./journey-records.ts";
import { hashesOfKept, keepPassed, stillPassed } from "./kept-results.ts";
import { ensurePrograms, type Needy, needy, programsMissing } from "./programs.ts";
import {
  allRequired,
  colours,
  cores,
  type Finding,
  type Job,
  nothing,
  playwright,
  reportPath,
  single,
  vitest,
  yesOrNo,
} from "./run-tests.ts";
import type { Scheduled } from "./schedule.ts";
import { withSkipped } from "./test-reports.ts";

export type StepId =
  | "build"
  | "unit"
  | "lint"
  | "unused"
  | "types"
  | "api"
  | "language"
  | "package"
  | "cwltool"
  | "postgres"
  | "image"
  | "containers"
  | "built"
  | "gallery"
  | "component"
  | "journeys"
  | "firefox"
  | "webkit";

/** What this machine may lack and the checks install. */
type PreparationId = "a browser" | `${Needy} here` | "engines here";

/** One part of the checks, by the word that chooses it: `npm test -- types unit`. */
export type Step = Scheduled<StepId | PreparationId> & {
  id: StepId;
  title: string;
  /** Whether it runs tests, of which some can be chosen by arguments. */
  runsTests: boolean;
  check: (job: Job) => Promise<Finding>;
};

/** Something installed while the first checks run. It passes or fails nothing by itself. */
export type Preparation = Scheduled<StepId | PreparationId> & {
  id: PreparationId;
  prepare: () => Promise<unknown>;
};

/** Several steps by one word. */
export const groups: Readonly<Record<string, readonly StepId[]>> = {
  e2e: ["journeys"],
  engines: ["firefox", "webkit"],
};

/** One after the other, because only one apt-get can run. */
export const preparations: readonly Preparation[] = [
  {
    ...{ id: "a browser", cores: 0, needs: [] },
    // Without a browser the steps that need one say so.
    prepare: () => ensureBrowser().catch(() => {}),
  },
  ...needy.map((name, at) => {
    const [before] = needy.slice(at - 1, at);
    const needs: readonly PreparationId[] = [before ? `${before} here` : "a browser"];
    const id: PreparationId = `${name} here`;
    return { ...{ id, cores: 0, needs }, prepare: () => ensurePrograms(name) };
  }),
  { ...{ id: "engines here", cores: 0, needs: ["image here"] }, prepare: ensureEngines },
];

const one = { cores: 1, needs: [], runsTests: false } as const;
const all = { cores, needs: [], runsTests: true } as const;
/** Tests in Chromium wait for it a quarter of the time, so views and journeys run side by side. */
const browsers = { cores: 0.75 * cores, runsTests: true } as const;

/**
 * All checks, in the order in which they start where nothing holds them back: first what others wait
 * for and what takes long, so that the short ones fill the gaps.
 */
export const steps: readonly Step[] = [
  { ...one, id: "build", title: "Build", check: checkBuild },
  {
    ...{ ...all, id: "unit", title: "Unit tests and house rules" },
    check: unit,
  },
  {
    ...{ ...one, id: "lint", title: "Format and lint" },
    check: () =>
      single("biome", ["ci", "--error-on-warnings", `--colors=${colours ? "force" : "off"}`]),
  },
  {
    ...{ ...one, id: "unused", title: "Unused files, exports and packages" },
    check: () => single("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  },
  {
    ...{ ...one, id: "types", title: "Types" },
    check: () => single("tsc", colours ? ["--pretty"] : []),
  },
  {
    ...{ ...one, id: "api", title: "API description" },
    // redocly.yaml says what is linted and by which rules. No telemetry and no update checks.
    check: () =>
      single("redocly", ["lint"], {
        env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      }),
  },
  {
    ...{ ...browsers, id: "journeys", title: "Journeys in a browser" },
    needs: ["build", "a browser"],
    check: journeys,
  },
  {
    ...{ ...one, id: "language", title: "Language", needs: ["build"] },
    check: () => single("language", []),
  },
  {
    // The build makes the fonts that the gallery shows.
    ...{ ...one, id: "gallery", title: "Gallery of examples", needs: ["build"] },
    check: () => single("vite", ["build", "--config", "vite.gallery.config.ts"]),
  },
  {
    ...{ ...browsers, id: "component", title: "Views in a browser" },
    needs: ["gallery", "a browser"],
    check: (job) => inBrowser("component", job),
  },
  {
    ...{ ...one, id: "package", title: "Molfar package", runsTests: true },
    check: (job) => vitest("package", job, { workers: 1 }),
  },
  // Each engine keeps one core busy for long: run last, it would leave the others idle.
  {
    ...{ ...one, id: "firefox", title: "Core journeys in Firefox", runsTests: true },
    needs: ["build", "engines here"],
    check: (job) => inEngine("Firefox", job),
  },
  {
    ...{ ...one, id: "webkit", title: "Core journeys in WebKit", runsTests: true },
    needs: ["build", "engines here"],
    check: (job) => inEngine("WebKit", job),
  },
  {
    ...{ ...one, id: "image", title: "Container image of the site", runsTests: true },
    needs: ["image here"],
    check: (job) => inContainers("image", job, 1),
  },
  {
    ...{ ...one, id: "cwltool", title: "Exported workflows in cwltool and Toil", runsTests: true },
    needs: ["cwltool here"],
    check: (job) => whereInstalled("cwltool", job, 1),
  },
  {
    ...{ ...one, id: "postgres", title: "Forms in PostgreSQL", runsTests: true },
    needs: ["postgres here"],
    check: (job) => whereInstalled("postgres", job, 1),
  },
  {
    ...{ ...all, id: "containers", title: "Molfar in containers", needs: ["containers here"] },
    check: (job) => inContainers("containers", job, 2),
  },
  {
    ...{ ...all, id: "built", title: "Built files", needs: ["build"] },
    check: (job) => vitest("built", job),
  },
];

/** Runs the unit tests, except those that passed with what they would read now. */
async function unit(job: Job): Promise<Finding> {
  const hashes = hashesOfKept();
  const isWhole = job.args.length === 0;
  const without = isWhole && !allRequired ? stillPassed(hashes) : [];
  const { skipped = [], ...finding } = await vitest("unit", job, { without });
  if (isWhole && finding.failed === 0) keepPassed(hashes);
  if (without.length > 0) {
    console.info(
      `       Passed before, and nothing that they read has changed: ${without.join(", ")}`,
    );
  }
  return { ...finding, ...withSkipped(finding, skipped, allRequired) };
}

async function checkBuild(): Promise<Finding> {
  if (isBuilt()) return yesOrNo(true);
  let output = "";
  const passed = await build((text) => (output += text));
  return yesOrNo(passed, output);
}

/** Runs tests that start programs which this machine may lack. */
async function whereInstalled(name: Needy, job: Job, workers: number): Promise<Finding> {
  const missing = programsMissing(name);
  const finding = missing.length === 0 ? await vitest(name, job, { workers }) : nothing;
  return { ...finding, ...withSkipped(finding, missing, allRequired) };
}

async function inContainers(name: Needy, job: Job, workers: number): Promise<Finding> {
  const finding = await whereInstalled(name, job, workers);
  const refused = finding.passed === 0 ? refusalIn(finding.output) : undefined;
  // No installation helps against a kernel that refuses, so it's no failure anywhere.
  return refused ? { ...nothing, skipped: [refused] } : finding;
}

async function inEngine(name: keyof Engines, job: Job): Promise<Finding> {
  const missing = engineMissing(findEngines(), name);
  const files = [`tests/engines/runs/${name.toLowerCase()}.test.ts`];
  const finding =
    missing.length === 0
      ? await vitest("engines", job, { name: name.toLowerCase(), workers: 1, files })
      : nothing;
  return { ...finding, ...withSkipped(finding, missing, allRequired) };
}

async function journeys(job: Job): Promise<Finding> {
  const inputs = journeyInputs();
  const finding = await inBrowser("journeys", job);
  rememberJourneys(reportPath("journeys"), inputs);
  return finding;
}

/** Runs tests in Chromium, once this machine has what that takes. */
async function inBrowser(project: "component" | "journeys", job: Job): Promise<Finding> {
  try {
    await ensureBrowser();
  } catch (error) {
    const remark = error instanceof Error ? error.message : String(error);
    return { ...nothing, failed: 1, remarks: [remark] };
  }
  return playwright(project, job);
}
