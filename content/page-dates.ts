import type { PagePath } from "./pages.ts";

/** Pages that are documents or lists: the date follows from what they hold. */
type DatedByContent =
  | "/docs"
  | `/docs/${string}`
  | "/api"
  | "/privacy"
  | "/terms"
  | "/cookies"
  | "/news"
  | "/careers";

/**
 * For every other page the day of the last change that a reader would notice. It stands apart from
 * the page's own record, because that one travels to the browser and this is for the sitemap only.
 */
export const pageDates = {
  "/": "2026-11-20",
  "/about": "2026-11-20",
  "/partners": "2026-11-20",
  "/security": "2026-11-20",
  "/platform": "2026-11-20",
  "/workflows": "2026-11-20",
  "/integrations": "2026-11-20",
  "/investors": "2026-11-20",
  "/support": "2026-11-20",
  "/resources": "2026-11-20",
  "/mcp-registry": "2026-11-20",
  "/enterprise": "2026-11-20",
  "/pricing": "2026-11-20",
  "/yno-ai": "2026-11-20",
  "/async-jobs": "2026-11-20",
  "/premium": "2026-11-20",
  "/login": "2026-11-20",
  "/signup": "2026-11-20",
} as const satisfies Record<Exclude<PagePath, DatedByContent>, string>;
