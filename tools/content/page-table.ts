import { join } from "node:path";
import { notFoundPage } from "#content/pages/not-found.ts";
import { root } from "../project-files.ts";
import { documentPages } from "./document-pages.ts";
import { pages } from "./pages.ts";

/**
 * The module of every page, as a path from the project's root, by the path of the page: a document
 * is its own module, content/docs/mcp.mdx for /docs/mcp; another page is a component,
 * app/pages/mcp-registry.tsx for /mcp-registry.
 */
export const pageFiles: ReadonlyMap<string, string> = new Map([
  ...pages.map(({ path, document = "" }) => {
    const isDocument = documentPages.some((each) => each.path === path);
    const name = path.slice(1).replaceAll("/", "-") || "home";
    return [path, isDocument ? document : `app/pages/${name}.tsx`] as const;
  }),
  [notFoundPage.path, "app/pages/not-found.tsx"],
]);

/** A module that exports `pageTable`: a function for each page that loads its code. */
export function pageTableModule(): string {
  const entries = [...pageFiles].map(
    ([path, file]) => `${JSON.stringify(path)}:()=>import(${JSON.stringify(join(root, file))})`,
  );
  return `export const pageTable={${entries.join(",")}};`;
}
