import type { RunEvent } from "../contract/events.ts";
import { counted, countTexts } from "../text/wording.ts";
import type { Plan, PlannedStep } from "../wiring/plan.ts";
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
  started?: OfType<"run.started">;
  finished?: OfType<"run.finished">;
  steps: Map<string, StepSummary>;
  warnings: string[];
};

type StepSummary = {
  plan: PlannedStep;
  attempts: number;
  failures: FailedAttempt[];
  started?: OfType<"step.started">;
  finished?: OfType<"step.finished">;
};

type OfType<Type extends RunEvent["type"]> = Extract<RunEvent, { type: Type }>;

type FailedAttempt = { item: number | null; attempt: number; message: string };

/** Failures and warnings that a report lists. */
const listed = 20;

function emptySummary({ name, steps }: Plan): RunSummary {
  return {
    ...{ name, warnings: [] },
    steps: new Map(steps.map((plan) => [plan.key, { plan, attempts: 0, failures: [] }])),
  };
}

/** Adds what an event says. Events of unknown steps are left out. */
function noteEvent(summary: RunSummary, event: RunEvent): void {
  if (event.type === "run.started") summary.started = event;
  else if (event.type === "run.finished") summary.finished = event;
  else if (event.type === "warning") {
    if (summary.warnings.length < listed) summary.warnings.push(event.message);
  } else if (event.type !== "run.resumed") {
    const step = summary.steps.get(event.step);
    if (step) noteStep(step, event);
  }
}

function noteStep(step: StepSummary, event: RunEvent): void {
  if (event.type === "step.started") step.started = event;
  else if (event.type === "attempt.finished") {
    step.attempts += 1;
    if (event.outcome === "succeeded" || step.failures.length >= listed) return;
    const message = event.message ?? event.outcome;
    step.failures.push({ item: event.item, attempt: event.attempt, message });
  } else if (event.type === "step.finished") {
    step.finished = event;
    if (event.message && step.failures.length === 0) {
      step.failures.push({ item: null, attempt: 0, message: event.message });
    }
  }
}

function summaryHtml(summary: RunSummary): string {
  const { name, finished, warnings } = summary;
  const { run = "", executor = "", time = "" } = summary.started ?? {};
  const outcome = finished?.outcome ?? "running";
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
<p class="${outcome}"><strong>${outcome}</strong> in ${seconds(finished?.duration_ms ?? 0)}</p>
<dl>
<dt>Run</dt><dd>${escaped(run)}</dd>
<dt>Started</dt><dd>${escaped(time)}</dd>
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
  const { plan, attempts, started, finished } = step;
  const { key, task, waitsFor, outputs } = plan;
  const { mode = "single", items } = started ?? {};
  const outcome = finished?.outcome ?? (started ? "running" : "waiting");
  const durationMs = started && finished ? Date.parse(finished.time) - Date.parse(started.time) : 0;
  const after = waitsFor.length > 0 ? ` <span>after ${escaped(waitsFor.join(", "))}</span>` : "";
  const facts = [
    mode === "single" ? "once" : `${counted(items ?? 0, "item")} (${mode})`,
    ...(finished ? countTexts(finished) : []),
    counted(attempts, "attempt"),
    seconds(durationMs),
  ];
  return `<li class="${outcome}${mode === "single" ? "" : " parallel"}">
<h3>${escaped(key)}: ${escaped(task.name)}</h3>
<p><strong>${outcome}</strong>${after}</p>
<p>${facts.join(" · ")}</p>
${outputs.length > 0 ? `<p>Gives ${outputs.map(({ name, path }) => `${escaped(name)} (<code>${escaped(path)}</code>)`).join(", ")}</p>` : ""}
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
