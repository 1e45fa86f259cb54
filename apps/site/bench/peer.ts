import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserOptions } from "@yno/tools/browser";
import { getMimeType } from "hono/utils/mime";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePageChanges } from "./page-change.ts";
import { printPageChanges } from "./report.ts";

/** A built site of others, measured as ours is: one page, and every link that the selector finds. */
export type Peer = { site: string; page: string; link: string; runs: number };

/** Measures a peer and prints what was found. */
export async function measurePeer({ site, page, link, runs }: Peer): Promise<void> {
  const server = await serveFolder(site);
  try {
    const url = server.url + page;
    const { lcp, tbt, cls, performance } = await measureLighthouse(url, {
      chromePath: browserOptions.executablePath ?? chromium.executablePath(),
      chromeFlags: browserOptions.args,
      runs,
    });
    console.info(
      `${page}: performance ${performance}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    );
    const browser = await chromium.launch(browserOptions);
    const plan = { from: [page], links: link };
    printPageChanges(await measurePageChanges(browser, server.url, plan));
    await browser.close();
  } finally {
    await server.close();
  }
}

/** Serves a folder of built files as static hosts do: clean addresses, Brotli for texts. */
async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const bodies = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = await fileFor(resolve(folder), decodeURIComponent(pathname)).catch(() => null);
    if (file === null) return void response.writeHead(404).end("Not found.\n");
    const isText = /\.(?:html|js|mjs|css|json|svg|txt|xml)$/.test(file);
    const plain = await readFile(file);
    const body = isText ? (bodies.get(file) ?? brotliCompressSync(plain)) : plain;
    bodies.set(file, body);
    response.writeHead(200, {
      "Content-Type": getMimeType(file) ?? "application/octet-stream",
      "Content-Length": body.byteLength,
      "Cache-Control": file.endsWith(".html") ? "no-cache" : "public, max-age=31536000",
      ...(isText && { "Content-Encoding": "br" }),
    });
    response.end(body);
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

/** The file behind an address: itself, with `.html`, or the index of a folder; null when none is. */
async function fileFor(folder: string, pathname: string): Promise<string | null> {
  const path = join(folder, pathname);
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  const wanted = extname(path) ? [path] : [`${path}.html`, join(path, "index.html")];
  for (const file of wanted) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}
