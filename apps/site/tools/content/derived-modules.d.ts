/** The modules that `derived-content.ts` makes. */

declare module "#derived/api-reference.ts" {
  import type { ApiReference } from "#content/schema/api-description.ts";

  /** The data of /api, from content/api/openapi.yaml. */
  export const reference: ApiReference;
}

declare module "#derived/faq.ts" {
  import type { Columns } from "@yno/records/columns";
  import type { FaqEntry } from "#content/schema/faq.ts";
  import type { RichText } from "#content/schema/rich-text.ts";

  /** The questions of /resources, their answers as data. */
  export const faqColumns: Columns<Omit<FaqEntry, "answer"> & { text: RichText }>;
}

declare module "#derived/mcp-server-cards.ts" {
  import type { Columns } from "@yno/records/columns";
  import type { McpServerCard } from "@yno/registry/cards";

  /** The data of the registry's cards, in the registry's order. */
  export const mcpServerColumns: Columns<McpServerCard>;
}

declare module "#derived/mcp-server-details.ts" {
  import type { McpServerDetails } from "@yno/registry/cards";

  /** The panel's data, by the id of the server. */
  export const mcpServerDetails: Readonly<Record<string, McpServerDetails>>;
}

declare module "#derived/navigation.ts" {
  import type { NavigationLine, PageLink } from "#content/schema/frame.ts";

  /** The lines of the map with their stations, from the records in content/pages/. */
  export const lines: readonly NavigationLine[];

  /** The documents in the order in which they are read. */
  export const documentLine: readonly PageLink[];
}

declare module "#derived/simulator.ts" {
  import type { Picture } from "#app/features/simulator/picture.ts";

  /** The run that /docs/artifact-transformation shows before its simulator is opened. */
  export const firstPicture: Picture;
}

/** Made by `service-worker.ts` for the service worker alone. */
declare module "#derived/offline-files.ts" {
  /** The part between `entry.client-` and `.js`. */
  export const build: string;

  /** Files to prefetch. The revision of a page changes with its HTML; assets have none. */
  export const files: readonly { url: string; revision: string | null }[];
}

declare module "#derived/popular-servers.ts" {
  import type { NamedServer } from "#content/schema/docs-mcp-page.ts";

  /** The servers that /docs/mcp has cards for, in their order. */
  export const popularServers: readonly NamedServer[];
}

declare module "#derived/flagship-run.ts" {
  import type { SealedRun } from "#content/schema/run.ts";

  /** The sample run of /platform. */
  export const run: SealedRun;
}

declare module "#derived/run-loaders.ts" {
  import type { SealedRun } from "#content/schema/run.ts";

  /** Fetches the sample run of a workflow, by the workflow's id. */
  export const runLoaders: Readonly<Record<string, () => Promise<SealedRun>>>;
}

declare module "#derived/runs/*" {
  import type { SealedRun } from "#content/schema/run.ts";

  /** A sample run with the hashes of its audit record. */
  export const run: SealedRun;
}

declare module "#derived/page-table.ts" {
  import type { PageModule } from "#app/browser/navigation/router.ts";

  /** The code of each page, by its path, that of the not-found page by '/404'. */
  export const pageTable: Readonly<Record<string, () => Promise<PageModule>>>;
}
