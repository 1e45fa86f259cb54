import type { Run } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
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
    { name: runWords.trigger, value: run.trigger.name, note: run.trigger.detail },
    {
      name: runWords.started,
      value: dayText(Date.parse(run.started)),
      note: runWords.timeInSgt(clockText(Date.parse(run.started), Date.parse(run.started))),
    },
    {
      name: isOver ? runWords.duration : runWords.durationSoFar,
      value: durationText(seconds),
      note: reached === 1 ? runWords.oneStepDone : runWords.stepsDone(reached),
    },
    {
      name: isOver ? runWords.cost : runWords.costSoFar,
      value: moneyText(sumCosts(run, reached)),
      note: calls === 1 ? runWords.oneModelCall : runWords.modelCalls(calls),
    },
    { name: runWords.tier, value: run.tier.name, note: run.tier.detail },
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
