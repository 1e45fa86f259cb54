import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { site as names } from "#content/site.ts";
import { createApp } from "#server/app.ts";
import { loadSiteFiles } from "#server/site-files.ts";
import { root } from "#tools/project-files.ts";
import { changes } from "../changed-pages/changes.ts";
import { makeChanges } from "./in-page/changer.ts";
import { collect } from "./in-page/collector.ts";

/** The built site on this machine, with an ear for what goes wrong in its pages. */
export type Site = {
  url: string;
  port: number;
  /** What went wrong since `complaints` was emptied. */
  complaints: string[];
  close: () => Promise<void>;
};

/** A page without anything of the site, to prepare its storage. */
export const startPath = "/engine-checks/start";

const paths = { collector: "/engine-checks/collector.js", complaint: "/engine-checks/complaint" };

const ways = changes.map(({ name, apply }) => `${JSON.stringify(name)}: ${apply}`);
const collector = `(${collect})(${JSON.stringify(paths.complaint)});(${makeChanges})({${ways}});`;

/**
 * Serves the built site with its own headers. Every page starts with an extra script, a file of the
 * same origin, which the policy of the site allows as it is; it removes itself before React looks.
 * For browsers it is also the proxy of all other hosts: it refuses and reports them.
 */
export async function serveSite(): Promise<Site> {
  const app = createApp(await loadSiteFiles(join(root, "build")));
  const complaints: string[] = [];
  const listener = getRequestListener(async (request, env) => {
    const { pathname, host } = new URL(request.url);
    if (pathname === paths.collector) {
      return new Response(collector, { headers: { "Content-Type": "text/javascript" } });
    }
    if (pathname === startPath) {
      const start = `<!doctype html><title>Start</title><link rel="icon" href="data:,">`;
      return new Response(start, { headers: { "Content-Type": "text/html" } });
    }
    // WebKit asks for it where a blocker has removed the link to the icon.
    if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
    if (pathname === paths.complaint) {
      const text = await request.text();
      if (!isKnown(text)) complaints.push(text);
      return new Response(null, { status: 204 });
    }
    const headers = new Headers(request.headers);
    const isDocument = headers.get("accept")?.includes("text/html") === true;
    // The script is added to text, so responses mustn't be compressed.
    if (isDocument) headers.delete("accept-encoding");
    const response = await app.fetch(new Request(request, { headers }), env);
    if (response.status >= 400 && !isDocument) {
      complaints.push(`Status ${response.status}: ${host}${pathname}`);
    }
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const page = (await response.text()).replace(
      /<head[^>]*>/,
      (head) => `${head}<script src="${paths.collector}"></script>`,
    );
    const shown = new Headers(response.headers);
    shown.delete("content-length");
    return new Response(response.body === null ? null : page, {
      status: response.status,
      headers: shown,
    });
  });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/")) return void listener(request, response);
    refuse(url);
    response.writeHead(502).end();
  });
  server.on("connect", ({ url = "" }, socket) => {
    refuse(url);
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 502 Refused\r\n\r\n");
  });
  const refuse = (address: string) => {
    if (!isKnown(address)) complaints.push(`Request to another host: ${address}`);
  };
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
  return {
    url: `http://localhost:${port}`,
    port,
    complaints,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The host of the partners' logos doesn't exist; the page shows the first letter instead. */
function isKnown(text: string): boolean {
  return text.includes(new URL(names.hosts.logos).host);
}
