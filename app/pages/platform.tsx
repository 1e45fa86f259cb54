import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { platformPage } from "#content/pages/platform.ts";

export const meta = pageMeta(platformPage);

export default function Platform() {
  return <OpeningPage page={platformPage} />;
}
