import { readQualities } from "./negotiate.ts";

/** What a page can be read as: itself, or the Markdown beside it. */
export type PageType = "text/html" | "text/markdown";

/**
 * Whether an Accept header is answered with HTML or with Markdown. The better quality wins. At
 * equal quality, Markdown is sent if it's named: browsers don't, and agents name both. If neither
 * is named or wanted, `otherwise` is sent: a readable answer helps more than a 406.
 */
export function choosePageType(header: string | undefined, otherwise: PageType): PageType {
  const listed = readQualities(header);
  const markdown = typeQuality("text/markdown", listed);
  const html = typeQuality("text/html", listed);
  if (markdown !== html) return markdown > html ? "text/markdown" : "text/html";
  if (markdown === 0) return otherwise;
  if (listed.has("text/markdown")) return "text/markdown";
  return listed.has("text/html") ? "text/html" : otherwise;
}

/** The most exact mention counts: the type itself, all text, anything. */
function typeQuality(type: PageType, listed: ReadonlyMap<string, number>): number {
  return listed.get(type) ?? listed.get("text/*") ?? listed.get("*/*") ?? 0;
}
