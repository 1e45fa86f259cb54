import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jobs } from "#content/jobs.ts";
import { pageDates } from "#content/page-dates.ts";
import type { PagePath } from "#content/pages.ts";
import { latest } from "../programs/moment.ts";
import { root } from "../project-files.ts";
import { frontMatterOf } from "./read-documents.ts";
import { readNews } from "./read-news.ts";

/** The pages that are documents, and the file that each is made of. */
export const documentFiles = {
  "/docs": "content/docs/platform.mdx",
  "/docs/molfar-image": "content/docs/molfar-image.mdx",
  "/docs/worker-contract": "content/docs/worker-contract.mdx",
  "/docs/artifact-transformation": "content/docs/artifact-transformation.mdx",
  "/docs/mcp": "content/docs/mcp.mdx",
  "/api": "content/docs/api-reference.mdx",
  "/privacy": "content/legal/privacy.mdx",
  "/terms": "content/legal/terms.mdx",
  "/cookies": "content/legal/cookies.mdx",
} as const;

/** The day of the last change of a page that a reader would notice, as an ISO date. */
export function lastModified(path: PagePath): string {
  if (path === "/news") return latest(readNews().map(({ publishDate }) => publishDate));
  if (path === "/careers") return latest(jobs.map(({ datePosted }) => datePosted));
  return isDocument(path) ? documentDate(documentFiles[path]) : pageDates[path];
}

/** The file of a page that is a document, and undefined for others. */
export function documentOf(path: PagePath): string | undefined {
  return isDocument(path) ? documentFiles[path] : undefined;
}

function isDocument(path: PagePath): path is keyof typeof documentFiles {
  return path in documentFiles;
}

function documentDate(file: string): string {
  return frontMatterOf(readFileSync(join(root, file), "utf8"), file).updated;
}
