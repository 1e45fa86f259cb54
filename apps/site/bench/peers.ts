import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserOptions } from "@yno/tools/browser";
import { measureFirstView } from "./first-view.ts";
import { type LighthouseOptions, measureLighthouse } from "./lighthouse.ts";
import { measurePageChanges } from "./page-change.ts";
import { type PeerResult, printPeers } from "./report.ts";
import { serveFolder } from "./serve-folder.ts";

export type Comparison = {
  /** Each folder in it is a built site. */
  peers: string;
  /** The page of every site that is measured, and those that its links are clicked to. */
  page: string;
  to: readonly string[];
  /** Undefined to leave Lighthouse out. */
  lighthouse: LighthouseOptions | undefined;
  changes: boolean;
};

/** Measures our site, at the address that it has here, and the built sites of others. */
export async function measurePeers(ours: string, comparison: Comparison): Promise<void> {
  const results: PeerResult[] = [await measureSite("ours", ours, comparison)];
  for (const name of (await readdir(comparison.peers)).toSorted()) {
    const folder = join(comparison.peers, name);
    if (!(await stat(folder)).isDirectory()) continue;
    const server = await serveFolder(folder);
    results.push(await measureSite(name, server.url, comparison));
    await server.close();
  }
  printPeers(results);
}

async function measureSite(name: string, origin: string, wanted: Comparison): Promise<PeerResult> {
  console.info(`${name}: ${wanted.page}`);
  const { page, to } = wanted;
  const browser = await chromium.launch(browserOptions);
  const firstView = await measureFirstView(browser, origin, page, name === "ours");
  // Two clicks on each link, whichever of the usual forms its address has.
  const addresses = to.flatMap((path) => [path, `${path}/`, `${path}.html`]);
  const links = `a:is(${addresses.map((address) => `[href="${address}"]`).join()})`;
  const plan = { from: [page, page], links, pointsFirst: true };
  const changes = wanted.changes ? await measurePageChanges(browser, origin, plan) : undefined;
  await browser.close();
  const lighthouse = wanted.lighthouse
    ? await measureLighthouse(origin + page, wanted.lighthouse)
    : undefined;
  return { name, firstView, changes, lighthouse };
}
