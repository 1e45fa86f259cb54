import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { site as names } from "@yno/brand/site";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import { createApp } from "@yno/server/app";
import { withConnectedForms } from "@yno/server/connected-forms";
import { loadSiteFiles } from "@yno/server/site-files";
import { Hono } from "hono";
import { freePort } from "#tools/free-port.ts";
import { root } from "#tools/project-files.ts";
import { changes } from "../changed-pages/changes.ts";
import { collect } from "./collector.ts";

/** A page that empties what the browser has stored. */
export const startPath = "/engine-checks/start";
const collectorPath = "/engine-checks/collector.js";
const complaintPath = "/engine-checks/complaint";
const collector = `(${collect})(${JSON.stringify(complaintPath)});`;
const changing = `document.addEventListener("DOMContentLoaded", () => {
  ${changes.map(({ apply }) => `(${apply})();`).join("\n")}
  window.changesMade = ${changes.length};
});`;

/** The built site on this machine, with an ear for what goes wrong in its pages. */
export type Site = {
  url: string;
  close: () => Promise<void>;
  /** What went wrong, in a page or in a request. */
  complaints: string[];
  /** Whether forms arrive at the server. */
  connected: boolean;
  /** Whether forms are answered with 503. */
  isBusy: boolean;
  /** Whether translators and other extensions change the pages. */
  changed: boolean;
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
  const app = new Hono<{ Bindings: HttpBindings }>();
  const complain = (text: string) => void site.complaints.push(text);
  app.use((c, next) => {
    if (c.req.url.startsWith(site.url)) return next();
    complain(`Request to another host: ${c.req.url}`);
    return Promise.resolve(c.body(null, 502));
  });
  app.get(startPath, (c) => {
    c.header("Clear-Site-Data", '"cookies", "storage"');
    return c.html("<!doctype html><title>Start</title>");
  });
  app.get(collectorPath, (c) => {
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "text/javascript");
    return c.body(site.changed ? collector + changing : collector);
  });
  app.post(complaintPath, async (c) => {
    const text = await c.req.text();
    // The host of the partners' logos doesn't exist; the page shows the first letter instead.
    if (!text.includes(new URL(names.hosts.logos).host)) complain(text);
    return c.body(null, 204);
  });
  app.use("/forms/*", (c, next) => (site.isBusy ? Promise.resolve(c.body("{}", 503)) : next()));
  app.all("*", async (c) => {
    const headers = new Headers(c.req.raw.headers);
    // The script is added to text, so responses mustn't be compressed.
    headers.delete("accept-encoding");
    const server = site.connected ? connected : simulated;
    const response = await server.fetch(new Request(c.req.raw, { headers }), c.env);
    const { status } = response;
    // WebKit asks for an icon that a blocker removed.
    const isFine = headers.get("accept")?.includes("text/html") || c.req.path === "/favicon.ico";
    const isRefusedForm = status === 422 && c.req.path.startsWith("/forms/");
    if (status >= 400 && !isFine && !isRefusedForm) complain(`Status ${status}: ${c.req.url}`);
    if (!response.headers.get("content-type")?.startsWith("text/html") || !response.body) {
      return response;
    }
    const start = `$&<script src="${collectorPath}"></script>`;
    const page = new Response((await response.text()).replace(/<head[^>]*>/, start), response);
    page.headers.delete("content-length");
    return page;
  });
  const server = createServer(getRequestListener(app.fetch));
  server.on("connect", ({ url }, socket) => {
    complain(`Request to another host: ${url}`);
    socket.on("error", () => undefined).end("HTTP/1.1 502 Refused\r\n\r\n");
  });
  const port = await freePort();
  await once(server.listen(port), "listening");
  const site: Site = {
    ...{ url: `http://localhost:${port}`, complaints: [] },
    ...{ connected: false, changed: false, isBusy: false },
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
      await intake.close();
    },
  };
  return site;
}
