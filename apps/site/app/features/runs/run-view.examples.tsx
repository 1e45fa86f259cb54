import { loadRun } from "#app/pages/load-run.ts";
import { run as flagship } from "#content/derived/flagship-run.ts";
import type { Run } from "#content/schema/run.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { ApprovalCard } from "./approval.tsx";
import { RunOnDemand } from "./run-on-demand.tsx";
import { FlagshipRun, RunView } from "./run-view.tsx";
import { stepTimes } from "./timing.ts";

/** A run without an approval, which is over when it opens. */
const tickets = await loadRun("ticket-triage-sla");

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

function approval(state: "waiting" | "done") {
  const chosen = state === "done" ? option?.id : undefined;
  const shared = { step, chosen, time: times[at], level: 3 } as const;
  return (
    <div className="run line-product">
      <ApprovalCard {...shared} state={state} started={times[0]?.start} onDecide={nothing} />
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
    <div className="grid gap-8">
      <RunOnDemand
        id={flagship.id}
        title={flagship.title}
        firstStep={1}
        load={() => loadRun(flagship.id)}
      />
    </div>
  ),
  waiting: () => approval("waiting"),
  "after a choice": () => approval("done"),
} satisfies Examples;
