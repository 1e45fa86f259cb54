import { join, relative } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { packMolfar } from "../outputs/molfar-package.ts";

const tarball = relative(project, await packMolfar(join(project, "apps/site/dist")));
console.info(`Packed ${tarball}. Install it elsewhere with 'npm install <path to it>'.`);
