import type { HttpBindings } from "@hono/node-server";
import { isFormName } from "@yno/intake/forms";
import type { Intake, Log } from "@yno/intake/intake";
import { apiPath } from "@yno/registry/answer";
import { listFile } from "@yno/registry/static-files";
import { type Context, Hono } from "hono";
import { optionsHeaders, plainTextHeaders, readMethods } from "./headers.ts";
import {
  answerForm,
  formMethods,
  formRates,
  formsPath,
  inTime,
  showForm,
} from "./intake-endpoint.ts";
import { logProblems } from "./log.ts";
import { mcpEndpoint, mcpPool } from "./mcp-endpoint.ts";
import { chooseType } from "./negotiate.ts";
import { clientAddress, clientKey, type RateLimits, rateLimit, tooOften } from "./rate-limit.ts";
import { type Body, readBody } from "./read-body.ts";
import { registryAnswer, registryProblem, registryRefusal } from "./registry-answer.ts";
import { readSiteIndex, readSiteRegistry, readSiteTexts } from "./site-data.ts";
import type { SiteFiles } from "./site-files.ts";
import { answer } from "./static-handler.ts";
import type { McpAnswer } from "./worker-pool/mcp-message.ts";
import type { Pool } from "./worker-pool/pool.ts";

/** Node's request is there when a server asks, and not when a test calls `app.request`. */
type Environment = { Bindings: Partial<HttpBindings> };

/** A server's options. The defaults are for production. */
export type AppSettings = {
  pool?: Pool<McpAnswer>;
  /** How many proxies in front may be believed when they name the client. */
  proxies?: number;
  rates?: RateLimits;
  /** Takes what the forms send; without one they have no addresses. */
  intake?: Intake | undefined;
  /** Warnings and errors alone without it. */
  log?: Log;
};

/** For requests that cost work: those to the MCP server, and searches of the registry. */
const defaultRates: RateLimits = { burst: 60, perSecond: 2, clients: 10_000 };

/** In milliseconds. A form whose database is gone waits for this and then for its storage, and is told. */
const countMs = 2_000;

/** In bytes, of path and query as sent. A long search fits; RFC 9110 (4.1) asks for 8,000 at least. */
const longestTarget = 12_000;

/**
 * The site as a Hono app: its files, the registry API, its MCP server, /healthz, and calm answers to
 * everything else. Throws a StartError when the files lack what one of them needs.
 */
