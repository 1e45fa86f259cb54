import { isTaken, listenProblem, readPort } from "@yno/server/port";
import { StartError } from "@yno/server/start-error";
import { build, isBuilt } from "./build.ts";
import { run } from "./programs.ts";

/** The server says the same about its port, but only after a build that takes a while. */
async function portProblem(): Promise<StartError | null> {
  try {
    const port = readPort(process.env.PORT);
    return port !== 0 && (await isTaken(port)) ? listenProblem("EADDRINUSE", port) : null;
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
}

const problem = await portProblem();
if (problem) {
  console.error(problem.message);
  process.exit(1);
}

if (!isBuilt() && !(await build())) process.exit(1);

const { code } = await run("server", []);
process.exitCode = code;
