import { expect, test } from "vitest";
import { attribute, documents, type Element, elementsIn, textContent } from "./documents.ts";
import { parts, words } from "./page-parts.ts";

/** The strip of a page, and the ids of the sections of its page. */
const strips = documents.flatMap(({ address, elements }) => {
  const strip = elements.find((each) => attribute(each, "class") === "strip");
  const sections = elements.filter(isSection).map((each) => attribute(each, "id"));
  return strip ? [{ address, strip, sections, elements }] : [];
});

function isSection(element: Element): boolean {
  const { parentNode: parent } = element;
  if (element.tagName !== "section" || !parent || !("attrs" in parent)) return false;
  return (attribute(parent, "class") ?? "").split(" ").includes("page");
}

test("security has a strip of sections, and no page has two", () => {
  expect(strips.map(({ address }) => address)).toContain("/security");
  for (const { address, elements } of strips) {
    const names = elements.filter((each) => attribute(each, "aria-label") === "On this page");
    expect(names, address).toHaveLength(1);
  }
});

test.each(strips)(
  "the strip of $address leads to every section, in the order of the page",
  ({ strip, sections }) => {
    const links = elementsIn(strip).filter(({ tagName }) => tagName === "a");
    expect(links.map((link) => attribute(link, "href"))).toEqual(sections.map((id) => `#${id}`));
    const names = links.map((link) => textContent(link).trim());
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each(strips)("each station of $address has a name of at most 40 characters", ({ strip }) => {
  for (const link of parts(strip, "a")) expect(words(link).length).toBeLessThanOrEqual(40);
});
