import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { endWith, readOptions } from "../read-options.ts";
import { runRefresh } from "../registry/run-refresh.ts";
import { root } from "../site-folder.ts";

const usage =
  "Usage: npm run registry:refresh -- --from <address or file> [--npm <address or file>] [--since <time>]";

const { from, npm, since } = readOptions(
  { from: { type: "string" }, npm: { type: "string" }, since: { type: "string" } },
  usage,
);

/** Proposes what changed outside as changes of the records, to be read before they're committed. */
const { status, text } = await runRefresh({
  from: from ?? endWith(`--from is missing. ${usage}`),
  npm: npm ?? npmRegistry(),
  since,
  folder: join(root, "content/mcp-servers"),
  history: join(root, "content/registry-changes.json"),
  today: new Date().toISOString().slice(0, 10),
});
if (status === 1) console.error(text);
else console.info(text);
process.exitCode = status;

/** The address that npm installs from here. */
function npmRegistry(): string {
  const shell = process.platform === "win32";
  const { stdout } = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8", shell });
  return stdout.trim() || endWith(`npm doesn't say which registry it uses: give --npm. ${usage}`);
}
