import { existsSync } from "node:fs";
import { join } from "node:path";
import { notFoundPath, site } from "@yno/brand/site";
import { pageExport } from "@yno/records/check";
import { lines as lineTitles } from "#content/navigation.ts";
import type { NavigationLine, PageLink } from "#content/schema/frame.ts";
import type { Page, Placeholder } from "#content/schema/page.ts";
import { root } from "../site-folder.ts";
import { documentPages } from "./document-pages.ts";
import { recordsIn } from "./record-files.ts";

/**
 * Every page, from the records in content/pages/ and the documents: the home page, then the lines of the map from
 * station to station, then those on no line. The not-found page belongs to no list. For tools and tests; a page
 * imports its own record.
 */
export const pages: readonly (Page | Placeholder)[] = inOrder([
  ...(await recordsIn<Page | Placeholder | readonly Placeholder[]>("content/pages", pageExport))
    .flatMap(({ exported }) => exported.flat())
    .filter(({ path }) => path !== notFoundPath),
  ...documentPages,
]);

const placeholderFile = "app/pages/placeholder.tsx";

/** Pages that only announce what's coming. */
export const placeholders: readonly Placeholder[] = pages.filter((page) => !("opening" in page));

/** The lines of the map with their stations. */
export const lines: readonly NavigationLine<PageLink>[] = lineTitles.map((line) => ({
  ...line,
  links: pages.flatMap(({ path, navigation }) =>
    navigation?.line === line.id ? [{ title: navigation.title, path }] : [],
  ),
}));

/** The documents in the order in which they are read: the stations that are made of one. */
export const documentLine: readonly PageLink[] = pages.flatMap(({ path, navigation, document }) =>
  navigation && document?.startsWith("content/docs/") ? [{ title: navigation.title, path }] : [],
);

function inOrder(records: readonly (Page | Placeholder)[]): (Page | Placeholder)[] {
  const place = ({ path, navigation }: Page | Placeholder) => {
    if (path === "/") return -1;
    const line = lineTitles.findIndex(({ id }) => id === navigation?.line);
    return navigation ? line * 1000 + navigation.station : Number.POSITIVE_INFINITY;
  };
  return records.toSorted(
    (one, other) =>
      // Infinity minus itself is NaN, so the addresses decide.
      place(one) - place(other) || (one.path < other.path ? -1 : 1),
  );
}

/**
 * Problems with the stations of a line, which must be numbered 1, 2, 3 and so on; a sentence for
 * each.
 */
export function stationProblems(records: readonly (Page | Placeholder)[]): string[] {
  return lineTitles.flatMap(({ id }) => {
    const stations = records
      .flatMap(({ navigation }) => (navigation?.line === id ? [navigation.station] : []))
      .sort((a, b) => a - b);
    return stations.every((station, index) => station === index + 1)
      ? []
      : [
          `content/pages/: the line '${id}' has the stations ${stations.join(", ")}. Number them from 1 on, each once.`,
        ];
  });
}

/** The title of a page without the brand after it. */
export function shortTitle(title: string): string {
  return title.replace(` | ${site.brand}`, "");
}

/**
 * The module of every page, as a path from the project's root, by the path of the page: a document
 * is its own module, content/docs/mcp.mdx for /docs/mcp; another page is a component,
 * app/pages/mcp-registry.tsx for /mcp-registry. Placeholders share one.
 */
export const pageFiles: ReadonlyMap<string, string> = new Map([
  ...pages.map((page) => {
    const { path, document = "" } = page;
    if (placeholders.includes(page)) return [path, placeholderFile] as const;
    const isDocument = documentPages.some((each) => each.path === path);
    const name = path.slice(1).replaceAll("/", "-") || "home";
    return [path, isDocument ? document : `app/pages/${name}.tsx`] as const;
  }),
  [notFoundPath, "app/pages/not-found.tsx"],
]);

/** Pages without the component that shows them, a sentence for each. */
export function componentProblems(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([, file]) => !existsSync(join(root, file)))
    .map(([path, file]) => `${file} isn't there. Write the component of ${path} in that file.`);
}

const moduleAt = (file: string) => JSON.stringify(join(root, file));

/** A module that exports `pageTable`: a function for each page that loads its code. */
export function pageTableModule(): string {
  const entries = [...pageFiles].map(([path, file]) => {
    const address = JSON.stringify(path);
    if (file === placeholderFile) return `${address}:placeholder(${address})`;
    return `${address}:()=>import(${moduleAt(file)})`;
  });
  const placeholder = `path=>()=>import(${moduleAt(placeholderFile)}).then(({pageAt})=>pageAt(path))`;
  return `const placeholder=${placeholder};export const pageTable={${entries.join(",")}};`;
}
