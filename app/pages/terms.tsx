import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { termsPage } from "#content/pages/terms.ts";

export const meta = pageMeta(termsPage);

export default function Terms() {
  return <OpeningPage page={termsPage} />;
}
