import { join } from "node:path";
import { createServer } from "vite";
import { freshImports } from "../pages/fresh-imports.ts";
import { readOptions, wholeNumber } from "../read-options.ts";
import { root } from "../site-folder.ts";

const { port, host } = readOptions(
  { port: { type: "string" }, host: { type: "string" } },
  "npm run dev takes --port <number> and --host <address>.",
);

const fresh = freshImports();
const serve = (configFile: string, options: { port?: number; host?: string } = {}) =>
  createServer({
    configFile: join(root, configFile),
    configLoader: "native",
    plugins: [fresh()],
    server: options,
  }).then((server) => server.listen());

const examples = await serve("vite.gallery.config.ts");
console.info(`Every view in its states: ${examples.resolvedUrls?.local[0]}?all`);
const site = await serve("vite.config.ts", {
  ...(port !== undefined && { port: wholeNumber("port", port) }),
  ...(host !== undefined && { host }),
});
site.printUrls();
site.bindCLIShortcuts({ print: true });
