import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { privacyPage } from "#content/pages/privacy.ts";

export const meta = pageMeta(privacyPage);

export default function Privacy() {
  return <OpeningPage page={privacyPage} />;
}
