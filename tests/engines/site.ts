import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { site as names } from "@yno/brand/site";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import { createApp } from "@yno/server/app";
import { withConnectedForms } from "@yno/server/connected-forms";
import { loadSiteFiles } from "@yno/server/site-files";
import { root } from "#tools/project-files.ts";
import { changes } from "../changed-pages/changes.ts";
import { collect, type First } from "./collector.ts";

/** The built site on this machine, with an ear for what goes wrong in its pages. */
export type Site = {
  url: string;
  /** Starts a journey: empties `complaints` and chooses what its first page finds. */
  begin: (first: First, connected: boolean) => void;
  /** Whether forms are answered with 503. */
  isBusy: boolean;
  /** What went wrong since the journey began. */
  complaints: string[];
  reportError: (text: string) => void;
  close: () => Promise<void>;
};

/** A page without anything of the site and without its policy. */
export const plainPath = "/engine-checks/plain";

const collectorPath = "/engine-checks/collector.js";
const ways = changes.map(({ name, apply }) => `${JSON.stringify(name)}: ${apply}`);

/** What the checks serve beside the site, by its path. WebKit asks for an icon that a blocker removed. */
const extras: Readonly<Record<string, readonly [type: string, body: string]>> = {
  [plainPath]: ["text/html", `<!doctype html><title>Start</title><link rel="icon" href="data:,">`],
  "/favicon.ico": ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
};

/**
 * Serves the built site with its own headers. Every page starts with an extra script, a file of the
 * same origin, which the policy of the site allows as it is; it removes itself before React looks.
 * For browsers it is also the proxy of all other hosts: it refuses and reports them.
 */
export async function serveSite(): Promise<Site> {
  const files = await loadSiteFiles(join(root, "build"));
  const intake = openIntake({ storage: await openStorage(":memory:"), senders: () => ({}) });
  const simulated = createApp(files);
  const connected = createApp(withConnectedForms(files), { intake });
  let app = simulated;
  let first: First | null = null;
  let journey = 0;
  /** What a page of an earlier journey says when it's left counts no more. */
  const complaintPath = () => `/engine-checks/complaint/${journey}`;
  const site: Site = {
    url: "",
    begin(next, isConnected) {
      [first, app] = [next, isConnected ? connected : simulated];
      [site.isBusy, site.complaints.length] = [false, 0];
      journey += 1;
    },
    isBusy: false,
    complaints: [],
    reportError(text) {
      // The host of the partners' logos doesn't exist; the page shows the first letter instead.
      if (!text.includes(new URL(names.hosts.logos).host)) site.complaints.push(text);
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve())).then(intake.close);
    },
  };
  const { reportError } = site;
  const refuse = (address: string) => reportError(`Request to another host: ${address}`);
  const listener = getRequestListener(async (request, env) => {
    const { pathname, host } = new URL(request.url);
    const extra = extras[pathname];
    if (extra) return new Response(extra[1], { headers: { "Content-Type": extra[0] } });
    if (pathname === collectorPath) {
      const args = [JSON.stringify(complaintPath()), `{${ways}}`, JSON.stringify(first)];
      first = null;
      const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
      return new Response(`(${collect})(${args})`, { headers });
    }
    if (pathname.startsWith("/engine-checks/complaint/")) {
      if (pathname === complaintPath()) reportError(await request.text());
      return new Response(null, { status: 204 });
    }
    const isForm = pathname.startsWith("/forms/");
    if (isForm && site.isBusy) return new Response("{}", { status: 503 });
    const headers = new Headers(request.headers);
    const isDocument = headers.get("accept")?.includes("text/html") === true;
    // The script is added to text, so responses mustn't be compressed.
    if (isDocument) headers.delete("accept-encoding");
    const response = await app.fetch(new Request(request, { headers }), env);
    const isRefusedForm = isForm && response.status === 422;
    if (response.status >= 400 && !isDocument && !isRefusedForm) {
      reportError(`Status ${response.status}: ${host}${pathname}`);
    }
    if (!response.headers.get("content-type")?.startsWith("text/html") || !response.body) {
      return response;
    }
    const page = (await response.text()).replace(
      /<head[^>]*>/,
      (head) => `${head}<script src="${collectorPath}"></script>`,
    );
    const shown = new Headers(response.headers);
    shown.delete("content-length");
    return new Response(page, { status: response.status, headers: shown });
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
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
  site.url = `http://localhost:${port}`;
  return site;
}
