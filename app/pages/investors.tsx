import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { investorsPage } from "#content/pages/investors.ts";

export const meta = pageMeta(investorsPage);

export default function Investors() {
  return <OpeningPage page={investorsPage} />;
}
