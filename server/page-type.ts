import { readWeight } from "./negotiate.ts";

/** What a page can be read as: itself, or the Markdown beside it. */
export type PageType = "text/html" | "text/markdown";

/**
 * Whether an Accept header is answered with HTML or with Markdown. The better quality wins. At
 * equal quality, Markdown is sent if it's named: browsers don't, and agents name both. If neither
 * is named or wanted, `otherwise` is sent: a readable answer helps more than a 406.
 */
export function choosePageType(header: string | undefined, otherwise: PageType): PageType {
  const listed = readTypes(header ?? "");
  const markdown = qualityOf("text/markdown", listed);
  const html = qualityOf("text/html", listed);
  if (markdown !== html) return markdown > html ? "text/markdown" : "text/html";
  if (markdown === 0) return otherwise;
  if (listed.has("text/markdown")) return "text/markdown";
  return listed.has("text/html") ? "text/html" : otherwise;
}

/** The most exact mention counts: the type itself, all text, anything. */
function qualityOf(type: PageType, listed: ReadonlyMap<string, number>): number {
  return listed.get(type) ?? listed.get("text/*") ?? listed.get("*/*") ?? 0;
}

/**
 * Qualities by lower-case media type. Of two mentions the first counts; parameters other than the
 * weight are left out, and members with a malformed weight are skipped.
 */
function readTypes(header: string): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const member of header.split(",")) {
    const [type = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
    const quality = readWeight(parameters.find((parameter) => parameter.startsWith("q=")));
    if (type !== "" && quality !== null && !listed.has(type)) listed.set(type, quality);
  }
  return listed;
}
