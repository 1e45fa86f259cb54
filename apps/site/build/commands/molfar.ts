import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root as project } from "@yno/tools/project-files";
import { root } from "../site-folder.ts";

/** The command as it is in the sources, in the directory where npm was called. */
process.chdir(process.env.INIT_CWD ?? root);
await import(pathToFileURL(join(project, "packages/molfar/cli.ts")).href);
