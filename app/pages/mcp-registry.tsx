import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { mcpRegistryPage } from "#content/pages/mcp-registry.ts";

export const meta = pageMeta(mcpRegistryPage);

export default function McpRegistry() {
  return <OpeningPage page={mcpRegistryPage} />;
}
