import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { pricingPage } from "#content/pages/pricing.ts";

export const meta = pageMeta(pricingPage);

export default function Pricing() {
  return <OpeningPage page={pricingPage} />;
}
