import { McpRegistry } from "#app/features/mcp-registry/mcp-registry.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import * as words from "#content/mcp-registry-page.ts";
import { mcpRegistryPage } from "#content/pages/mcp-registry.ts";
import { mcpCategories, mcpServerCards } from "#derived/mcp-server-cards.ts";
import "#app/sections/lists.css";

export const page = mcpRegistryPage;

export default function McpRegistryPage() {
  return (
    <PageBody>
      <Opening page={mcpRegistryPage} />
      <McpRegistry
        servers={mcpServerCards}
        categories={mcpCategories}
        words={words}
        loadPanel={loadPanel}
      />
    </PageBody>
  );
}

async function loadPanel() {
  const [{ mcpServerDetails }, { panel }] = await Promise.all([
    import("#derived/mcp-server-details.ts"),
    import("#content/mcp-registry-panel.ts"),
  ]);
  return { details: mcpServerDetails, words: panel };
}
