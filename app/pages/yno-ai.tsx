import { Placeholder } from "#app/layout/placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ynoAiPage } from "#content/pages/placeholders.ts";

export const meta = pageMeta(ynoAiPage);

export default function YnoAi() {
  return <Placeholder heading={ynoAiPage.heading} />;
}
