import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { notFoundPath, site } from "@yno/brand/site";
import { defineCollection } from "#build/content/collection.ts";
import { pageExport, repeatedValues } from "#build/content/content-problems.ts";
import { documentPages, everyDocumentProblem } from "#build/content/document-pages.ts";
import { recordsIn } from "#build/content/record-files.ts";
import { root } from "#build/site-folder.ts";
import { lines as lineTitles } from "../navigation.ts";
import { notFoundPage } from "../pages/not-found.ts";
import { type Page, type Placeholder, pageShape, placeholderShape } from "../schema/page.ts";

const source = "content/pages/";

/**
 * Every page, from the records in content/pages/ and the documents: the home page, then the lines of the map from
 * station to station, then those on no line. The not-found page belongs to no list. For tools and tests; a page
 * imports its own record.
 */
export const pages: readonly (Page | Placeholder)[] = inOrder([
  ...(await recordsIn<Page | Placeholder | readonly Placeholder[]>(source, pageExport))
    .flatMap(({ exported }) => exported.flat())
    .filter(({ path }) => path !== notFoundPath),
  ...documentPages,
]);

/** Pages that show more than a heading. */
export const fullPages = pages.filter((page) => "opening" in page);

/** Pages that only announce what's coming. */
export const placeholders: readonly Placeholder[] = pages.filter((page) => !("opening" in page));

const routes = readFileSync(join(root, "app/routes.ts"), "utf8");

/**
 * The module of every page, as a path from the project's root, by the address of the page. Node can't
 * import these modules, so the lines of app/routes.ts are read as text.
 */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  [...routes.matchAll(/^ {2}"([^"]+)": (?:\(\) => import\("([^"]+)"\)|placeholder)/gm)].map(
    ([, path = "", file = "./pages/placeholder.tsx"]) => [
      path,
      file.startsWith("#") ? file.slice(1) : posix.join("app", file),
    ],
  ),
);

export const collection = defineCollection({
  source,
  records: fullPages,
  shape: pageShape,
  name: ({ path }) => path,
  problems: (records) => [
    ...repeatedValues(source, [...pages, notFoundPage], "title", "description", "heading", "path"),
    ...stationProblems(records),
    ...routeProblems([...pages, notFoundPage].map(({ path }) => path)),
    ...everyDocumentProblem(),
  ],
});

export const placeholderCollection = defineCollection({
  source: "content/pages/placeholders.ts",
  records: [...placeholders, notFoundPage],
  shape: placeholderShape,
  name: ({ path }) => path,
});

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

/** Pages that app/routes.ts lacks, and lines of it without a page; a sentence for each. */
export function routeProblems(paths: readonly string[]): string[] {
  return [
    ...paths
      .filter((path) => !pageFiles.has(path))
      .map(
        (path) => `app/routes.ts has no line for ${path}. Add one with the module of that page.`,
      ),
    ...[...pageFiles.keys()]
      .filter((path) => !paths.includes(path))
      .map(
        (path) =>
          `app/routes.ts leads to ${path}, which has no record. Write one in ${source}, or remove the line.`,
      ),
  ];
}

/** The title of a page without the brand after it. */
export function shortTitle(title: string): string {
  return title.replace(` | ${site.brand}`, "");
}
