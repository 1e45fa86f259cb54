import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { root } from "../site-folder.ts";

/**
 * What `vite build` does: checks the records, cuts the fonts, builds for browsers and for Node, and
 * makes the files of the site from both.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  // React would render with its slow build, which also writes to the console.
  if (process.env.NODE_ENV !== "production") {
    throw new Error(`NODE_ENV is '${process.env.NODE_ENV}': unset it, and build again.`);
  }
  await step("check-content");
  await step("make-fonts");
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  await step("finish-build");
}

/** Imports a step by its address, because Vite would bundle it into the configuration. */
async function step(name: string): Promise<void> {
  await import(pathToFileURL(join(root, `build/commands/${name}.ts`)).href);
}
