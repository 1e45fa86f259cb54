import { Placeholder } from "#app/layout/placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { premiumPage } from "#content/pages/placeholders.ts";

export const meta = pageMeta(premiumPage);

export default function Premium() {
  return <Placeholder heading={premiumPage.heading} />;
}
