import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { supportPage } from "#content/pages/support.ts";

export const meta = pageMeta(supportPage);

export default function Support() {
  return <OpeningPage page={supportPage} />;
}
