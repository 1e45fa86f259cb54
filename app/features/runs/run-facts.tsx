import type { Run } from "#content/schema/run.ts";
import { sumCosts } from "./audit.ts";
import type { Replay } from "./replay.ts";
import { clockText, dayText, durationText, moneyText, type StepTime } from "./timing.ts";

type RunFactsProps = { run: Run; replay: Replay; times: readonly StepTime[] };

/** What started the run, when, and what it has taken so far. */
export function RunFacts({ run, replay, times }: RunFactsProps) {
  const { reached } = replay;
  const isOver = reached >= run.steps.length;
  const started = times[0]?.start ?? 0;
  const done = times.slice(0, reached);
  const seconds = ((done.at(-1)?.end ?? started) - Date.parse(run.started)) / 1000;
  const calls = run.steps
    .slice(0, reached)
    .flatMap((step) => (step.kind === "work" ? step.calls : []))
    .filter(({ model }) => model).length;
  const facts = [
    { name: "Trigger", value: run.trigger.name, note: run.trigger.detail },
    {
      name: "Started",
      value: dayText(Date.parse(run.started)),
      note: `${clockText(Date.parse(run.started), Date.parse(run.started))} SGT`,
    },
    {
      name: isOver ? "Duration" : "Duration so far",
      value: durationText(seconds),
      note: reached === 1 ? "1 step done" : `${reached} steps done`,
    },
    {
      name: isOver ? "Cost" : "Cost so far",
      value: moneyText(sumCosts(run, reached)),
      note: calls === 1 ? "1 model call" : `${calls} model calls`,
    },
    { name: "Tier", value: run.tier.name, note: run.tier.detail },
  ];
  return (
    <dl className="run-facts">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="run-fact">{value}</dd>
          <dd className="run-fact-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
