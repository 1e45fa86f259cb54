import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { apiPage } from "#content/pages/api.ts";

export const meta = pageMeta(apiPage);

export default function Api() {
  return <OpeningPage page={apiPage} />;
}
