import { expect, test } from "vitest";
import { assignChunk } from "./chunks.ts";

const sevenPages = ["about", "api", "careers", "home", "news", "pricing", "support"];

/** Which modules import which; nothing imports pages and the entry. */
const importers: Record<string, string[]> = {
  "/site/app/ui/icon.tsx": ["/site/app/pages/about.tsx", "/site/app/pages/home.tsx"],
  "/site/app/ui/filter-fields.tsx": ["/site/app/pages/news.tsx", "/site/app/pages/home.tsx"],
  "/site/app/ui/use-combobox.ts": ["/site/app/features/search/palette.tsx"],
  "/site/app/layout/placeholder.tsx": [
    "/site/app/pages/placeholder.tsx",
    "/site/app/pages/not-found.tsx",
  ],
  "/site/app/layout/header.tsx": ["/site/app/site.tsx"],
  "/site/app/site.tsx": ["/site/app/entry.client.tsx"],
  "/site/app/routes.ts": ["/site/app/entry.client.tsx"],
  "/site/packages/brand/site.ts": ["/site/app/layout/header.tsx", "/site/app/pages/home.tsx"],
  "/site/app/sections/fact-table.tsx": ["/site/app/pages/about.tsx", "/site/app/pages/home.tsx"],
  "/site/app/features/docs/document-parts.tsx": [
    "/site/content/docs/documentation.mdx",
    "/site/content/docs/mcp.mdx",
  ],
  "/site/app/sections/section.tsx": sevenPages.map((name) => `/site/app/pages/${name}.tsx`),
  "/site/app/features/docs/copy-button.tsx": sevenPages.map(
    (name) => `/site/app/pages/${name}.tsx`,
  ),
  "/site/app/features/forms/dialog.tsx": [],
  "/site/app/ui/toast.tsx": ["/site/app/features/forms/dialog.tsx"],
  "/site/app/ui/field.tsx": ["/site/app/pages/support.tsx", "/site/app/pages/home.tsx"],
  "/site/content/forms.ts": ["/site/app/pages/support.tsx", "/site/app/pages/home.tsx"],
  "/site/node_modules/react-dom/client.js": ["/site/app/entry.client.tsx"],
  "/site/node_modules/react/index.js": ["/site/app/site.tsx", "/site/app/pages/home.tsx"],
};

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: /app\/entry/.test(id),
    importers: importers[id] ?? [],
  }),
};

test.each([
  ["a library of every page", "/site/node_modules/react/index.js", "libraries"],
  ["a library of the start", "/site/node_modules/react-dom/client.js", "libraries"],
  ["what the root and a page need", "/site/packages/brand/site.ts", "frame"],
  ["a primitive that pages share", "/site/app/ui/icon.tsx", "frame"],
  ["a block of seven pages", "/site/app/sections/section.tsx", "frame"],
  ["a block of two pages", "/site/app/sections/fact-table.tsx", "frame"],
  ["a field of forms", "/site/app/ui/field.tsx", "forms"],
  ["what all forms say", "/site/content/forms.ts", "forms"],
  ["a filter of lists", "/site/app/ui/filter-fields.tsx", "lists"],
  ["what lists and dialogs on demand share", "/site/app/ui/use-combobox.ts", "dialogs"],
  ["what pages share that only announce", "/site/app/layout/placeholder.tsx", "announcements"],
  ["a part of documents", "/site/app/features/docs/document-parts.tsx", "documents"],
  ["what documents and legal texts share", "/site/app/features/docs/copy-button.tsx", "documents"],
  ["a part of the root", "/site/app/layout/header.tsx", "frame"],
  ["a page", "/site/app/pages/home.tsx", null],
  ["the table of the pages", "/site/app/routes.ts", null],
  ["what only waits for a visitor's act", "/site/app/ui/toast.tsx", null],
])("%s goes where it belongs", (_, id, chunk) => {
  expect(assignChunk(id, graph)).toBe(chunk);
});
