import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { site as names } from "@yno/brand/site";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import { createApp } from "@yno/server/app";
import { withConnectedForms } from "@yno/server/connected-forms";
import { securityHeaders } from "@yno/server/headers";
import { loadSiteFiles } from "@yno/server/site-files";
import { freePort } from "@yno/tools/free-port";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { root } from "#build/site-folder.ts";
import { changes } from "../changed-pages/changes.ts";
import { collect } from "./collector.ts";

/**
 * A page that removes all cookies. With the headers of the site's pages it's isolated as they are:
 * browsers start another process for a page that isn't, a sixth of the processor time of all journeys.
 */
export const startPath = "/engine-checks/start";
const collectorPath = "/engine-checks/collector.js";
const complaintPath = "/engine-checks/complaint";
const collector = `(${collect})(${JSON.stringify(complaintPath)});`;
const changing = `document.addEventListener("DOMContentLoaded", () => {
  ${changes.map(({ apply }) => `(${apply})();`).join("\n")}
  window.changesMade = ${changes.length};
});`;

/** The built site on this machine, which reports what goes wrong in its pages. */
export type Site = Awaited<ReturnType<typeof serveSite>>;

/**
 * Serves the built site with its own headers. Every page starts with an extra script, a file of the
 * same origin, which the policy of the site allows as it is; it removes itself before React hydrates.
 * For browsers it is also the proxy of all other hosts: it refuses and reports them.
 */
export async function serveSite() {
  const files = await loadSiteFiles(join(root, "dist"));
  const intake = openIntake({ storage: await openStorage(":memory:"), senders: () => ({}) });
  const simulated = createApp(files);
  const connected = createApp(withConnectedForms(files), { intake });
  const site = {
    url: `http://localhost:${await freePort()}`,
    /** What went wrong, in a page or in a request. */
    complaints: [] as string[],
    /** Whether forms arrive at the server. */
    connected: false,
    /** Whether forms are answered with 503. */
    isBusy: false,
    /** Whether translators and other extensions change each page once it has been read. */
    changed: false,
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
      await intake.close();
    },
  };
  const complain = (text: string) => {
    // The host of the partners' logos doesn't exist; the page shows the first letter instead.
    if (!text.includes(new URL(names.hosts.logos).host)) site.complaints.push(text);
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    if (c.req.url.startsWith(site.url)) return next();
    complain(`Request to another host: ${c.req.url}`);
    return c.body(null, 502);
  });
  app.get(startPath, (c) => {
    const ended = Object.keys(getCookie(c)).map((name) => `${name}=; Path=/; Max-Age=0`);
    return c.html("", 200, {
      ...securityHeaders(),
      "Set-Cookie": ended,
    });
  });
  app.get(collectorPath, (c) => {
    const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
    return c.body(site.changed ? collector + changing : collector, 200, headers);
  });
  app.post(complaintPath, async (c) => {
    complain(await c.req.text());
    return c.body(null, 204);
  });
  app.use("/forms/*", async (c, next) => (site.isBusy ? c.body("{}", 503) : next()));
  app.all("*", async (c) => {
    // The script is added to text, so responses mustn't be compressed.
    c.req.raw.headers.delete("accept-encoding");
    const response = await (site.connected ? connected : simulated).fetch(c.req.raw, c.env);
    // A form can be refused, a page lost. WebKit asks for an icon that a blocker removed.
    const isFine =
      /^\/(forms|favicon)/.test(c.req.path) || /html/.test(c.req.header("accept") ?? "");
    if (response.status >= 400 && !isFine) complain(`Status ${response.status}: ${c.req.url}`);
    if (!/^text\/html/.test(response.headers.get("content-type") ?? "")) return response;
    const start = `$&<script src="${collectorPath}"></script>`;
    response.headers.delete("content-length");
    return new Response((await response.text()).replace(/<head[^>]*>/, start), response);
  });
  const server = createServer(getRequestListener(app.fetch));
  server.on("connect", ({ url }, socket) => {
    complain(`Request to another host: ${url}`);
    socket.on("error", () => undefined).end("HTTP/1.1 502 Refused\r\n\r\n");
  });
  await once(server.listen(new URL(site.url).port), "listening");
  return site;
}
