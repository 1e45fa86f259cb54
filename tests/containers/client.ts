import { clientEnvironment } from "@yno/molfar/internal/commands/executor-setup";
import { askEngine, type Client } from "@yno/molfar/internal/runner/executors/container";
import { root } from "#tools/project-files.ts";

export const engines = ["docker", "podman"] as const;

export type Engine = (typeof engines)[number];

/** The command line of an engine, as this process's environment says: that of a room once it's set. */
export function roomClient(engine: Engine): Client {
  return { engine, cwd: root, clientEnvironment: clientEnvironment() };
}

/** The ids of the containers that a run has in an engine, a line each. */
export async function containersOf(engine: Engine, run: string): Promise<string> {
  const filter = ["--filter", `label=molfar.run=${run}`];
  const { stdout } = await askEngine(roomClient(engine), ["ps", "--all", "--quiet", ...filter]);
  return stdout;
}
