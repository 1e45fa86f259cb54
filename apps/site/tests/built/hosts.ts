import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { getMimeType } from "hono/utils/mime";
import { client, readBuilt } from "./documents.ts";

/** What answers a request: a site, a host of files, or something between. `hangUp` ends the connection. */
export type Answering = (request: Request, hangUp: () => void) => Response | Promise<Response>;

/** A server on this machine. `close` ends its connections too. */
export type Listening = { url: string; close: () => Promise<void> };

export async function listen(answer: Answering): Promise<Listening> {
  const server: Server = createServer(
    getRequestListener((request, { incoming }) => answer(request, () => incoming.destroy())),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A reverse proxy in front of a site, which changes the text of its pages. */
export function proxy(url: string, change: (html: string, path: string) => string): Answering {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const answer = await fetch(url + pathname, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    // fetch has decompressed the body.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const isPage = headers.get("content-type")?.startsWith("text/html");
    const body = isPage ? change(await answer.text(), pathname) : answer.body;
    return new Response(body, { status: answer.status, headers });
  };
}

/**
 * A page as a CDN minifies it: without white space between tags, without comments, and without the
 * quotes and end tags that HTML doesn't need. What is in scripts, styles and `<pre>` stays.
 */
export function minify(html: string): string {
  const parts = html.split(/(<(script|style|pre|textarea)\b[\s\S]*?<\/\2>)/);
  return parts
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<!--[\s\S]*?-->/g, "")
            .replace(/>\s+</g, "><")
            .replace(/\s+/g, " ")
            .replace(/ ([\w-]+)="([\w./#-]+)"(?=[^<>]*>)/g, " $1=$2")
            .replace(/<\/(?:p|li|td|tr|dd|dt|body|html)>/g, ""),
    )
    .join("");
}

type Rule = { pattern: string; headers: [string, string][] };

/** A static host that honours `_headers`, joining what two rules say of one header with a comma. */
export function staticHost(): Answering {
  const rules = readBuilt("_headers")
    .split("\n\n")
    .map((block): Rule => {
      const [pattern = "", ...lines] = block.trim().split("\n");
      return {
        pattern,
        headers: lines.map((line) => {
          const [name = "", ...value] = line.trim().split(": ");
          return [name, value.join(": ")];
        }),
      };
    });
  return ({ url }) => {
    const { pathname } = new URL(url);
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`, "/404.html"]
      .map((path) => join(client, decodeURIComponent(path)))
      .find((path) => existsSync(path) && statSync(path).isFile());
    if (!file) return new Response("Not found", { status: 404 });
    const headers = new Headers();
    for (const { pattern, headers: more } of rules) {
      const isFor = pattern.endsWith("*")
        ? pathname.startsWith(pattern.slice(0, -1))
        : pathname === pattern;
      if (isFor) for (const [name, value] of more) headers.append(name, value);
    }
    if (!headers.has("Content-Type")) headers.set("Content-Type", getMimeType(file) ?? "");
    const status = file.endsWith("404.html") ? 404 : 200;
    return new Response(readFileSync(file), { status, headers });
  };
}
