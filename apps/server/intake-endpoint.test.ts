import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { makeBuildFolder, rawRequest, removeBuildFolder } from "./fixtures.ts";
import { formRates, maxForm } from "./intake-endpoint.ts";
import { loadSiteFiles, type SiteFiles } from "./site-files.ts";
import { startServer } from "./start.ts";

let folder: string;
let files: SiteFiles;
let storage: Storage;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await makeBuildFolder();
  files = await loadSiteFiles(folder);
});

beforeEach(async () => {
  storage = await openStorage(":memory:");
  app = createApp(files, { intake: openedIntake() });
});

afterAll(() => removeBuildFolder(folder));

/** An intake that ends with its test, also where the storage has failed. */
function openedIntake(more: Partial<Parameters<typeof openIntake>[0]> = {}) {
  const intake = openIntake({ storage, senders: () => ({}), ...more });
  onTestFinished(() => void intake.close().catch(() => undefined));
  return intake;
}

const fields = { email: "ada@harbour.example" };

type Request = { form?: string; key?: string; body?: string; headers?: Record<string, string> };

function post({ form = "subscribe", key = "k", body, headers = {} }: Request = {}) {
  return app.request(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers },
    body: body ?? JSON.stringify({ fields, honeypot: "" }),
  });
}

test("a form that is accepted answers 201 with its receipt, and a second request with the same", async () => {
  const first = await post();
  expect(first.status).toBe(201);
  const body = await first.json();
  expect(await storage.get(body.receipt)).toMatchObject({ fields });
  const second = await post();
  expect(second.status).toBe(201);
  expect(await second.json()).toMatchObject({ receipt: body.receipt });
  expect(await storage.list({ limit: 9, offset: 0 })).toHaveLength(1);
});

test("the same key with other content is refused, and the first stays", async () => {
  await post();
  const other = await post({
    body: JSON.stringify({ fields: { email: "grace@harbour.example" } }),
  });
  expect(other.status).toBe(422);
  expect((await other.json()).error).toMatch(/other content/);
  expect(await storage.list({ limit: 9, offset: 0 })).toHaveLength(1);
});

test("a refused field comes back by its name", async () => {
  const response = await post({ body: JSON.stringify({ fields: { email: "ada" } }) });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["email"]);
});

test.each<[number, string, Request]>([
  [404, "an unknown form", { form: "toString" }],
  [403, "a page of another site", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  [403, "a subdomain", { headers: { "Sec-Fetch-Site": "same-site" } }],
  [403, "another origin", { headers: { Origin: "https://elsewhere.example" } }],
  [415, "text", { headers: { "Content-Type": "text/plain" } }],
  [413, "a long body", { body: `{"fields":{"email":"${"a".repeat(maxForm)}"}}` }],
  [400, "half of a body", { body: '{"fields":' }],
  [400, "a list", { body: "[]" }],
  [400, "fields that aren't an object", { body: '{"fields":7}' }],
  [400, "a field that the form hasn't got", { body: '{"fields":{"emial":"a@b.c"}}' }],
  [400, "a key that is empty", { key: "" }],
  [400, "a key that is too long", { key: "k".repeat(201) }],
])("%d for %s, with a sentence, and nothing is kept", async (status, _what, request) => {
  const response = await post(request);
  expect(response.status).toBe(status);
  expect((await response.json()).error).toMatch(/^[A-Z].*[.}]$/);
  expect(await storage.list({ limit: 9, offset: 0 })).toEqual([]);
});

test("the site's own pages may send, by their origin or by what the browser says", async () => {
  const own: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" },
    { Origin: "http://localhost", Host: "localhost" },
  ];
  for (const headers of own) expect((await post({ headers })).status).toBe(201);
});

