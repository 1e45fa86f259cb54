/**
 * Serves the built site: `node apps/server/main.ts [build folder]`. PORT sets the port, TRUST_PROXY how
 * many proxies are in front, and the variables that begin with INTAKE whether and how forms are taken
 * (docs/intake.md).
 * Exit code 0 after SIGTERM or SIGINT, 1 with one sentence on stderr when it cannot start.
 */

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { site } from "@yno/brand/site";
import { readConfiguration } from "@yno/intake/configuration";
import { type Intake, openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import { IntakeProblem, type Storage } from "@yno/intake/storage";
import { metricsText } from "@yno/intake/telemetry";
import { withConnectedForms } from "./connected-forms.ts";
import { jsonLog } from "./log.ts";
import { listenProblem, readPort } from "./port.ts";
import { readProxies } from "./rate-limit.ts";
import { loadSiteFiles } from "./site-files.ts";
import { type RunningServer, startServer } from "./start.ts";
import { StartError } from "./start-error.ts";

const buildFolder = process.argv[2] ?? fileURLToPath(new URL("../site/dist", import.meta.url));
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
  const intake = await startIntake(process.env, port);
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
  if (!(error instanceof StartError || error instanceof IntakeProblem)) throw error;
  console.error(error.message);
  // What has been opened already, such as a connection to the database, would keep the process.
  process.exit(1);
}

/** Opens the intake that the environment asks for; undefined when it's off. Throws an IntakeProblem or a StartError. */
async function startIntake(
  environment: NodeJS.ProcessEnv,
  sitePort: number,
): Promise<Intake | undefined> {
  const configuration = readConfiguration(environment);
  if (!configuration) return undefined;
  const { database, senders, mail, metricsPort } = configuration;
  if (metricsPort === sitePort) {
    throw new StartError(
      `PORT and INTAKE_METRICS_PORT are both ${sitePort}: set one of them to another, for example INTAKE_METRICS_PORT=${sitePort === 65_535 ? 9464 : sitePort + 1}.`,
    );
  }
  const storage = await openStorage(database);
  if (metricsPort !== undefined) await serveMetrics(storage, metricsPort);
  if (!mail) {
    jsonLog(
      "warn",
      "INTAKE_SMTP_URL isn't set, so the confirmation that /support promises can't be sent.",
    );
  }
  return openIntake({ storage, senders, log: jsonLog });
}

/** Answers /metrics on this machine only, for as long as the process lives. */
async function serveMetrics(storage: Storage, port: number): Promise<void> {
  const server = createServer(async ({ url }, response) => {
    if (url !== "/metrics") return void response.writeHead(404).end();
    try {
      const text = metricsText(await storage.stats(), Date.now());
      response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4" }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(listenProblem(error.code, port, "INTAKE_METRICS_PORT") ?? error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
}
