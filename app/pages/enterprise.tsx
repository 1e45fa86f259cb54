import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { enterprisePage } from "#content/pages/enterprise.ts";

export const meta = pageMeta(enterprisePage);

export default function Enterprise() {
  return <OpeningPage page={enterprisePage} />;
}
