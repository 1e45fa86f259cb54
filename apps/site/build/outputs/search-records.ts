import type { LineId } from "@yno/brand/site";
import { type SearchRecord, searchKinds } from "@yno/search/search-index";
import type { Element } from "hast";
import { lines } from "#content/derived/navigation.ts";
import { searchNames } from "#content/search-names.ts";
import { pages, shortTitle } from "../../content/collections/pages.ts";
import type { Found } from "../content/collection.ts";
import { collections } from "../content/collections.ts";
import { pageText } from "../pages/extract-search-text.ts";

/**
 * Everything that the search of the site finds, from the content and the built pages. The order
 * decides between equals: pages first.
 *
 * @param mainOf gives the `main` of the page at a path
 * @throws Error when `content/search-names.ts` names an address that nothing has
 */
export function searchRecords(mainOf: (path: string) => Element): SearchRecord[] {
  const listed = collections
    .flatMap((collection) => collection.found())
    .toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));
  return named([...pageRecords(mainOf, new Set(listed.map(({ title }) => title))), ...listed]);
}

/** Every page, and the headings of those that are documents. */
function pageRecords(mainOf: (path: string) => Element, apart: ReadonlySet<string>): Found[] {
  const read = pages.map(({ path, title, heading, description }) => {
    const { text, sections } = pageText(mainOf(path), apart);
    const name = pageName(path, title);
    const page: Found = {
      kind: "page",
      address: path,
      title: name,
      context: description,
      body: `${heading} ${text}`,
    };
    const headings = sections.map(
      (section): Found => ({
        kind: "heading",
        address: `${path}#${section.id}`,
        title: section.title,
        context: name,
        body: section.text,
      }),
    );
    return { page, headings };
  });
  return [...read.map(({ page }) => page), ...read.flatMap(({ headings }) => headings)];
}

/** The name of a page: that of the side navigation, or its title without the brand. */
function pageName(path: string, title: string): string {
  const link = lines.flatMap(({ links }) => links).find((each) => each.path === path);
  return link?.title ?? shortTitle(title);
}

function named(found: readonly Found[]): SearchRecord[] {
  const names: Readonly<Record<string, readonly string[]>> = searchNames;
  const unknown = Object.keys(names).filter((to) => !found.some(({ address }) => address === to));
  if (unknown.length > 0) {
    throw new Error(
      `content/search-names.ts gives names to ${unknown.join(", ")}, where nothing is to be found. Correct the address or take it out.`,
    );
  }
  return found.map((record) => ({
    ...record,
    line: findLine(record.address),
    names: names[record.address] ?? [],
  }));
}

/** The line of an address's page; the home page is on the product line. */
function findLine(address: string): LineId {
  const [path] = address.split(/[?#]/);
  const line = lines.find(({ links }) => links.some((link) => link.path === path));
  if (line) return line.id;
  return path === "/resources" ? "resources" : "product";
}
