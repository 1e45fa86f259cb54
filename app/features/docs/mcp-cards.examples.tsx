import * as words from "#content/docs-mcp-page.ts";
import { popularServers } from "#derived/popular-servers.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import {
  CallToAction,
  FeatureCards,
  McpActions,
  PopularServers,
  RegistryCategories,
  UseCases,
} from "./mcp-cards.tsx";

export const examples = {
  "opening links": () => <McpActions words={words.opening} />,
  cards: () => (
    <div className="prose prose-docs">
      <FeatureCards cards={words.features} />
      <RegistryCategories groups={words.registryGroups} />
      <h3>Popular servers</h3>
      <PopularServers cards={words.popularServers} servers={popularServers} />
      <UseCases cases={words.useCases} servers={popularServers} />
      <CallToAction words={words.callToAction} />
    </div>
  ),
} satisfies Examples;