test("only POST is answered, and without an intake there is no address at all", async () => {
  const get = await app.request("/forms/subscribe");
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  const options = await app.request("/forms/subscribe", { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
  expect((await app.request("/forms/nothing", { method: "OPTIONS" })).status).toBe(404);
  const without = createApp(files);
  expect((await without.request("/forms/subscribe")).status).toBe(404);
  expect((await without.request("/forms/subscribe", { method: "POST" })).status).toBe(405);
});

test.each([
  [201, "the host of an absolute address", "http://a.example/forms/subscribe", "b.example"],
  [403, "the Host beside an absolute address", "http://b.example/forms/subscribe", "a.example"],
])("%d for a page of %s", async (status, _, target, host) => {
  const server = await startServer({ port: 0, files, intake: openedIntake() });
  onTestFinished(() => server.close(0));
  const body = JSON.stringify({ fields });
  const answer = await rawRequest(
    server.port,
    [
      ...[`POST ${target} HTTP/1.1`, `Host: ${host}`, "Origin: http://a.example"],
      ...["Content-Type: application/json", "Idempotency-Key: k", `Content-Length: ${body.length}`],
      ...["Connection: close", "", body],
    ].join("\r\n"),
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("an address that leads to a form only once '..' is resolved isn't the form's", async () => {
  const intake = openedIntake();
  const server = await startServer({ port: 0, files, intake });
  onTestFinished(() => server.close(0));
  const head = "POST /forms/x/../subscribe HTTP/1.1\r\nHost: localhost\r\nConnection: close";
  expect(await rawRequest(server.port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404/);
});

test("a network that sends too often is told when it may send again", async () => {
  for (let each = 0; each < formRates.burst; each++) await post();
  const response = await post();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("what other servers took from a network counts, and without the database a server counts alone", async () => {
  const consume = vi.fn(async () => 7);
  const shared: Storage = { ...storage, rates: { consume, forget: async () => undefined } };
  const log = vi.fn();
  app = createApp(files, { intake: openedIntake({ storage: shared, log }) });
  const refused = await post();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
  consume.mockRejectedValueOnce(new Error("Closed."));
  expect((await post()).status).toBe(201);
  for (let each = 0; each < 2 * formRates.burst; each++) await post();
  expect(consume, "a server asks only for what it lets through").toHaveBeenCalledTimes(
    formRates.burst,
  );
});

test("what a program has filled is kept and waits for somebody", async () => {
  const response = await post({
    body: JSON.stringify({ fields, honeypot: "https://spam.example" }),
  });
  expect(response.status).toBe(201);
  expect(await storage.list({ limit: 9, offset: 0 })).toMatchObject([{ state: "quarantined" }]);
});

test("/healthz writes to the database once a second, however often it's asked", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const check = vi.spyOn(storage, "check");
  const server = createApp(files, { intake: openedIntake() });
  for (let each = 0; each < 20; each++) await server.request("/healthz");
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await server.request("/healthz");
  expect(check).toHaveBeenCalledTimes(2);
});

test("a storage that fails is never a 201, and /healthz says so within a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await app.request("/healthz")).status).toBe(200);
  await storage.close();
  const response = await post();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  vi.advanceTimersByTime(1000);
  expect((await app.request("/healthz")).status).toBe(503);
  expect(JSON.stringify(log.mock.calls)).not.toContain("ada@");
  log.mockRestore();
});

test("a storage that never answers is a 503 long before the page stops waiting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);
  const gone = { ...storage, accept: never, rates: { consume: never, forget: never } };
  app = createApp(files, {
    intake: openedIntake({ storage: gone }),
    log: vi.fn(),
  });
  // The page waits for 20 s.
  const status = vi.fn();
  void (async () => status((await post()).status))();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status).toHaveBeenCalledExactlyOnceWith(503);
});

const browser = { Accept: "text/html,application/xhtml+xml" };

async function withoutScript(body: string) {
  const server = createApp(files, { intake: openedIntake() });
  const response = await server.request("/forms/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });
  return { server, response };
}

test("without JavaScript a form leads to a page with the receipt, twice to the same", async () => {
  const { server, response } = await withoutScript("email=ada%40harbour.example&homepage=");
  expect(response.status).toBe(303);
  const location = response.headers.get("location") ?? "";
  expect(location).toMatch(/^\/forms\/subscribe\?receipt=[\w-]{14}$/);
  const page = await server.request(location, { headers: browser });
  const [, receipt = ""] = /receipt=([\w-]+)/.exec(location) ?? [];
  expect(await page.text()).toContain(`Receipt number: ${receipt}</p>`);
  const again = await withoutScript("email=ada%40harbour.example&homepage=");
  expect(again.response.headers.get("location")).toBe(location);
  expect(await storage.list({ limit: 9, offset: 0 })).toMatchObject([{ state: "accepted" }]);
});

test("a second receipt is given for other content, and none without a key in JSON either for the same", async () => {
  const { response } = await withoutScript("email=ada%40harbour.example");
  const other = await withoutScript("email=grace%40harbour.example");
  expect(other.response.headers.get("location")).not.toBe(response.headers.get("location"));
  const json = await app.request("/forms/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ fields }),
  });
  expect(response.headers.get("location")).toContain((await json.json()).receipt);
  expect(await storage.list({ limit: 9, offset: 0 })).toHaveLength(2);
});

test("without JavaScript what is refused comes back as it was typed, and runs nothing", async () => {
  const typed = '"><script>alert(1)</script>@';
  const { response } = await withoutScript(new URLSearchParams({ email: typed }).toString());
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toContain("text/html");
  const html = await response.text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@"');
  expect(html).toContain("Not accepted.</p>");
  expect(html).not.toContain("<script");
});

test("a browser that opens the address of a form gets its page, and beside it finds nothing", async () => {
  const { server } = await withoutScript("");
  const open = (path: string) => server.request(path, { headers: browser });
  const opened = await open("/forms/subscribe");
  expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await opened.text()).toContain('action="/forms/subscribe"');
  for (const path of ["/forms", "/forms/", "/forms/nothing"]) {
    const { status, headers } = await open(path);
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  }
});

test.each([
  [200, "text/html"],
  [200, "TEXT/HTML, application/json;q=0.9"],
  [200, "text/*"],
  [405, undefined],
  [405, "*/*"],
  [405, "application/json, text/html"],
  [405, "text/html;q=0, */*"],
])("%d for the address of a form that is opened with Accept %s", async (status, accept) => {
  const { server } = await withoutScript("");
  const headers = accept === undefined ? {} : { Accept: accept };
  expect((await server.request("/forms/subscribe", { headers })).status).toBe(status);
});

test.each([
  [303, "application/x-www-form-urlencoded", "*/*"],
  [303, "Application/X-WWW-Form-URLEncoded; Charset=UTF-8", "text/html, application/json;q=0.9"],
  [201, "application/x-www-form-urlencoded", "application/json"],
  [201, "application/x-www-form-urlencoded", "text/html;q=0.5, APPLICATION/*"],
  [415, "application/x-www-form-urlencoded-not", "text/html"],
])("%d for fields sent as %s with Accept %s", async (status, type, accept) => {
  const { server } = await withoutScript("");
  const response = await server.request("/forms/subscribe", {
    method: "POST",
    headers: { "Content-Type": type, Accept: accept },
    body: "email=ada%40harbour.example",
  });
  expect(response.status).toBe(status);
  if (status === 201) expect(await response.json()).toHaveProperty("receipt");
});

test.each([
  [201, "APPLICATION/JSON"],
  [201, "application/json;charset=utf-8"],
  [415, "application/json-seq"],
])("%d for a form sent as %s", async (status, type) => {
  expect((await post({ headers: { "Content-Type": type } })).status).toBe(status);
});

test("without JavaScript a network that sends too often gets its text back on the page", async () => {
  const { server } = await withoutScript("email=ada%40harbour.example");
  const send = () =>
    server.request("/forms/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "email=grace%40harbour.example",
    });
  for (let each = 1; each < formRates.burst; each++) await send();
  const response = await send();
  expect(response.status).toBe(429);
  const html = await response.text();
  expect(html).toContain('value="grace@harbour.example"');
  expect(html).toMatch(/role="alert"[^>]*>[^<]*seconds/);
});

test("without JavaScript a form that is too long is told so on its page", async () => {
  const { response } = await withoutScript(`email=${"a".repeat(maxForm)}`);
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("Shorten its texts.</p>");
});

test("without JavaScript what a program has filled waits too", async () => {
  const spam = await withoutScript(
    "email=eve%40harbour.example&homepage=https%3A%2F%2Fspam.example",
  );
  expect(spam.response.status).toBe(303);
  expect(await storage.list({ limit: 9, offset: 0 })).toMatchObject([{ state: "quarantined" }]);
});

test("an address with another text in place of a receipt shows the page as it is", async () => {
  const { server } = await withoutScript("");
  for (const receipt of ["AAAA-BBBB-CCCC", "hello", "<b>AAAA-BBBB-CCCC", "AAAA-BBBB-CCCC0"]) {
    const page = await server.request(`/forms/subscribe?${new URLSearchParams({ receipt })}`, {
      headers: browser,
    });
    expect(await page.text()).not.toContain("Receipt number: ");
  }
});

test("a receipt that can't be looked up leaves its page as it is", async () => {
  const { server, response } = await withoutScript("email=ada%40harbour.example");
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  vi.spyOn(storage, "get").mockRejectedValue(new Error("The database is gone."));
  const page = await server.request(response.headers.get("location") ?? "", { headers: browser });
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain("Receipt number: ");
  expect(said.mock.lastCall?.[0]).toContain("A receipt couldn't be looked up.");
});
