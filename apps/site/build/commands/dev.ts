import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import { freshImports } from "../pages/fresh-imports.ts";
import { readOptions, wholeNumber } from "../read-options.ts";
import { root } from "../site-folder.ts";

const { port, host } = readOptions(
  { port: { type: "string" }, host: { type: "string" } },
  "npm run dev takes --port <number> and --host <address>.",
);

const fresh = freshImports();
const serve = (
  configFile: string,
  options: { port?: number; host?: string } = {},
  ...plugins: readonly Plugin[]
) =>
  createServer({
    configFile: join(root, configFile),
    configLoader: "native",
    plugins: [fresh(), ...plugins],
    server: options,
  }).then((server) => server.listen());

/** A page in development shows what it can of a wrong record. The terminal names the fault at each start. */
const contentFaults: Plugin = {
  name: "content-faults",
  configureServer() {
    spawn(process.execPath, [join(import.meta.dirname, "check-content.ts")], { stdio: "inherit" });
  },
};

const examples = await serve("vite.gallery.config.ts");
console.info(`Every view in its states: ${examples.resolvedUrls?.local[0]}?all`);
const address = {
  ...(port !== undefined && { port: wholeNumber("port", port) }),
  ...(host !== undefined && { host }),
};
const site = await serve("vite.config.ts", address, contentFaults);
site.printUrls();
site.bindCLIShortcuts({ print: true });
