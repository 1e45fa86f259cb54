import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { docsPage } from "#content/pages/docs.ts";

export const meta = pageMeta(docsPage);

export default function Docs() {
  return <OpeningPage page={docsPage} />;
}
