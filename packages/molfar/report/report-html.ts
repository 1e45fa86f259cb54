import type { Outcome, RunEvent, StepMode } from "../contract/events.ts";
import type { Plan } from "../wiring/plan.ts";
import { escaped, geometry, type Palette, palettes } from "./graph-svg.ts";

/**
 * A report of a run in one file: no scripts, nothing to load, drawn as the line that it ran.
 *
 * @param lines its events as JSON
 */
export async function reportHtml(plan: Plan, lines: AsyncIterable<string>): Promise<string> {
  const summary = emptySummary(plan);
  for await (const line of lines) {
    const event: RunEvent = JSON.parse(line);
    noteEvent(summary, event);
  }
  return summaryHtml(summary);
}

/** The data of a run's report. It doesn't grow with the number of items. */
type RunSummary = {
  name: string;
  run: string;
  executor: string;
  started: string;
  durationMs: number;
  outcome: Outcome | "running";
  steps: Map<string, StepSummary>;
  warnings: string[];
};

type StepSummary = {
  key: string;
  task: string;
  waitsFor: readonly string[];
  mode: StepMode;
  items: number;
  outcome: Outcome | "running" | "waiting";
  succeeded: number;
  failed: number;
  reused: number;
  notStarted: number;
  attempts: number;
  started: string;
  durationMs: number;
  failures: FailedAttempt[];
  outputs: { name: string; path: string }[];
};

type FailedAttempt = { item: number | null; attempt: number; message: string };

/** Failures and warnings that a report lists. */
const listed = 20;

function emptySummary({ name, steps }: Plan): RunSummary {
  return {
    ...{ name, run: "", executor: "", started: "", durationMs: 0, outcome: "running" },
    warnings: [],
    steps: new Map(
      steps.map(({ key, task, waitsFor, outputs }) => [
        key,
        {
          ...{ key, task: task.name, waitsFor, mode: "single", items: 0, outcome: "waiting" },
          ...{ succeeded: 0, failed: 0, reused: 0, notStarted: 0, attempts: 0 },
          ...{ started: "", durationMs: 0, failures: [] },
          outputs: outputs.map(({ name: output, path }) => ({ name: output, path })),
        },
      ]),
    ),
  };
}

/** Adds what an event says. Events of unknown steps are left out. */
function noteEvent(summary: RunSummary, event: RunEvent): void {
  if (event.type === "run.started") {
    summary.run = event.run;
    summary.executor = event.executor;
    summary.started = event.time;
  } else if (event.type === "run.finished") {
    summary.outcome = event.outcome;
    summary.durationMs = event.duration_ms;
  } else if (event.type === "warning") {
    if (summary.warnings.length < listed) summary.warnings.push(event.message);
  } else if (event.type !== "run.resumed") {
    const step = summary.steps.get(event.step);
    if (step) noteStep(step, event);
  }
}

type StepEvent = Exclude<
  RunEvent,
  { type: "run.started" | "run.resumed" | "run.finished" | "warning" }
>;

function noteStep(step: StepSummary, event: StepEvent): void {
  if (event.type === "step.started") {
    step.outcome = "running";
    step.mode = event.mode;
    step.items = event.items;
    step.started = event.time;
  } else if (event.type === "attempt.finished") {
    step.attempts += 1;
    if (event.outcome === "succeeded" || step.failures.length >= listed) return;
    const message = event.message ?? event.outcome;
    step.failures.push({ item: event.item, attempt: event.attempt, message });
  } else if (event.type === "step.finished") {
    step.outcome = event.outcome;
    step.succeeded = event.succeeded;
    step.failed = event.failed;
    step.reused = event.reused;
    step.notStarted = event.not_started;
    if (step.started) step.durationMs = Date.parse(event.time) - Date.parse(step.started);
    if (event.message && step.failures.length === 0) {
      step.failures.push({ item: null, attempt: 0, message: event.message });
    }
  }
}