export function createApp(
  site: SiteFiles,
  { pool, proxies = 0, rates = defaultRates, intake, log = logProblems }: AppSettings = {},
): Hono<Environment> {
  // Hono would route by the path that a URL parser made: '/v0.1/servers/../../a' would leave the
  // registry before it could answer that there's no server by that name.
  const app = new Hono<Environment>({
    getPath: (request, { env } = {}) => addressAsSent(request, env).path,
  });

  app.use("*", async (c, next) => {
    const { path, query } = addressAsSent(c.req.raw, c.env);
    if (Buffer.byteLength(path + query) <= longestTarget) return next();
    const sentence = `The address is longer than ${longestTarget} bytes. Shorten it.`;
    if (!path.startsWith(apiPath)) {
      return c.body(`${sentence}\n`, 414, plainTextHeaders(isHttps(c)));
    }
    return registryProblem(414, sentence, isHttps(c));
  });

  const texts = readSiteTexts(site);
  const registry = readSiteRegistry(texts);
  const modified = site.files.get(`/${listFile}`)?.modified ?? 0;
  readSiteIndex(texts);
  const mcp = mcpEndpoint(pool ?? mcpPool(texts));
  const rate = rateLimit(rates);
  const clientIn = (c: Context<Environment>) => {
    const connected = c.env?.incoming?.socket.remoteAddress ?? "";
    return clientKey(clientAddress(connected, c.req.header("x-forwarded-for"), proxies));
  };

  app.get(`${apiPath}*`, async (c) => {
    const asked = addressAsSent(c.req.raw, c.env);
    const wait = isSearch(asked.query) ? rate.take(clientIn(c)) : 0;
    if (wait > 0) {
      return registryProblem(429, tooOften(wait), isHttps(c), { "Retry-After": String(wait) });
    }
    const header = (name: string) => c.req.header(name);
    return registryAnswer({ registry, modified }, { ...asked, https: isHttps(c), header });
  });

  app.all(`${apiPath}*`, (c) => registryRefusal(c.req.method, isHttps(c)));

  app.all("/mcp", (c) => {
    const client = clientIn(c);
    return mcp(c.req.raw, {
      https: isHttps(c),
      readBody: readBodyOf(c),
      take: () => rate.take(client),
      charge: (requests) => rate.charge(client, requests),
    });
  });

  const checkIntake = intake && atMostOnceASecond(intake.check);
  app.get("/healthz", async (c) => {
    const headers = plainTextHeaders(isHttps(c));
    try {
      if (checkIntake) await inTime(checkIntake());
      return c.body("ok", 200, headers);
    } catch (error) {
      log("error", "The database of the forms can't be written.", {}, error);
      return c.body("The database of the forms can't be written.\n", 503, headers);
    }
  });

  if (intake) {
    const pages = site.formPages;
    const formRate = rateLimit(formRates);
    app.all(`${formsPath}*`, async (c, next) => {
      const { path, query } = addressAsSent(c.req.raw, c.env);
      const form = path.slice(formsPath.length);
      if (c.req.method === "OPTIONS" && isFormName(form)) {
        return c.body(null, 204, optionsHeaders(formsPath, formMethods, isHttps(c)));
      }
      const isAsked = c.req.method === "GET" || c.req.method === "HEAD";
      const types = ["application/json", "text/html"] as const;
      if (isAsked && chooseType(c.req.header("accept"), types) === "text/html") {
        if (!pages || !isFormName(form)) return next();
        const mayLookUp = rate.take(clientIn(c)) === 0;
        return showForm(intake, { form, pages, query, mayLookUp, https: isHttps(c), log });
      }
      return answerForm(intake, c.req.raw, {
        form,
        pages,
        https: isHttps(c),
        log,
        readBody: readBodyOf(c),
        take: async () => {
          const client = clientIn(c);
          const wait = formRate.take(client);
          if (wait > 0) return wait;
          // Other servers have counted too, where the database answers.
          const shared = inTime(intake.consumeRateLimit(client, formRates), countMs);
          return (await shared.catch(() => undefined)) ?? 0;
        },
      });
    });
  }

  // Hono answers HEAD through the handlers of GET and drops the body.
  app.get("*", (c) => {
    const { status, headers, body } = answer(site, {
      method: c.req.raw.method === "HEAD" ? "HEAD" : "GET",
      ...addressAsSent(c.req.raw, c.env),
      https: isHttps(c),
      header: (name) => c.req.header(name),
    });
    return new Response(body, { status, headers });
  });

  app.options("*", (c) => {
    const { path } = addressAsSent(c.req.raw, c.env);
    return c.body(null, 204, optionsHeaders(path, readMethods, isHttps(c)));
  });

  app.all("*", (c) =>
    c.body("This site answers GET and HEAD only.\n", 405, {
      ...plainTextHeaders(isHttps(c)),
      Allow: readMethods,
    }),
  );

  app.onError((error, c) => {
    log("error", "A request failed.", {}, error);
    return c.body("Something failed on our side.\n", 500, plainTextHeaders(isHttps(c)));
  });

  return app;
}

/** Anybody may ask how the server is, and each check writes to the disk: the last one answers too. */
function atMostOnceASecond(check: () => Promise<void>): () => Promise<void> {
  let last: { at: number; checked: Promise<void> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at >= 1000) last = { at, checked: check() };
    return last.checked;
  };
}

/** From Node's request where there is one; a test has only the web's. */
function readBodyOf(c: Context<Environment>): (most: number) => Promise<Body> {
  const incoming = c.env?.incoming;
  return async (most) => {
    if (incoming) return readBody(incoming, most);
    const text = await c.req.text();
    return Buffer.byteLength(text) > most ? { problem: "too long" } : { text };
  };
}

function isSearch(query: string): boolean {
  return new URLSearchParams(query).has("search");
}

// Anybody can send this header, but all it does is to add HSTS, which browsers ignore over http.
function isHttps(c: Context<Environment>): boolean {
  return c.req.header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() === "https";
}

/**
 * Path and query exactly as they came over the wire. The URL of a Request has been through a URL
 * parser, which resolves '..' and '%2e%2e'; an address written like that isn't a page of this site.
 */
function addressAsSent(
  request: Request,
  // Without bindings (`app.request` in a test) Hono leaves `env` undefined, despite its types.
  env: Environment["Bindings"] | undefined,
): { path: string; query: string } {
  const sent = env?.incoming?.url ?? request.url;
  // A proxy may send a target with scheme and host, and a test sends one: cut the origin off.
  const target = sent.replace(/^https?:\/\/[^/?#]*/, "");
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { path: path || "/", query };
}
