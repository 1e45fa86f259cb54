import { sampleFigures } from "@yno/registry/basis";
import { type McpCategory, mcpCategories } from "@yno/registry/enums";
import { installCommand } from "@yno/registry/launch";
import type { McpServer, McpServerRecord } from "@yno/registry/mcp-server";
import { aiToolsServers } from "./mcp-servers/ai-tools.ts";
import { automationServers } from "./mcp-servers/automation.ts";
import { backendServers } from "./mcp-servers/backend.ts";
import { browserAutomationServers } from "./mcp-servers/browser-automation.ts";
import { communicationServers } from "./mcp-servers/communication.ts";
import { contentManagementServers } from "./mcp-servers/content-management.ts";
import { crmServers } from "./mcp-servers/crm.ts";
import { dataAndApisServers } from "./mcp-servers/data-and-apis.ts";
import { databaseServers } from "./mcp-servers/database.ts";
import { developmentServers } from "./mcp-servers/development.ts";
import { eCommerceServers } from "./mcp-servers/e-commerce.ts";
import { entertainmentServers } from "./mcp-servers/entertainment.ts";
import { fileManagementServers } from "./mcp-servers/file-management.ts";
import { financeServers } from "./mcp-servers/finance.ts";
import { productivityServers } from "./mcp-servers/productivity.ts";
import { searchAndDiscoveryServers } from "./mcp-servers/search-and-discovery.ts";
import { securityServers } from "./mcp-servers/security.ts";
import { socialMediaServers } from "./mcp-servers/social-media.ts";
import { supportServers } from "./mcp-servers/support.ts";

/** The records of each category: one file each. */
const files: Readonly<Record<McpCategory, readonly McpServerRecord[]>> = {
  "AI Tools": aiToolsServers,
  Automation: automationServers,
  Backend: backendServers,
  "Browser Automation": browserAutomationServers,
  Communication: communicationServers,
  "Content Management": contentManagementServers,
  CRM: crmServers,
  "Data & APIs": dataAndApisServers,
  Database: databaseServers,
  Development: developmentServers,
  "E-commerce": eCommerceServers,
  Entertainment: entertainmentServers,
  "File Management": fileManagementServers,
  Finance: financeServers,
  Productivity: productivityServers,
  "Search & Discovery": searchAndDiscoveryServers,
  Security: securityServers,
  "Social Media": socialMediaServers,
  Support: supportServers,
};

/** Every record, without what follows from its file and its launch. */
export const mcpServerRecords: readonly McpServerRecord[] = Object.values(files).flat();

/**
 * The registry in the order of its page: by category, and in each what is deprecated or archived
 * last. Each record says which of its figures are samples.
 */
export const mcpServers: readonly McpServer[] = mcpCategories.flatMap((category) =>
  files[category]
    .toSorted((one, other) => Number(isGivenUp(one)) - Number(isGivenUp(other)))
    .map((record) => withWhatFollows(category, record)),
);

function withWhatFollows(category: McpCategory, record: McpServerRecord): McpServer {
  const samples = sampleFigures(record.basis);
  return {
    ...record,
    category,
    installCommand: installCommand(record),
    ...(samples && { samples }),
  };
}

function isGivenUp({ status }: McpServerRecord): boolean {
  return status !== "active";
}
