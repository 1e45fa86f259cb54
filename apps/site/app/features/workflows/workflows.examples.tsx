import { drawWorkflows } from "#app/drawings/openings/workflows.ts";
import { RunOnDemand } from "#app/features/runs/run-on-demand.tsx";
import { loadRun } from "#app/pages/load-run.ts";
import { workflows } from "#content/collections/workflows.ts";
import { mapWords, workflowsPage } from "#content/pages/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { WorkflowCards } from "./workflow-cards.tsx";
import { WorkflowsOnMap } from "./workflow-map.tsx";

const [first, second] = workflows;
if (!first || !second) throw new Error("There are no workflows.");

function cards(query: string, shown: readonly Workflow[]) {
  return (
    <AtAddress address={`/workflows${query}`}>
      <WorkflowCards
        workflows={shown}
        renderRun={({ id, title, workflow }) => (
          <RunOnDemand
            id={id}
            title={title}
            firstStep={Math.max(1, 1 + workflow.findIndex(({ decides }) => decides))}
            load={() => loadRun(id)}
          />
        )}
      />
    </AtAddress>
  );
}

const maps = drawWorkflows(workflows, mapWords);

function mapAndList(query: string, listed: readonly Workflow[]) {
  return (
    <AtAddress address={`/workflows${query}`}>
      <div className="opening">
        <WorkflowsOnMap maps={maps} label={mapWords.label} text={workflowsPage.drawing} />
      </div>
      <div className="workflow-list">
        <WorkflowCards workflows={listed} renderRun={() => null} />
      </div>
    </AtAddress>
  );
}

export const examples = {
  all: () => cards("", workflows),
  open: () => cards(`?open=${first.id}`, [first, second]),
  "with its run": () => cards(`?open=${first.id}&step=4`, [first, second]),
  "above its list": () => mapAndList("", workflows),
  "with a chosen line": () => mapAndList(`?open=${first.id}`, [first, second]),
} satisfies Examples;
