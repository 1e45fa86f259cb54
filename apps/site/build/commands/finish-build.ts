import { statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileBeside } from "@yno/brand/paths";
import { notFoundPath, site } from "@yno/brand/site";
import { contentPlace, formPagesFile, titlePlace } from "@yno/server/form-page";
import { pagePolicy, staticHostHeaders } from "@yno/server/headers";
import type { Element, Root } from "hast";
import { queryKeys } from "#app/browser/navigation/query-text.ts";
import { canonicalAddress } from "#app/document/page-meta.ts";
import { bootFailed } from "#content/frame.ts";
import { pageFiles, pages } from "../../content/collections/pages.ts";
import { lines } from "../../content/derived/navigation.ts";
import type { SiteFiles } from "../content/collection.ts";
import { disagreements, factRules, statementsOf } from "../content/fact-rules.ts";
import { withPointer } from "../outputs/crawler-files.ts";
import { buildRecords, sumsOf, sumsPath } from "../outputs/evidence.ts";
import { formPages, formSamples } from "../outputs/form-pages.ts";
import { writeMolfarSchemas } from "../outputs/molfar-files.ts";
import { writeMolfarPackage } from "../outputs/molfar-package.ts";
import { writeServiceWorker } from "../outputs/service-worker.ts";
import { registryFiles, siteFiles } from "../outputs/site-files.ts";
import { readBuiltFiles, sha256 } from "../pages/built-files.ts";
import { inlineEntry } from "../pages/bundle-script.ts";
import { prefetchList } from "../pages/chunks/prefetch-list.ts";
import { compressor } from "../pages/compress.ts";
import { pageStyle } from "../pages/critical-css/page-styles.ts";
import { mainElement, parsePage } from "../pages/main-element.ts";
import { pageHead } from "../pages/page-head.ts";
import { pageMarkdown } from "../pages/page-markdown.ts";
import { facesIn } from "../pages/sheet-values.ts";
import { writeSocialImages } from "../pages/social-images/social-images.ts";
import { structuredData, structuredDataText } from "../pages/structured-data.ts";
import { root } from "../site-folder.ts";

/**
 * What the build makes of the code that Vite has built: the pages, each with its own style and
 * policy, files for programs, JSON Schemas, the molfar package, social images, the registry API as files, the service
 * worker, and compressed forms for our server.
 */
const client = "dist/client";

const {
  renderBeforeRoot,
  renderDocument,
  renderFrame,
  renderSite,
}: typeof import("../../app/entry.server.tsx") = await import(
  pathToFileURL(join(root, "dist/server/entry.server.js")).href
);
const files = readBuiltFiles(client);
const startPage = await inlineEntry("app/browser/hydration/inline-script.ts", "startPage");
const sheet = files.address("sheet");
const fonts = files.address("fonts");
const siteStyle =
  (await readFile("app/styles/fallback-fonts.css", "utf8")) +
  (await readFile(join(client, sheet), "utf8"));
const faces = facesIn(await readFile(join(client, fonts), "utf8"), fonts);

// npm takes its time, beside the pages.
const records = buildRecords();
const beforeRoot = await renderBeforeRoot();

type Rendered = Awaited<ReturnType<typeof renderSite>>;

/** The finished HTML of a page, with the files and the style that it needs, and its own policy. */
async function writePage(path: string, { html, page }: Rendered, tree: Root): Promise<string> {
  const record = pages.find((each) => each.path === path);
  const style = pageStyle(siteStyle, tree);
  const boot = { sheet, fonts: faces, modules: files.modules(path) };
  // A page that holds nothing back until its query is applied needs no names.
  const keys = html.includes("follows-query") ? queryKeys : [];
  const script = startPage(keys.join("|"), boot, bootFailed);
  const inline = { scripts: [sha256(script)], styles: [sha256(style)] };
  return renderDocument({
    ...{ page, html, script, style },
    policy: pagePolicy(inline),
    sheets: [sheet, fonts],
    head: record ? pageHead(record) : [],
    structuredData: record ? structuredDataText(structuredData(record)) : null,
  });
}

/** The document around the page of a form, for our server. It has no scripts. */
async function formFrame(): Promise<string> {
  const html = await renderFrame(titlePlace, contentPlace);
  const shown = html.replace(contentPlace, formSamples());
  const style = pageStyle(siteStyle, parsePage(beforeRoot + shown));
  return renderDocument({
    page: { path: notFoundPath, title: `${titlePlace} | ${site.brand}`, description: titlePlace },
    ...{ html, style, head: [] },
    policy: pagePolicy({ scripts: [], styles: [sha256(style)] }),
    sheets: [sheet, fonts],
  });
}

function mainOf(path: string): Element {
  const main = mains.get(path);
  if (!main)
    throw new Error(
      `${path} has no page: give it a record in content/pages/, or a document with this path in content/docs/.`,
    );
  return main;
}

async function writeFiles(files: SiteFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), content);
  }
}

const markdown = new Map<string, string>();
const mains = new Map<string, Element>();
await rm("dist/compressed", { recursive: true, force: true });
const compressed = compressor(client, "dist/compressed");
await compressed.start(join(client, "assets"));
await rm(join(client, ".vite"), { recursive: true });
for (const path of pageFiles.keys()) {
  const rendered = await renderSite(path);
  const tree = parsePage(beforeRoot + rendered.html);
  const html = await writePage(path, rendered, tree);
  const main = mainElement(tree);
  mains.set(path, main);
  // Static hosts serve about.html at /about without a redirect.
  const file = join(client, fileBeside(path, "html"));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  const text = await pageMarkdown(main, canonicalAddress(path));
  await writeFile(join(client, fileBeside(path, "md")), withPointer(text));
  markdown.set(path, text);
}
const statements = statementsOf((path) => markdown.get(path) ?? "");
const otherValues = factRules.flatMap((rule) => disagreements(rule, statements));
if (otherValues.length > 0) {
  console.error(`The pages state ${otherValues.length} other value(s):\n${otherValues.join("\n")}`);
  process.exit(1);
}
await compressed.finished();
const modulesByLink = new Map(
  [...pageFiles.keys()].map((path) => [path, files.modulesByLink(path)]),
);
const sizeOf = (file: string) => statSync(`dist/compressed${file}.br`).size;
await writeFile(
  join(client, "prefetch.json"),
  JSON.stringify(prefetchList(modulesByLink, lines, sizeOf)),
);
await compressed.start(client);
await writeMolfarSchemas(client, site.origin);
await writeMolfarPackage(join(client, "molfar"));
await writeSocialImages(client);
await rm("dist/server", { recursive: true, force: true });
await writeFile(join(client, "_headers"), staticHostHeaders());
// GitHub Pages, published from a branch, would else leave out every name that begins with a dot or _.
await writeFile(join(client, ".nojekyll"), "");
await writeFiles(await siteFiles({ markdown, mainOf }));
await writeFiles(await records);
await writeServiceWorker(client);
await compressed.start(client);
await compressed.finished();
// Our server compresses the registry's answers when it sends them, and static hosts do their own
// compression. They aren't pages: some are called index.html and contain JSON.
await writeFiles(registryFiles());
// For our server alone.
await writeFile(join(client, formPagesFile), JSON.stringify(formPages(await formFrame())));
await writeFiles({ [sumsPath]: sumsOf(client) });
