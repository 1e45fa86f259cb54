import { isTaken, listenProblem, readPort } from "@yno/server/port";
import { StartError } from "@yno/server/start-error";
import { build, isBuilt } from "./build.ts";
import { run } from "./programs.ts";

// The server says the same about its port, but only after a build that takes a while.
try {
  const port = readPort(process.env.PORT);
  if (port !== 0 && (await isTaken(port))) throw listenProblem("EADDRINUSE", port);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (!isBuilt() && !(await build())) process.exit(1);

const { code } = await run("server", []);
process.exitCode = code;
