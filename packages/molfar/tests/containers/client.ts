import type { Engine } from "@yno/tools/containers/room";
import { askEngine, type Client } from "../../runner/executors/container.ts";

/** The command line of an engine, as this process's environment says: that of a room once it's set. */
export function roomClient(engine: Engine): Client {
  return { engine, cwd: import.meta.dirname };
}

/** The ids of the containers that a run has in an engine, a line each. */
export async function containersOf(engine: Engine, run: string): Promise<string> {
  const filter = ["--filter", `label=molfar.run=${run}`];
  const question = ["ps", "--all", "--quiet", ...filter];
  const { exitCode, stdout } = await askEngine(roomClient(engine), question);
  // An engine that doesn't answer says nothing about what is left.
  return exitCode === 0 ? stdout : `${engine} ended with code ${exitCode}`;
}
