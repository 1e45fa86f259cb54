import { hasBuild } from "./build.ts";
import { run } from "./programs.ts";

if (!hasBuild()) {
  console.error("There is no finished build to preview: run 'npm run build' first.");
  process.exit(1);
}

const { code } = await run("server", []);
process.exitCode = code;
