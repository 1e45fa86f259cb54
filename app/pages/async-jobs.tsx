import { Placeholder } from "#app/layout/placeholder.tsx";
import { asyncJobsPage } from "#content/pages/placeholders.ts";

export const page = asyncJobsPage;

export default function AsyncJobs() {
  return <Placeholder heading={asyncJobsPage.heading} />;
}
