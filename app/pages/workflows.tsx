import { RunOnDemand } from "#app/features/runs/run-on-demand.tsx";
import { WorkflowCards } from "#app/features/workflows/workflow-cards.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { Section } from "#app/sections/section.tsx";
import { workflowsPage } from "#content/pages/workflows.ts";
import { workflows } from "#content/workflows.ts";
import { filesLink, heroNote, heroStats, metricsNote } from "#content/workflows-page.ts";
import "#app/sections/lists.css";

export const page = workflowsPage;

export default function Workflows() {
  return (
    <PageBody>
      <div className="grid gap-12">
        <Opening page={workflowsPage} />
        <div className="grid gap-5">
          <Figures figures={heroStats} />
          <p className="note max-w-[44rem]">{heroNote}</p>
        </div>
      </div>
      <Section heading="Twenty workflows" opening={metricsNote}>
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
              <p>
                <a href={`/workflow-files/${id}.md`}>{filesLink}</a>
              </p>
            </>
          )}
        />
      </Section>
    </PageBody>
  );
}

/** The list of what can be loaded is loaded too: it is long, and few visitors open a run. */
async function loadRun(id: string) {
  const { runLoaders } = await import("#derived/run-loaders.ts");
  const load = runLoaders[id];
  if (!load) throw new Error(`The workflow ${id} has no run: list one in content/runs.ts.`);
  return load();
}
