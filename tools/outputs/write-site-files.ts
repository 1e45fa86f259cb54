import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as forAgents from "#content/for-agents.ts";
import { jobs } from "#content/jobs.ts";
import { careersPage } from "#content/pages/careers.ts";
import { homePage } from "#content/pages/home.ts";
import { newsPage } from "#content/pages/news.ts";
import { securityContact } from "#content/security-contact.ts";
import { runs, sealedRun } from "#tools/content/runs.ts";
import { lastModified } from "../content/last-modified.ts";
import { lines, pages, placeholders } from "../content/pages.ts";
import { readNews } from "../content/read-news.ts";
import { readColours } from "../pages/sheet-values.ts";
import { robotsTxt, securityTxt, securityTxtPath, sitemap } from "./crawler-files.ts";
import { atomFeed, careersFeed, jsonFeed, newsFeed } from "./feed.ts";
import { llmsFullText, llmsText } from "./llms-text.ts";
import { appIcons, appleIcon, drawIcon, iconSvg } from "./mark.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";

/**
 * Writes the site-wide files for programs: llms.txt, feeds, sitemap, robots.txt, security.txt, the
 * web manifest and its icons.
 *
 * @param client the folder of the built site
 * @param markdown of every page, by its address
 */
export async function writeSiteFiles(
  client: string,
  markdown: ReadonlyMap<string, string>,
): Promise<void> {
  const fullText = llmsFullText(
    pages.map(({ path }) => ({ path, markdown: markdown.get(path) ?? "" })),
  );
  const news = newsFeed(newsPage, readNews());
  const ground = readColours("light")("canvas");
  const files: Record<string, string | Uint8Array> = {
    "/llms.txt": llmsText({
      words: forAgents,
      pages,
      placeholders,
      lines,
      runs: (await Promise.all(runs.map(sealedRun))).map(({ id, title, summary }) => ({
        path: `/runs/${id}.md`,
        title,
        description: summary,
      })),
      bytes: { "/llms-full.txt": Buffer.byteLength(fullText) },
    }),
    "/llms-full.txt": fullText,
    "/news/feed.xml": atomFeed(news, "/news/feed.xml"),
    "/news/feed.json": jsonFeed(news, "/news/feed.json"),
    "/careers/feed.json": jsonFeed(careersFeed(careersPage, jobs), "/careers/feed.json"),
    "/sitemap.xml": sitemap(
      pages.map((page) => ({ path: page.path, updated: lastModified(page) })),
    ),
    "/robots.txt": robotsTxt(),
    [securityTxtPath]: securityTxt(securityContact),
    [manifestPath]: webManifest({ description: homePage.description, ground }, appIcons),
    "/icon.svg": iconSvg(),
    ...Object.fromEntries(
      [...appIcons, appleIcon].map((icon) => [`/${icon.file}`, drawIcon(ground, icon).asPng()]),
    ),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), content);
  }
}
