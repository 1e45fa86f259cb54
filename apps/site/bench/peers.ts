import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserOptions } from "@yno/tools/browser";
import { getMimeType } from "hono/utils/mime";
import { measureFirstView } from "./first-view.ts";
import { type LighthouseOptions, measureLighthouse } from "./lighthouse.ts";
import { measurePageChanges } from "./page-change.ts";
import { type PeerResult, printPeers } from "./report.ts";

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

/** Serves a folder of built files as static hosts do: clean addresses, Brotli for texts. */
async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const answers = await readAnswers(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const answer = answers.get(cleanAddress(decodeURIComponent(pathname)));
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end("Not found.\n");
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Answer = { headers: Record<string, string | number>; body: Buffer };

/** Every file of a folder by its address, compressed before anything is measured. */
async function readAnswers(folder: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!(await stat(join(folder, name))).isFile()) continue;
    const plain = await readFile(join(folder, name));
    const type = getMimeType(name) ?? "application/octet-stream";
    const isPacked = /^(?:image\/(?!svg)|font|audio|video)/.test(type);
    const body = isPacked ? plain : brotliCompressSync(plain);
    const headers = {
      "Content-Type": type,
      "Content-Length": body.byteLength,
      "Cache-Control": name.endsWith(".html") ? "no-cache" : "public, max-age=31536000",
      ...(!isPacked && { "Content-Encoding": "br" }),
    };
    answers.set(cleanAddress(`/${name.replaceAll(sep, "/")}`), { headers, body });
  }
  return answers;
}

/** `/a`, for each address that a host answers with the page `/a`. */
function cleanAddress(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/$/, "");
}
