import { join } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readSiteData, readSiteTexts } from "@yno/server/site-data";
import { loadSiteFiles } from "@yno/server/site-files";
import { StartError } from "@yno/server/start-error";
import { siteServer } from "@yno/site-mcp/site-server";
import { runChild } from "../child.mjs";
import { root } from "../project-files.ts";
import { hasBuild } from "./build.ts";

/**
 * The site's own MCP server for a client on this machine: it answers from the last build. It uses
 * stdin and stdout, so all other output goes to stderr, including a build's.
 */
async function main(): Promise<void> {
  if (!hasBuild()) {
    const { code, stopped } = await runChild(process.execPath, ["tools/commands/build.ts"], {
      cwd: root,
      stdio: ["ignore", process.stderr, "inherit"],
    });
    if (stopped || code !== 0) process.exit(code || 1);
  }
  const data = await readSiteData(readSiteTexts(await loadSiteFiles(join(root, "build"))));
  serveStdio(() => siteServer(data), { maxSubscriptions: 0 });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
