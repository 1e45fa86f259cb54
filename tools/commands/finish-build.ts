import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { site } from "#content/site.ts";
import { staticHostHeaders } from "#server/static-host-headers.ts";
import { pages } from "../content/pages.ts";
import { compressor } from "../pages/compress.ts";
import { pageHead } from "../pages/page-head.ts";
import { pageMarkdown } from "../pages/page-markdown.ts";
import { withPolicy } from "../pages/page-policy.ts";
import { minified, paintFirst } from "../pages/paint-first.ts";
import { replacedOnce } from "../pages/replaced-once.ts";
import { withDigests } from "../pages/script-digests.ts";
import { writeSocialImages } from "../pages/social-images/social-images.ts";
import { structuredData, structuredDataElement } from "../pages/structured-data.ts";
import { writeMolfarSchemas } from "../programs/molfar-schemas.ts";
import { writeServiceWorker } from "../programs/service-worker.ts";
import { writeApiDescription } from "../programs/write-api-description.ts";
import { writeRegistryApi } from "../programs/write-registry-api.ts";
import { writeRuns } from "../programs/write-runs.ts";
import { writeSearchIndex } from "../programs/write-search-index.ts";
import { writeSiteFiles } from "../programs/write-site-files.ts";

/**
 * What the build derives from the prerendered pages: files under their clean names, pages that
 * paint before they boot, with their own style and policy, files for programs, JSON Schemas, social
 * images, the registry API as files, the service worker, and compressed forms for our server.
 */
const client = "build/client";

async function htmlFiles(): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/**
 * `about/index.html` becomes `about.html`, which static hosts serve at /about without a redirect.
 * React Router has no option for it: https://github.com/remix-run/react-router/issues/13906
 */
function cleanName(file: string): string {
  return file === "index.html" ? file : file.replace(/\/index\.html$/, ".html");
}

/** The address of a page, as the route table writes it. */
function routePath(file: string): string {
  return `/${cleanName(file).replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
}

const firstPaintScript = /<meta charSet="utf-8"\/><script>([\s\S]*?)<\/script>/;

async function finishPage(html: string, file: string): Promise<string> {
  const reason = `${file}: read what React writes and adapt tools/commands/finish-build.ts.`;
  const script = firstPaintScript.exec(html)?.[1];
  if (!script) throw new Error(`No script follows the character set. ${reason}`);
  const short = replacedOnce(html, script, minified(script), reason);
  const known = pages.find(({ path }) => path === routePath(file));
  const head = known ? pageHead(known) : "";
  // At the end: the questions alone are more than what comes with the first round trip.
  const data = known ? structuredDataElement(structuredData(known)) : "";
  const plain = await paintFirst(short, file, (address) =>
    readFileSync(join(client, address), "utf8"),
  );
  const withHead = replacedOnce(plain, "</head>", `${head}</head>`, reason);
  const whole = replacedOnce(withHead, "</body>", `${data}</body>`, reason);
  return withPolicy(withDigests(whole, client));
}

/** The page's Markdown is beside it: /about.md for /about, /index.md for the first page. */
async function writeMarkdown(html: string, target: string): Promise<void> {
  const text = await pageMarkdown(html, site.origin + routePath(target));
  await writeFile(join(client, target.replace(/\.html$/, ".md")), text);
  markdown.set(routePath(target), text);
}

const markdown = new Map<string, string>();
await rm("build/compressed", { recursive: true, force: true });
const compressed = compressor(client, "build/compressed");
await compressed.start(join(client, "assets"));
await rm(join(client, "__spa-fallback.html"), { force: true });
for (const file of await htmlFiles()) {
  const page = await finishPage(await readFile(join(client, file), "utf8"), file);
  const target = cleanName(file);
  await rm(join(client, file));
  await mkdir(dirname(join(client, target)), { recursive: true });
  await writeFile(join(client, target), page);
  await writeMarkdown(page, target);
}
await removeEmptyFolders(client);
await compressed.start(client);
await writeMolfarSchemas(client, site.origin);
await writeSocialImages(client);
await rm("build/server", { recursive: true, force: true });
await writeFile(join(client, "_headers"), staticHostHeaders());
// GitHub Pages, published from a branch, would else leave out every name that begins with a dot or _.
await writeFile(join(client, ".nojekyll"), "");
await writeApiDescription(client);
await writeRuns(client);
await writeSiteFiles(client, markdown);
await writeSearchIndex(client);
await writeServiceWorker(client);
await compressed.start(client);
await compressed.finished();
// Our server compresses the registry's answers when it sends them, and static hosts do their own
// compression.
await writeRegistryApi(client);

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
  }
}
