import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { careersPage } from "#content/pages/careers.ts";

export const meta = pageMeta(careersPage);

export default function Careers() {
  return <OpeningPage page={careersPage} />;
}
