import { WorkflowCards } from "#app/features/workflows/workflow-cards.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { Section } from "#app/sections/section.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { workflowsPage } from "#content/pages/workflows.ts";
import { workflows } from "#content/workflows.ts";
import { heroNote, heroStats, metricsNote } from "#content/workflows-page.ts";
import "#app/sections/lists.css";

export const meta = pageMeta(workflowsPage);

export default function Workflows() {
  return (
    <div className="page measure">
      <div className="grid gap-12">
        <Opening page={workflowsPage} />
        <div className="grid gap-5">
          <Figures figures={heroStats} />
          <p className="note max-w-[44rem]">{heroNote}</p>
        </div>
      </div>
      <Section heading="Twenty workflows" opening={metricsNote}>
        <WorkflowCards workflows={workflows} />
      </Section>
    </div>
  );
}
