import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { securityPage } from "#content/pages/security.ts";

export const meta = pageMeta(securityPage);

export default function Security() {
  return <OpeningPage page={securityPage} />;
}
