import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { integrationsPage } from "#content/pages/integrations.ts";

export const meta = pageMeta(integrationsPage);

export default function Integrations() {
  return <OpeningPage page={integrationsPage} />;
}
