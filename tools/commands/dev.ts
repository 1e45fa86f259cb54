import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../project-files.ts";
import { run } from "./programs.ts";

const fonts = await run("fonts", []);
if (fonts.code !== 0) process.exit(fonts.code);

const examples = await createServer({ configFile: join(root, "vite.gallery.config.ts") });
await examples.listen();
console.info(`Every view in its states: ${examples.resolvedUrls?.local[0]}?all`);

const { code } = await run("vite", process.argv.slice(2));
await examples.close();
process.exitCode = code;
