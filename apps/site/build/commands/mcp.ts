import { join } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readSiteData, readSiteTexts } from "@yno/server/site-data";
import { loadSiteFiles } from "@yno/server/site-files";
import { StartError } from "@yno/server/start-error";
import { siteServer } from "@yno/site-mcp/site-server";
import { root } from "../site-folder.ts";

/**
 * The site's own MCP server for a client on this machine: it answers from the last build, over
 * stdin and stdout.
 */
async function main(): Promise<void> {
  const data = await readSiteData(readSiteTexts(await loadSiteFiles(join(root, "dist"))));
  serveStdio(() => siteServer(data), { maxSubscriptions: 0 });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
