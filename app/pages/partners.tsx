import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { partnersPage } from "#content/pages/partners.ts";

export const meta = pageMeta(partnersPage);

export default function Partners() {
  return <OpeningPage page={partnersPage} />;
}
