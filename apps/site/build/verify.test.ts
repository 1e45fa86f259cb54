import { headersFor } from "@yno/server/headers";
import { describe, expect, test } from "vitest";
import { digest } from "./outputs/evidence.ts";
import { addressOf, type Build, readSums, verifySite } from "./verify.ts";

const html = '<!doctype html>\n<html lang="en">\n<p class="a">Approvals wait.</p>\n</html>\n';
const files = new Map([
  ["index.html", html],
  ["about.html", html.replace("Approvals", "People")],
  ["assets/app.js", "console.info('on');\n"],
  ["v0.1/servers/example/versions/latest/index.html", '{"name": "example"}\n'],
]);
const bytes = (text: string) => new TextEncoder().encode(text);
const sumsOf = (of: ReadonlyMap<string, string>) =>
  new Map([...of].map(([path, text]) => [path, digest(bytes(text))]));
const build: Build = { sums: sumsOf(files), read: (path) => bytes(files.get(path) ?? "") };
const listOf = (of: ReadonlyMap<string, string>) =>
  [...sumsOf(of)].map(([path, sum]) => `${sum}  ${path}\n`).join("");

type Answer = { status?: number; body?: string | ReadableStream; headers?: Record<string, string> };

/** A site that serves the build, except the answers that are changed, by address. */
function site(changed: Record<string, Answer> = {}, served = files) {
  const byAddress = new Map([...served].map(([path, text]) => [addressOf(path), { path, text }]));
  return async (address: string) => {
    const { status = 200, body, headers } = changed[address] ?? {};
    if (address === "/SHA256SUMS") return new Response(body ?? listOf(served), { status });
    const file = byAddress.get(address);
    const isPage = !!file?.path.endsWith(".html") && !address.startsWith("/v0.1/");
    const own = { ...headersFor(address, { isPage, https: true }), ...headers };
    return new Response(body ?? file?.text, { status: file ? status : 404, headers: own });
  };
}

const verdicts = async (...args: Parameters<typeof site>) =>
  (await verifySite(site(...args), build, { https: true }))
    .filter(({ verdict }) => verdict !== "same")
    .map(({ path, verdict }) => `${path}: ${verdict}`);

test("a site that serves the build is the same, file by file", async () => {
  expect(await verdicts()).toEqual([]);
});

const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(60_000)) });

describe("tampering", () => {
  test.each<[string, Record<string, Answer>, string]>([
    ["a word", { "/about": { body: html } }, "about.html: changed"],
    ["half a file", { "/about": { body: html.slice(0, 30) } }, "about.html: changed"],
    ["a file without an end", { "/about": { body: endless() } }, "about.html: changed"],
    ["a file that's gone", { "/about": { status: 404 } }, "about.html: missing"],
    ["a redirect", { "/about": { status: 302 } }, "about.html: missing"],
    [
      "a minified page",
      { "/": { body: html.replaceAll("\n", "").replaceAll('"', "") } },
      "index.html: rewritten",
    ],
    [
      "a page without the tags that HTML doesn't need",
      { "/": { body: html.replace(/\n|<\/(?:p|html)>|"/g, "") } },
      "index.html: rewritten",
    ],
    [
      "a minified page with another word",
      { "/": { body: html.replace(/\n|<\/(?:p|html)>|"/g, "").replace("Approvals", "Agents") } },
      "index.html: changed",
    ],
    [
      "a script that a CDN adds",
      { "/": { body: html.replace("</html>", "<script src=/cdn.js></script></html>") } },
      "index.html: rewritten",
    ],
    [
      "a word beside a script that a CDN adds",
      { "/": { body: html.replace("wait.", "end. <script src=/cdn.js></script>") } },
      "index.html: changed",
    ],
    [
      "a weaker policy",
      { "/": { headers: { "Content-Security-Policy": "frame-ancestors *" } } },
      "index.html: other headers",
    ],
    [
      "a page without its transport rule",
      { "/": { headers: { "Strict-Transport-Security": "max-age=0" } } },
      "index.html: other headers",
    ],
    ["other code", { "/assets/app.js": { body: "alert(1);\n" } }, "assets/app.js: changed"],
    [
      "another answer of the registry",
      { "/v0.1/servers/example/versions/latest": { body: '{"name":"other"}' } },
      "v0.1/servers/example/versions/latest/index.html: changed",
    ],
  ])("%s is found, and called by its name", async (_, changed, expected) => {
    expect(await verdicts(changed)).toEqual([expected]);
  });

  test("another build, with its own list, isn't called changed", async () => {
    const newer = new Map(files)
      .set("index.html", html.replace("wait", "come first"))
      .set("assets/new.js", "1;\n");
    expect(await verdicts({}, newer)).toEqual([
      "assets/new.js: other commit",
      "index.html: other commit",
    ]);
  });
});

test("JSON of the registry may be written with other spaces", async () => {
  const body = '{"name":"example"}';
  expect(await verdicts({ "/v0.1/servers/example/versions/latest": { body } })).toEqual([]);
});

test.each([
  ["a page in its place", html],
  ["a list without an end", endless()],
])("%s of the list ends it after one request", async (_, body) => {
  const asked: string[] = [];
  const other = site({ "/SHA256SUMS": { body } });
  const ask = (address: string) => {
    asked.push(address);
    return other(address);
  };
  await expect(verifySite(ask, build, { https: true })).rejects.toThrow("isn't this site");
  expect(asked).toEqual(["/SHA256SUMS"]);
});

test("what an earlier run found isn't asked for again", async () => {
  const known = new Set(["index.html", "about.html", "assets/app.js"]);
  const findings = await verifySite(site(), build, { https: true, known });
  expect(findings.map(({ path }) => path)).toEqual([
    "v0.1/servers/example/versions/latest/index.html",
  ]);
});

test("a site is asked for two files at a time, and no more", async () => {
  const other = site();
  let [now, most] = [0, 0];
  const ask = async (address: string) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    return other(address);
  };
  await verifySite(ask, build, { https: true });
  expect(most).toBe(2);
});

test("a site that stops answering is given up, and not asked for every file", async () => {
  const many = new Map(Array.from({ length: 50 }, (_, index) => [`${index}.txt`, ""]));
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    if (asked.length > 10) throw new Error("fetch failed");
    return site({}, many)(address);
  };
  const long = { sums: sumsOf(many), read: () => bytes("") };
  await expect(verifySite(ask, long, { https: true })).rejects.toThrow("has stopped answering");
  expect(asked.length).toBeLessThan(20);
});

test.each([
  "",
  "no digest  about.html\n",
  `${"0".repeat(64)}  a\u001b[2J.html\n`,
  `${"0".repeat(64)} about.html\n`,
])("%j isn't a list of digests", (text) => {
  expect(readSums(text)).toBeNull();
});
