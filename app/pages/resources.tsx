import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { resourcesPage } from "#content/pages/resources.ts";

export const meta = pageMeta(resourcesPage);

export default function Resources() {
  return <OpeningPage page={resourcesPage} />;
}
