import { unpackCard } from "@yno/registry/cards";
import { McpRegistry } from "#app/features/mcp-registry/mcp-registry.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody, SectionStrip } from "#app/layout/page-body.tsx";
import { mcpServerColumns } from "#content/derived/mcp-server-cards.ts";
import * as words from "#content/pages/mcp-registry.ts";
import { fromColumns } from "#content/schema/columns.ts";

export const page = words.mcpRegistryPage;

const servers = fromColumns(mcpServerColumns).map(unpackCard);

export default function McpRegistryPage() {
  return (
    <PageBody>
      <McpRegistry
        servers={servers}
        words={words}
        loadPanel={loadPanel}
        opening={(search, categories) => (
          <Opening
            page={page}
            form="across"
            compact
            actions={
              <div className="opening-actions w-[min(25rem,100%)] @min-[66rem]/page:w-100">
                {search}
              </div>
            }
            drawing={categories}
          />
        )}
        strip={SectionStrip}
      />
    </PageBody>
  );
}

async function loadPanel() {
  const [{ mcpServerDetails }, { policyProof }, { panel }] = await Promise.all([
    import("#content/derived/mcp-server-details.ts"),
    import("#content/derived/policy-proof.ts"),
    import("#content/mcp-registry-panel.ts"),
  ]);
  return { details: mcpServerDetails, proof: policyProof, words: panel };
}
