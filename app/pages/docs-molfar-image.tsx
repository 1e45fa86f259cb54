import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { docsMolfarImagePage } from "#content/pages/docs-molfar-image.ts";

export const meta = pageMeta(docsMolfarImagePage);

export default function DocsMolfarImage() {
  return <OpeningPage page={docsMolfarImagePage} />;
}
