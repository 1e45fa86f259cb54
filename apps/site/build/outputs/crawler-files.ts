import { fileBeside } from "@yno/brand/paths";
import { site } from "@yno/brand/site";
import type { MachineFile } from "#content/for-programs.ts";
import type { NavigationLine } from "#content/schema/frame.ts";
import type { Placeholder } from "#content/schema/page.ts";
import { shortTitle } from "../../content/collections/pages.ts";
import { xml, xmlDocument } from "./xml.ts";

type ForPrograms = typeof import("#content/for-programs.ts");

/**
 * The sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param pages addresses, each with the ISO date of its last change
 */
export function sitemap(pages: readonly { path: string; updated: string }[]): string {
  return xmlDocument(
    xml(
      "urlset",
      { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
      ...pages.map(({ path, updated }) =>
        xml("url", {}, xml("loc", {}, `${site.origin}${path}`), xml("lastmod", {}, updated)),
      ),
    ),
  );
}

/** What crawlers may read, which is everything, and where the sitemap is (RFC 9309). */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

/** The path that RFC 9116 requires. */
export const securityTxtPath = "/.well-known/security.txt";

/** The text of security.txt (RFC 9116). */
export function securityTxt({
  mail,
  policy,
  expires,
  languages,
}: ForPrograms["securityContact"]): string {
  const fields = [
    ["Contact", `mailto:${mail}`],
    ["Expires", expires],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", `${site.origin}${securityTxtPath}`],
    ["Policy", `${site.origin}${policy}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}

/** What to do about security.txt when the site is built less than 30 days before it expires. */
export function expiryWarning(
  { mail, expires }: ForPrograms["securityContact"],
  now: number,
): string | undefined {
  const days = Math.floor((Date.parse(expires) - now) / 86_400_000);
  if (days >= 30) return undefined;
  return `security.txt expires in ${days} days: write to ${mail}, see that the answer comes, and set 'expires' in content/for-programs.ts to a day within the next year.`;
}

/** The Markdown of a page with where to find the others, for an agent that was given one address. */
export function withPointer(markdown: string): string {
  return `> For AI agents: [every page as Markdown](${site.origin}/llms.txt).\n\n${markdown}`;
}

type Site = {
  words: Pick<ForPrograms, "summary" | "instructions" | "machineFiles">;
  pages: readonly Placeholder[];
  /** Pages that only announce what's coming. */
  placeholders: readonly Placeholder[];
  lines: readonly NavigationLine[];
  /** Sample runs of workflows, each a Markdown file. */
  runs: readonly { path: string; title: string; description: string }[];
  /** Files with which a workflow runs elsewhere, each a list in Markdown. */
  workflowFiles: readonly { path: string; title: string; description: string }[];
  /** The size of files that are too large to be fetched without knowing it, by their address. */
  bytes: Readonly<Record<string, number>>;
};

/**
 * The text of /llms.txt (https://llmstxt.org): what the site is, what an agent should know, and
 * every page with one line, in the groups of the navigation. Readers short of context may skip
 * 'Optional'.
 */
export function llmsText(contents: Site): string {
  const { words, pages, placeholders, lines, runs, workflowFiles, bytes } = contents;
  const groups = lines.map(({ title, links }) => ({
    title,
    pages: links.flatMap((link) => pages.filter(({ path }) => path === link.path)),
  }));
  const grouped = new Set([...groups.flatMap((group) => group.pages), ...placeholders]);
  const others = pages.filter((page) => !grouped.has(page));
  return [
    `# ${site.brand}`,
    `> ${words.summary}`,
    words.instructions.map((instruction) => `- ${instruction}`).join("\n"),
    section("Start", others.map(pageLine)),
    ...groups.map((group) => section(group.title, group.pages.map(pageLine))),
    section(
      "Files for programs",
      words.machineFiles.map((file) => fileLine(file, bytes[file.path])),
    ),
    section(
      "Sample runs",
      runs.map((run) => fileLine(run)),
    ),
    section(
      "Workflow files",
      workflowFiles.map((list) => fileLine(list)),
    ),
    `${section("Optional", placeholders.map(pageLine))}\n`,
  ].join("\n\n");
}

/**
 * The text of /llms-full.txt: the Markdown of every page, each under its address.
 *
 * @param pages in the order of the route table
 */
export function llmsFullText(pages: readonly { path: string; markdown: string }[]): string {
  return pages
    .map(({ path, markdown }) => `Source: ${site.origin}${path}\n\n${markdown.trim()}\n`)
    .join("\n---\n\n");
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join("\n")}`;
}

function pageLine({ path, title, description }: Placeholder): string {
  return `- [${shortTitle(title)}](${site.origin}${fileBeside(path, "md")}): ${description}`;
}

function fileLine({ path, title, description }: MachineFile, bytes?: number): string {
  const size = bytes === undefined ? "" : ` About ${Math.round(bytes / 10_000) * 10} kB.`;
  return `- [${title}](${site.origin}${path}): ${description}${size}`;
}
