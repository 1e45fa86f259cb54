import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jobs } from "#content/jobs.ts";
import type { Placeholder } from "#content/schema/page.ts";
import { root } from "../site-folder.ts";
import { parseFrontMatter } from "./document-pages.ts";
import { readNews } from "./read-news.ts";

type Dated = Pick<Placeholder, "path" | "updated" | "document">;

/** Pages of entries, which change with their newest one. */
const newestDates: Readonly<Record<string, () => string>> = {
  "/news": () => latest(readNews().map(({ publishDate }) => publishDate)),
  "/careers": () => latest(jobs.map(({ datePosted }) => datePosted)),
};

/**
 * The day of the last change of a page that a reader would notice, as an ISO date: of its newest
 * entry, of its document, or of its record.
 */
export function lastModified({ path, updated, document }: Dated): string {
  const newest = newestDates[path]?.();
  if (newest !== undefined) return newest;
  if (updated) return updated;
  if (document)
    return parseFrontMatter(readFileSync(join(root, document), "utf8"), document).updated;
  throw new Error(
    `The record of ${path} in content/pages/ has no date of its last change: give it 'updated', or 'document' if it is one.`,
  );
}

/** The beginning of a day in Singapore, as feeds want it: '2026-11-20T00:00:00+08:00'. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** The latest of some ISO dates. */
export function latest(days: readonly string[]): string {
  const last = [...days].sort().at(-1);
  if (last === undefined) throw new Error("There is no date to choose from.");
  return last;
}
