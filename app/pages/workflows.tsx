import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { workflowsPage } from "#content/pages/workflows.ts";

export const meta = pageMeta(workflowsPage);

export default function Workflows() {
  return <OpeningPage page={workflowsPage} />;
}
