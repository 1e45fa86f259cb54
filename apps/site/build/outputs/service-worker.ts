import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv, type Plugin } from "vite";
import { type Config, readConfig } from "#app/config.ts";
import type { OfflineFile } from "#app/service-worker/offline-files.ts";
import { documentLine } from "#content/derived/navigation.ts";
import { mcpRegistryPage } from "#content/pages/mcp-registry.ts";
import { resourcesPage } from "#content/pages/resources.ts";
import { bundleScript } from "../pages/bundle-script.ts";
import { root } from "../site-folder.ts";

/** The pages that open without a connection after one visit to any page. */
export const offlinePages: readonly string[] = [
  ...documentLine.map(({ path }) => path),
  mcpRegistryPage.path,
  resourcesPage.path,
];

/**
 * Writes /sw.js into the built site: the worker that keeps the offline copy, or, if that's switched
 * off (VITE_OFFLINE=off), one that removes it.
 */
export async function writeServiceWorker(
  client: string,
  { offlineCopy }: Config = readConfig(loadEnv("production", root, "VITE_")),
): Promise<void> {
  const entry = offlineCopy ? "keep" : "remove";
  const module = `app/service-worker/${entry}.ts`;
  const code = await bundleScript(module, {
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [offlineFiles(client)],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: join(root, module),
        // A single-file worker doesn't need modules, which some browsers lack for service workers.
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  await writeFile(join(client, "sw.js"), code);
}

/** Fills `app/service-worker/offline-files.ts`. */
function offlineFiles(client: string): Plugin {
  return {
    name: "offline-files",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith("/service-worker/offline-files.ts")) return null;
      const [build, files] = [await buildName(client), await listFiles(client)];
      return `export const build=${JSON.stringify(build)};export const files=${JSON.stringify(files)};`;
    },
  };
}

async function listFiles(client: string): Promise<OfflineFile[]> {
  const pages = offlinePages.map(async (path) => {
    const html = await readFile(join(client, `${path}.html`));
    const revision = createHash("sha256").update(html).digest("hex").slice(0, 12);
    return { url: path, revision };
  });
  // Every asset: pages reached by links inside the site don't need anything else.
  const assets = (await readdir(join(client, "assets"))).sort();
  return [
    ...assets.map((file) => ({ url: `/assets/${file}`, revision: null })),
    ...(await Promise.all(pages)),
  ];
}

/** The build by the name of the script that starts a page, which changes with any other. */
async function buildName(client: string): Promise<string> {
  const names = await readdir(join(client, "assets"));
  const [found, ...others] = names.flatMap(
    (name) => /^entry\.client-(.+)\.js$/.exec(name)?.[1] ?? [],
  );
  if (found === undefined || others.length > 0) {
    throw new Error(
      `The build has ${others.length + (found ? 1 : 0)} files assets/entry.client-….js where there should be one.`,
    );
  }
  return found;
}
