import { DocumentPage } from "#app/features/docs/document-page.tsx";
import { documentParts } from "#app/features/docs/document-parts.ts";
import {
  CallToAction,
  FeatureCards,
  McpActions,
  PopularServers,
  RegistryCategories,
  UseCases,
} from "#app/features/docs/mcp-cards.tsx";
import { neighboursOf } from "#app/features/docs/neighbours.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import McpText, { minutes, sections } from "#content/docs/mcp.mdx";
import * as words from "#content/docs-mcp-page.ts";
import { documentLine } from "#content/navigation.ts";
import { docsMcpPage } from "#content/pages/docs-mcp.ts";
import { popularServers } from "#derived/popular-servers.ts";

export const meta = pageMeta(docsMcpPage);

/** The cards between the text. Configuration samples are part of it: tools/markdown/server-samples.ts. */
const parts = {
  ...documentParts,
  FeatureCards: () => <FeatureCards cards={words.features} />,
  RegistryCategories: () => <RegistryCategories groups={words.registryGroups} />,
  PopularServers: () => <PopularServers cards={words.popularServers} servers={popularServers} />,
  UseCases: () => <UseCases cases={words.useCases} servers={popularServers} />,
  CallToAction: () => <CallToAction words={words.callToAction} />,
};

export default function DocsMcp() {
  return (
    <DocumentPage
      page={docsMcpPage}
      sections={sections}
      minutes={minutes}
      actions={<McpActions words={words.opening} />}
      {...neighboursOf(docsMcpPage.path, documentLine)}
    >
      <McpText components={parts} />
    </DocumentPage>
  );
}
