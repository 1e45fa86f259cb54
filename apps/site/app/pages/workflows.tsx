import { drawWorkflows } from "#app/drawings/openings/workflows.ts";
import { RunOnDemand } from "#app/features/runs/run-on-demand.tsx";
import { WorkflowCards } from "#app/features/workflows/workflow-cards.tsx";
import { WorkflowsOnMap } from "#app/features/workflows/workflow-map.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { LeadFigures } from "#app/sections/lead-figures.tsx";
import { Onward, Section } from "#app/sections/section.tsx";
import { workflows } from "#content/collections/workflows.ts";
import { workflowWords } from "#content/messages/workflows.ts";
import {
  filesLink,
  heroNote,
  heroStats,
  mapWords,
  metricsNote,
  modelNote,
  workflowsPage,
} from "#content/pages/workflows.ts";

export const page = workflowsPage;

const maps = drawWorkflows(workflows, mapWords);

export default function Workflows() {
  return (
    <PageBody>
      <Opening
        page={workflowsPage}
        form="across"
        drawing={<WorkflowsOnMap maps={maps} label={mapWords.label} text={workflowsPage.drawing} />}
        figures={<LeadFigures figures={heroStats} note={heroNote} />}
      />
      <div className="workflow-list">
        <Section heading={workflowWords.twentyWorkflows} id="twenty-workflows">
          <div className="workflow-notes">
            <p>{metricsNote}</p>
            <p>{modelNote}</p>
          </div>
          <WorkflowCards
            workflows={workflows}
            renderRun={({ id, title, workflow }) => (
              <>
                <RunOnDemand
                  id={id}
                  title={title}
                  firstStep={Math.max(1, 1 + workflow.findIndex(({ decides }) => decides))}
                  load={() => loadRun(id)}
                />
                <p className="-mt-5 print:mt-0">
                  <a href={`/workflow-files/${id}.md`}>{filesLink}</a>
                </p>
              </>
            )}
          />
        </Section>
      </div>
      <Onward {...workflowsPage.onward} />
    </PageBody>
  );
}

/** The list of what can be loaded is loaded too: it is long, and few visitors open a run. */
async function loadRun(id: string) {
  const { loadRun } = await import("./load-run.ts");
  return loadRun(id);
}