function summaryHtml(summary: RunSummary): string {
  const { name, run, executor, started, durationMs, outcome, warnings } = summary;
  const steps = [...summary.steps.values()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(name)}: ${outcome}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(name)}</h1>
<p class="${outcome}"><strong>${outcome}</strong> in ${seconds(durationMs)}</p>
<dl>
<dt>Run</dt><dd>${escaped(run)}</dd>
<dt>Started</dt><dd>${escaped(started)}</dd>
<dt>Executor</dt><dd>${escaped(executor)}</dd>
</dl>
${warnings.length > 0 ? `<h2>Warnings</h2>\n<ul>${warnings.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>` : ""}
<h2>Steps</h2>
<ol class="line">
${steps.map(stepHtml).join("\n")}
</ol>
</main>
</body>
</html>
`;
}

function stepHtml(step: StepSummary): string {
  const { key, task, waitsFor, mode, items, outcome, attempts, durationMs } = step;
  const after = waitsFor.length > 0 ? ` <span>after ${escaped(waitsFor.join(", "))}</span>` : "";
  const counts = [
    [step.succeeded, "succeeded"],
    [step.reused, "reused"],
    [step.failed, "failed"],
    [step.notStarted, "not started"],
  ] as const;
  const facts = [
    mode === "single" ? "once" : `${items} items (${mode})`,
    ...counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    seconds(durationMs),
  ];
  return `<li class="${outcome}${mode === "single" ? "" : " parallel"}">
<h3>${escaped(key)}: ${escaped(task)}</h3>
<p><strong>${outcome}</strong>${after}</p>
<p>${facts.join(" · ")}</p>
${step.outputs.length > 0 ? `<p>Gives ${step.outputs.map(({ name, path }) => `${escaped(name)} (<code>${escaped(path)}</code>)`).join(", ")}</p>` : ""}
${step.failures.map(failureHtml).join("\n")}
</li>`;
}

function failureHtml({ item, attempt, message }: StepSummary["failures"][number]): string {
  const where = [
    ...(item === null ? [] : [`item ${item}`]),
    ...(attempt === 0 ? [] : [`attempt ${attempt}`]),
  ].join(", ");
  const [first = "", ...rest] = message.split("\n");
  const printed = rest.length > 0 ? `<pre>${escaped(rest.join("\n"))}</pre>` : "";
  return `<div class="failure"><p>${where ? `${where}: ` : ""}${escaped(first)}</p>${printed}</div>`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(" ");

/** A station for each step on one line; the ring of a parallel step is double. */
const style = `
:root { ${variables(palettes.light)} }
@media (prefers-color-scheme: dark) {
  :root { ${variables(palettes.dark)} }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h3 { margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt, span { color: var(--quiet); } dd { margin: 0; }
.line { list-style: none; margin: 0; padding: 0; }
.line > li { position: relative; padding: 0 0 1.5rem 2.5rem; border-left: ${geometry.line}px solid var(--line); margin-left: .75rem; }
.line > li:last-child { border-left-color: transparent; padding-bottom: 0; }
.line > li::before { content: ""; position: absolute; left: -15px; top: .15rem; width: ${geometry.station.inner}px; height: ${geometry.station.inner}px; border: ${geometry.station.border}px solid var(--line); border-radius: 50%; background: var(--paper); }
.line > .parallel::before { outline: ${geometry.ring.border}px solid var(--line); outline-offset: ${geometry.ring.offset}px; }
.line > .failed::before, .line > .timed-out::before { border-color: var(--bad); background: var(--bad); }
.line > .skipped::before, .line > .cancelled::before, .line > .waiting::before { border-style: dotted; }
.failed strong { color: var(--bad); }
p { margin: .15rem 0; } .failure { margin: .5rem 0; padding-left: .75rem; border-left: 3px solid var(--bad); }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0; font-size: .875rem; }
`;
