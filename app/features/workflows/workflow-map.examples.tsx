import { drawWorkflows } from "#app/drawings/openings/workflows.ts";
import { workflowsPage } from "#content/pages/workflows.ts";
import { workflows } from "#content/workflows.ts";
import { mapWords } from "#content/workflows-page.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { WorkflowCards } from "./workflow-cards.tsx";
import { WorkflowsOnMap } from "./workflow-map.tsx";
import "#app/sections/lists.css";

const maps = drawWorkflows(workflows, mapWords);

function mapAndList(query: string) {
  return (
    <AtAddress address={`/workflows${query}`}>
      <div className="opening">
        <WorkflowsOnMap maps={maps} label={mapWords.label} text={workflowsPage.drawing} />
      </div>
      <div className="workflow-list">
        <WorkflowCards workflows={workflows} renderRun={() => null} />
      </div>
    </AtAddress>
  );
}

export const examples = {
  "above its list": () => mapAndList(""),
  "with a chosen line": () => mapAndList("?open=ticket-triage-sla"),
} satisfies Examples;
