import type { Run } from "#content/schema/run.ts";
import { run as flagship } from "#derived/flagship-run.ts";
import { runLoaders } from "#derived/run-loaders.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { ApprovalCard, ComparisonTable, DecisionOutcome } from "./approval.tsx";
import { buildAudit } from "./audit.ts";
import { AuditRecord, AuditTable } from "./audit-record.tsx";
import { decide, opening } from "./replay.ts";
import { ReplayControls, Timeline } from "./replay-controls.tsx";
import { RunOnDemand } from "./run-on-demand.tsx";
import { LimitBar, RunFacts, RunStepRow, TimingBar } from "./run-parts.tsx";
import { FlagshipRun, RunView } from "./run-view.tsx";
import { stepTimes } from "./timing.ts";
import { WorkBody } from "./work-body.tsx";

async function load(id: string) {
  const run = await runLoaders[id]?.();
  if (!run) throw new Error(`There is no run '${id}'.`);
  return run;
}

/** A run without an approval, which is over when it opens. */
const tickets = await load("ticket-triage-sla");

const nothing = () => undefined;
const times = stepTimes(flagship);
const at = flagship.steps.findIndex(({ kind }) => kind === "approval");

function approvalOf({ steps }: Run) {
  const step = steps.find(({ kind }) => kind === "approval");
  if (step?.kind !== "approval") throw new Error("The run of the examples has no approval.");
  return step;
}

const step = approvalOf(flagship);
const [option] = step.approval.options;

function work() {
  const [first] = flagship.steps;
  return (
    <RunStepRow
      id="row"
      step={first ?? step}
      number={1}
      state="done"
      seconds={2}
      isOpen
      onToggle={nothing}
    >
      {first?.kind === "work" && <WorkBody step={first} />}
      <p>
        <TimingBar start={0.2} end={0.6} />
        <LimitBar limit={2} value={3} />
      </p>
    </RunStepRow>
  );
}

function approval(state: "waiting" | "done") {
  const chosen = state === "done" ? option?.id : undefined;
  const shared = { step, chosen, time: times[at], level: 3 } as const;
  return (
    <div className="run line-product">
      <ApprovalCard {...shared} state={state} started={times[0]?.start} onDecide={nothing} />
    </div>
  );
}

/** What is around the steps, after the decision. */
function frame() {
  const replay = decide(flagship, opening(flagship), option?.id ?? "");
  const shared = { run: flagship, replay, times };
  return (
    <div className="run line-product">
      <RunFacts {...shared} />
      <Timeline {...shared} stepId={() => "row"} onGo={nothing} />
      <ReplayControls
        {...shared}
        isPlaying={false}
        onPlay={nothing}
        onBack={nothing}
        onForward={nothing}
      />
      {work()}
    </div>
  );
}

/** The decision, the sources that it compares, and the record of it with a value that was changed. */
function decided() {
  return (
    <div className="run line-product">
      <ComparisonTable columns={step.approval.columns} rows={step.approval.rows} />
      <DecisionOutcome
        ref={null}
        step={step}
        chosen={option?.id}
        note="As agreed"
        time={times[at]}
        level={3}
        isShown
      />
      <AuditRecord run={flagship} level={3} isShown />
      <AuditTable
        entries={buildAudit(flagship)}
        seals={flagship.seals}
        firstBroken={6}
        changed={6}
      />
    </div>
  );
}

export const examples = {
  flagship: () => (
    <AtAddress address="/platform">
      <FlagshipRun run={flagship} />
    </AtAddress>
  ),
  over: () => <RunView run={tickets} level={4} asked={null} onShow={nothing} />,
  "on demand": () => (
    <RunOnDemand
      id={flagship.id}
      title={flagship.title}
      firstStep={1}
      load={() => load(flagship.id)}
    />
  ),
  frame,
  waiting: () => approval("waiting"),
  "after a choice": () => approval("done"),
  decided,
} satisfies Examples;
