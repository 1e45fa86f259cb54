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
import { collect } from "./collector.ts";

/** The built site on this machine, with an ear for what goes wrong in its pages. */
export type Site = {
  url: string;
  /** What went wrong since `complaints` was emptied. */
  complaints: string[];
  reportError: (text: string) => void;
  close: () => Promise<void>;
};

/**
 * A page without anything of the site, to prepare its storage. It has the opener policy of the
 * site: an engine starts another process for a page with a different one.
 */
export const startPath = "/engine-checks/start";

/** From this page on the forms arrive, until the next start. */
export const connectedPath = "/engine-checks/connected";

/** From the first on forms are answered with 503, and from the second on they are taken again. */
export const [busyPath, readyPath] = ["/engine-checks/busy", "/engine-checks/ready"];

const paths = { collector: "/engine-checks/collector.js", complaint: "/engine-checks/complaint" };
const ways = changes.map(({ name, apply }) => `${JSON.stringify(name)}: ${apply}`);

const start = [
  "text/html",
  `<!doctype html><title>Start</title><link rel="icon" href="data:,">`,
] as const;

/** What the checks serve beside the site, by its path. WebKit asks for an icon that a blocker removed. */
const extras: Readonly<Record<string, readonly [type: string, body: string]>> = {
  [paths.collector]: [
    "text/javascript",
    `(${collect})(${JSON.stringify(paths.complaint)}, {${ways}})`,
  ],
  [startPath]: start,
  [connectedPath]: start,
  [busyPath]: start,
  [readyPath]: start,
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
  let isBusy = false;
  const complaints: string[] = [];
  const reportError = (text: string) => {
    // The host of the partners' logos doesn't exist; the page shows the first letter instead.
    if (!text.includes(new URL(names.hosts.logos).host)) complaints.push(text);
  };
  const refuse = (address: string) => reportError(`Request to another host: ${address}`);
  const listener = getRequestListener(async (request, env) => {
    const { pathname, host } = new URL(request.url);
    const extra = extras[pathname];
    if (extra) {
      if (pathname === startPath) app = simulated;
      if (pathname === connectedPath) app = connected;
      isBusy = pathname === busyPath;
      const headers = { "Content-Type": extra[0], "Cross-Origin-Opener-Policy": "same-origin" };
      return new Response(extra[1], { headers });
    }
    if (pathname === paths.complaint) {
      reportError(await request.text());
      return new Response(null, { status: 204 });
    }
    const isForm = pathname.startsWith("/forms/");
    if (isForm && isBusy) return new Response("{}", { status: 503 });
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
      (head) => `${head}<script src="${paths.collector}"></script>`,
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
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve())).then(intake.close);
  };
  return { url: `http://localhost:${port}`, complaints, reportError, close };
}
