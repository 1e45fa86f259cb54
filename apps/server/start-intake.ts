import { createServer } from "node:http";
import { site } from "@yno/brand/site";
import { readConfiguration } from "@yno/intake/configuration";
import { stampsOf } from "@yno/intake/form-stamp";
import { type Intake, openIntake } from "@yno/intake/intake";
import { IntakeProblem } from "@yno/intake/intake-problem";
import { jsonLog } from "@yno/intake/log";
import { metricsText } from "@yno/intake/metrics";
import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { listenProblem } from "./port.ts";
import { StartError } from "./start-error.ts";

/** Opens the intake that the environment asks for; undefined when it's off. Throws a StartError. */
export async function startIntake(environment: NodeJS.ProcessEnv): Promise<Intake | undefined> {
  try {
    const configuration = readConfiguration(environment, site.brand);
    if (!configuration) return undefined;
    const { database, senders, formKey, metricsPort } = configuration;
    const storage = await openStorage(database);
    if (metricsPort !== undefined) await serveMetrics(storage, metricsPort);
    return openIntake({ storage, senders, stamps: stampsOf(formKey), log: jsonLog });
  } catch (error) {
    if (error instanceof IntakeProblem) throw new StartError(error.message);
    throw error;
  }
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
