import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { docsMcpPage } from "#content/pages/docs-mcp.ts";

export const meta = pageMeta(docsMcpPage);

export default function DocsMcp() {
  return <OpeningPage page={docsMcpPage} />;
}
