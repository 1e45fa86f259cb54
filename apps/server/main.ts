/**
 * Serves the built site: `node apps/server/main.ts [build folder]`. PORT sets the port, TRUST_PROXY how
 * many proxies are in front, and the variables that begin with INTAKE whether and how forms are taken
 * (contributing/intake.md).
 * Exit code 0 after SIGTERM or SIGINT, 1 with one sentence on stderr when it cannot start.
 */
import { fileURLToPath } from "node:url";
import { site } from "@yno/brand/site";
import { jsonLog } from "@yno/intake/log";
import { readProxies } from "./client-address.ts";
import { withConnectedForms } from "./connected-forms.ts";
import { readPort } from "./port.ts";
import { loadSiteFiles } from "./site-files.ts";
import { type RunningServer, startServer } from "./start.ts";
import { StartError } from "./start-error.ts";
import { startIntake } from "./start-intake.ts";

const buildFolder = process.argv[2] ?? fileURLToPath(new URL("../../build", import.meta.url));
let server: RunningServer | undefined;

// A terminal sends Ctrl-C to npm and to us, and npm passes it on: the second one must not cut short
// what the first began. `close` is bounded in time.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await server?.close();
    process.exit(0);
  });
}

// Who reads the log may go away, and the site goes on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

try {
  const port = readPort(process.env.PORT);
  const proxies = readProxies(process.env.TRUST_PROXY);
  const files = await loadSiteFiles(buildFolder);
  const intake = await startIntake(process.env);
  server = await startServer({
    port,
    proxies,
    intake,
    log: jsonLog,
    files: intake ? withConnectedForms(files) : files,
  });
  console.info(`${site.brand} site on ${server.url}`);
  server.warmUp();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  // What has been opened already, such as a connection to the database, would keep the process.
  process.exit(1);
}
