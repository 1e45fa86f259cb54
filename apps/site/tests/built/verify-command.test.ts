import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createApp } from "@yno/server/app";
import { loadSiteFiles } from "@yno/server/site-files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { addressOf, readSums } from "#build/verify.ts";
import { documents, readBuilt } from "./documents.ts";
import { type Answering, type Listening, listen, minify, proxy, staticHost } from "./hosts.ts";

const compared = [...(readSums(readBuilt("SHA256SUMS"))?.keys() ?? [])].filter(addressOf).length;
const pages = documents.filter(({ file }) => file !== "404.html").length;

let site: Answering;
let behind: Listening;
beforeAll(async () => {
  const app = createApp(await loadSiteFiles(join(root, "dist")));
  site = (request) => app.fetch(request);
  behind = await listen(site);
});
afterAll(() => behind.close());

/** Starts `npm run verify` as npm does. */
const start = (url: string) =>
  spawn(process.execPath, ["build/commands/verify.ts", url], { cwd: root });

/** What the command says of a site, its counts of files, and how it ends. */
async function verify(answer: Answering) {
  const listening = await listen(answer);
  const { lines, code } = await outcome(start(listening.url));
  await listening.close();
  const counts = lines.find((line) => /^\d+ same\b/.test(line));
  return { lines, code, counts };
}

async function outcome(child: ReturnType<typeof start>) {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      text += part;
    });
  }
  const [code] = await once(child, "close");
  return { lines: text.trim().split("\n"), code };
}

const same = { code: 0, counts: `${compared} same` };

test("our server and a static host serve what was built", async () => {
  expect(await verify(site)).toMatchObject(same);
  expect(await verify(staticHost())).toMatchObject(same);
});

const addScript = (html: string) =>
  html.replace("</body>", '<script src="/cdn/beacon.js" defer></script></body>');

test.each<[string, Parameters<typeof proxy>[1], string]>([
  ["minifies", minify, "minified"],
  ["adds a script", addScript, "1 script added"],
  ["adds a script and minifies", (html) => minify(addScript(html)), "1 script added"],
])("a proxy that %s is told from a changed site", async (_, change, found) => {
  const { code, counts, lines } = await verify(proxy(behind.url, change));
  expect(counts).toBe(`${compared - pages} same, ${pages} rewritten`);
  expect(lines.filter((line) => line.endsWith(`: ${found}`))).toHaveLength(pages);
  expect(code).toBe(1);
});

test.each<[string, (html: string) => string]>([
  ["a word", (html) => html.replace("</h1>", " now</h1>")],
  ["a word and minifies", (html) => minify(html.replace("</h1>", " now</h1>"))],
  ["a word and adds a script", (html) => addScript(html.replace("</h1>", " now</h1>"))],
  ["a script and adds another", (html) => addScript(html.replace("<script>", "$&alert(1);"))],
])("a proxy that changes %s on one page is found out", async (_, change) => {
  const { code, counts, lines } = await verify(
    proxy(behind.url, (html, path) => (path === "/pricing" ? change(html) : html)),
  );
  expect(counts).toBe(`${compared - 1} same, 1 changed`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^changed +pricing\.html: \d+ bytes in place/),
  );
  expect(code).toBe(1);
});

test("each file is asked for once, and again if the site was too busy", async () => {
  const asked: string[] = [];
  const { counts } = await verify((request, hangUp) => {
    asked.push(new URL(request.url).pathname);
    return asked.length === 3 ? new Response("", { status: 429 }) : site(request, hangUp);
  });
  expect(counts).toBe(same.counts);
  // The list of files, and the commit.
  expect(new Set(asked).size).toBe(compared + 2);
  expect(asked).toHaveLength(compared + 3);
});

test("a run that was interrupted goes on where it stopped", async () => {
  const asked: string[] = [];
  let child: ReturnType<typeof start> | undefined;
  const listening = await listen((request, hangUp) => {
    asked.push(new URL(request.url).pathname);
    if (asked.length === 200) child?.kill("SIGKILL");
    return site(request, hangUp);
  });
  child = start(listening.url);
  await outcome(child);
  const before = asked.length;
  const { lines, code } = await outcome(start(listening.url));
  await listening.close();
  expect(code).toBe(0);
  expect(lines).toContain(same.counts);
  // At most two were on their way, and two were answered but not noted.
  expect(asked.length - before).toBeLessThanOrEqual(compared + 2 - (before - 1 - 4));
});

test("a site that isn't this one, or isn't there, ends it after few requests with one sentence", async () => {
  const asked: string[] = [];
  const other = await verify((request) => {
    asked.push(request.url);
    return new Response("<!doctype html><title>Shop</title>");
  });
  expect(other.lines).toEqual([expect.stringContaining("the address isn't this site")]);
  expect(other.code).toBe(1);
  expect(asked).toHaveLength(1);

  const { url, close } = await listen(site);
  await close();
  const none = await outcome(start(url));
  expect(none.lines).toEqual([expect.stringContaining("ECONNREFUSED")]);
  expect(none.code).toBe(1);
});

test("a site that stops answering ends it with one sentence, until it's started again", async () => {
  const asked: string[] = [];
  let isGone = false;
  const listening = await listen((request, hangUp) => {
    asked.push(request.url);
    isGone ||= asked.length === 51;
    if (isGone) hangUp();
    return site(request, hangUp);
  });
  const { lines, code } = await outcome(start(listening.url));
  expect(lines.at(-1)).toContain("The site has stopped answering.");
  expect(code).toBe(1);
  // Node asks a second time where a connection that it kept is closed.
  expect(asked.length).toBeLessThanOrEqual(50 + 2 * 6);

  isGone = false;
  const again = await outcome(start(listening.url));
  await listening.close();
  expect(again.lines).toContain(same.counts);
});
