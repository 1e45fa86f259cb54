import { Placeholder } from "#app/layout/placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { asyncJobsPage } from "#content/pages/placeholders.ts";

export const meta = pageMeta(asyncJobsPage);

export default function AsyncJobs() {
  return <Placeholder heading={asyncJobsPage.heading} />;
}
