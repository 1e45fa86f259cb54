import {
  type AuditEntry,
  buildAudit,
  firstPrevious,
  isRefused,
  sumCosts,
} from "#app/features/runs/audit.ts";
import {
  clockText,
  dayText,
  durationText,
  moneyText,
  type StepTime,
  stepTimes,
} from "#app/features/runs/timing.ts";
import type { ApprovalStep, RunItem, RunStep, SealedRun, WorkStep } from "#content/schema/run.ts";

/**
 * A run as Markdown, for visitors without JavaScript and for agents: the same as the page shows,
 * with every step in full.
 *
 * @param origin of the site, such as https://www.yno.example
 */
export function runMarkdown(run: SealedRun, origin: string): string {
  const times = stepTimes(run);
  const started = Date.parse(run.started);
  const ended = times.at(-1)?.end ?? started;
  return `${[
    `# ${run.title}: a sample run`,
    "Sample run. Companies and amounts are made up.",
    run.summary,
    list([
      ["Run", `\`${run.number}\`, version ${run.version}`],
      ["Trigger", `${run.trigger.name}, ${run.trigger.detail}`],
      ["Started", `${dayText(started)} at ${clockText(started, started)} SGT`],
      ["Duration", durationText((ended - started) / 1000)],
      ["Cost", moneyText(sumCosts(run))],
      ["Tier", `${run.autonomy.name}, ${run.autonomy.detail}`],
      ["Outcome", isRefused(run) ? "Refused" : "Completed"],
      ["Workflow", `${origin}/workflows?open=${run.id}`],
      ["Files to run it yourself", `${origin}/workflow-files/${run.id}.md`],
    ]),
    ...run.steps.flatMap((step, index) => stepParts(step, index, times[index], started)),
    "## Audit record",
    `Each entry carries the hash of the entry before it: SHA-256 over the entry as canonical JSON, with the name \`previous\` for that hash. The record as JSON: ${origin}/runs/${run.id}.json`,
    auditTable(buildAudit(run), run.seals),
  ].join("\n\n")}\n`;
}

/** The audit record as a file: every entry with the hash before it and its own. */
export function runRecord(run: SealedRun): string {
  const entries = buildAudit(run).map((entry, index) => ({
    ...entry,
    previous: run.seals[index - 1] ?? firstPrevious,
    hash: run.seals[index],
  }));
  return `${JSON.stringify({ run: run.number, workflow: run.id, sample: true, entries }, null, 2)}\n`;
}

function stepParts(
  step: RunStep,
  index: number,
  time: StepTime | undefined,
  started: number,
): string[] {
  const at = time ? `, ended ${clockText(time.end, started)}` : "";
  return [
    `## ${index + 1}. ${step.name}`,
    `${step.result} (${durationText(time?.seconds ?? 0)}${at})`,
    "### What came in",
    items([...(step.takes ?? []), ...(step.outside ?? [])]),
    ...(step.kind === "work" ? workParts(step) : approvalParts(step)),
    "### What came out",
    items(step.gives),
  ];
}

function workParts({ calls, findings = [], why, pause, cost }: WorkStep): string[] {
  return [
    ...(pause ? [`${pause.reason}: ${durationText(pause.seconds)}.`] : []),
    "### What the agent did",
    calls
      .map(({ system, tool, arguments: given, effect = "none", seconds, failed, waited }) => {
        const wait = waited ? ` after waiting ${durationText(waited)}` : "";
        const fault = failed ? ` Failed: ${failed}.` : "";
        const change = effect === "none" ? "" : ` Effect: ${effect}.`;
        return `- ${system}: \`${tool} ${given}\`, ${durationText(seconds)}${wait}.${change}${fault}`;
      })
      .join("\n"),
    ...(findings.length > 0
      ? [
          "### What it found",
          findings
            .map(({ same, name, text }) => `- ${same ? "=" : "≠"} ${name}: ${text}`)
            .join("\n"),
        ]
      : []),
    ...(why
      ? [
          `### ${why.title}`,
          `Model \`${why.model}\`, ${why.facts.map(({ name, value }) => `${name.toLowerCase()} ${value}`).join(", ")}.`,
          `> ${why.text}`,
        ]
      : []),
    `Cost: ${moneyText(cost)}.`,
  ];
}

function approvalParts({ approval }: ApprovalStep): string[] {
  const { asks, deadline, conclusion, detail, policy, columns, rows, options, decision } = approval;
  return [
    `### Approval for ${asks}`,
    `**${conclusion}${conclusion.endsWith("?") ? "" : "."}** ${detail}`,
    `Stopped by policy ${policy.id}: ${policy.rule}. ${policy.limits.map(({ label, shown }) => `${label}: ${shown}.`).join(" ")} ${deadline}.`,
    table(
      ["", ...columns.map(({ name, source }) => `${name} (${source})`), "Result"],
      rows.map(({ name, cells, result }) => [
        name,
        ...cells.map(({ text, note }) => (note ? `${text} (${note})` : text)),
        `${result.same ? "=" : "≠"} ${result.text}${result.note ? ` (${result.note})` : ""}`,
      ]),
    ),
    "### The three choices",
    options
      .map(({ label, consequence, leadsTo }) => `- **${label}**: ${consequence}. ${leadsTo}`)
      .join("\n"),
    `### ${decision.title}`,
    ...(decision.escalated
      ? [
          `Nobody answered within ${durationText(decision.escalated.seconds)}, so the approval went to ${decision.escalated.to}.`,
        ]
      : []),
    `Decided by ${decision.by} ${decision.via}, after ${durationText(decision.seconds)}.`,
    `> ${decision.note}`,
    list(decision.facts.map(({ name, value }) => [name, value])),
  ];
}

function auditTable(entries: readonly AuditEntry[], seals: readonly string[]): string {
  return table(
    ["No.", "Time", "Event", "What happened", "SHA-256"],
    entries.map(({ number, time, event, what }, index) => [
      String(number),
      time,
      `\`${event}\``,
      what,
      `\`${seals[index]}\``,
    ]),
  );
}

function items(all: readonly RunItem[]): string {
  return all.map(({ name, text }) => `- \`${name}\`: ${text}`).join("\n");
}

function list(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `- ${name}: ${value}`).join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
