import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { quickAccess } from "#content/navigation.ts";
import { groups } from "#e2e/support/side-navigation.ts";
import {
  allWords,
  attribute,
  type BuiltDocument,
  documents,
  type Element,
  elementsIn,
  hasClass,
  hrefs,
  one,
  pageAt,
  parts,
  textContent,
  words,
} from "./documents.ts";

/** The text without what `aria-hidden` keeps from screen readers: the accessible name of a link. */
function nameOf(element: Element): string {
  const hidden = parts(element, "[aria-hidden=true]");
  return hidden.reduce((name, each) => name.replace(textContent(each), ""), textContent(element));
}

const sideNavigation = (document: BuiltDocument) => one(document, "nav", "Main");
const linksIn = (element: Element) =>
  parts(element, "a").map((link) => [nameOf(link), attribute(link, "href")]);

test("on every page the side navigation has the specified groups and links, named by their titles", () => {
  for (const document of documents) {
    const shown = parts(sideNavigation(document), "details").map((group) => ({
      title: textContent(one(group, "summary")),
      links: Object.fromEntries(linksIn(group)),
    }));
    expect(shown, document.file).toEqual(groups);
  }
});

test("the side navigation marks the link of the page itself as current, and no other", () => {
  const pages = new Set(groups.flatMap(({ links }) => Object.values(links)));
  for (const document of documents) {
    const current = parts(sideNavigation(document), "[aria-current]").map((link) => [
      ...[attribute(link, "href"), attribute(link, "aria-current")],
    ]);
    const { address } = document;
    expect(current, address).toEqual(pages.has(address) ? [[address, "page"]] : []);
  }
});

test("every Quick Access link keeps an early click for the script that asks", () => {
  const [group] = parts(sideNavigation(pageAt("/about")), "details");
  const asked = group ? parts(group, "[data-replay-click]") : [];
  expect(asked.map((link) => attribute(link, "href"))).toEqual(
    quickAccess.links.map(({ href }) => href),
  );
});

test("on every page the logo leads home, and the header to the search, the documents and the prices", () => {
  for (const document of documents) {
    expect(linksIn(sideNavigation(document))[0], document.file).toEqual([site.brand, "/"]);
    const [header = one(document, "header")] = parts(document, "header");
    const links = linksIn(header).map(([name = "", href]) => [name.replace("Ctrl K", ""), href]);
    expect(links, document.file).toEqual([
      ["Menu: all pages, in the footer", "#all-pages"],
      [site.brand, "/"],
      ["Search the site", "/resources"],
      ["Docs", "/docs"],
      ["Pricing", "/pricing"],
    ]);
    const buttons = parts(header, "button").map(textContent);
    expect(buttons, document.file).toEqual(["Menu", "Theme"]);
  }
});

test("on every page the footer lists all five lines, and leads to the app in a new tab", () => {
  const lines = groups.filter(({ title }) => title !== "Quick Access");
  for (const document of documents) {
    const list = one(document, "nav", "All pages");
    expect(parts(list, "h2").map(textContent), document.file).toEqual(
      lines.map(({ title }) => title),
    );
    expect(linksIn(list), document.file).toEqual(
      lines.flatMap(({ links }) => Object.entries(links)),
    );
    const footer = document.elements.findLast(({ tagName }) => tagName === "footer");
    const outside = footer ? parts(footer, "a").filter((link) => attribute(link, "target")) : [];
    const promised = outside.map((link) =>
      [nameOf(link)].concat(["href", "target", "rel"].map((name) => attribute(link, name) ?? "")),
    );
    expect(promised, document.file).toEqual([
      ["Login", "https://app.yno.example/signin", "_blank", "noopener noreferrer"],
      ["Sign Up", "https://app.yno.example/signup", "_blank", "noopener noreferrer"],
    ]);
  }
});

test("main holds the page's own content, and the frame is outside it", () => {
  for (const document of documents) {
    const main = one(document, "main");
    const ofFrame = elementsIn(main).filter(
      (each) =>
        ["Main", "All pages", "Search the site"].includes(attribute(each, "aria-label") ?? "") ||
        ["consent", "all-pages"].includes(attribute(each, "id") ?? "") ||
        each.tagName === "dialog",
    );
    expect(ofFrame.map(nameOf), document.file).toEqual([]);
  }
  // The strip of a page's own sections is part of its content.
  const landmarks = parts(one(pageAt("/enterprise"), "main"), "nav", "footer", "dialog", "output");
  expect(landmarks.map((each) => attribute(each, "aria-label"))).toEqual(["On this page"]);
});

test("every page brings the cookie banner along, hidden, as a region behind the skip link", () => {
  for (const document of documents) {
    const [region] = parts(document, "#consent");
    expect(region?.tagName, document.file).toBe("section");
    expect(region && attribute(region, "hidden"), document.file).toBeDefined();
    const controls = document.elements.filter(({ tagName }) => /^(?:a|button)$/.test(tagName));
    expect(controls.slice(0, 6).map(nameOf), document.file).toEqual([
      "Skip to content",
      "Close without choosing",
      "Cookie Policy",
      "Accept All",
      "Essential Only",
      "Customize",
    ]);
  }
});

/** The strip of a page, and the ids of the parts of its list, or of the sections of its page. */
const strips = documents.flatMap((document) => {
  const { address, elements } = document;
  const [strip] = parts(document, ".strip");
  const sections = elements.filter(isSection).map((each) => attribute(each, "id"));
  const groups = parts(document, ".faq-group").map((each) => attribute(each, "id"));
  const [ids = []] = [categoryStarts(elements), groups, sections].filter(
    ({ length }) => length > 0,
  );
  return strip ? [{ address, strip, ids, elements }] : [];
});

/** The headings of the registry at which another category starts. */
function categoryStarts(elements: readonly Element[]): (string | undefined)[] {
  const servers = elements
    .filter((each) => hasClass(each, "server"))
    .map((server) => ({
      heading: parts(server, "h3")[0],
      facts: parts(server, ".server-facts").flatMap((facts) => parts(facts, "b")),
    }));
  const categories = servers.map(({ facts }) => facts.map(textContent).at(-1));
  return servers.flatMap(({ heading }, index) =>
    heading && categories[index] !== categories[index - 1] ? [attribute(heading, "id")] : [],
  );
}

function isSection(element: Element): boolean {
  const { parentNode: parent } = element;
  if (element.tagName !== "section" || !parent || !("attrs" in parent)) return false;
  return hasClass(parent, "page");
}

test("security has a strip of sections, and no page has two", () => {
  expect(strips.map(({ address }) => address)).toContain("/security");
  for (const { address, elements } of strips) {
    const names = elements.filter((each) => attribute(each, "aria-label") === "On this page");
    expect(names, address).toHaveLength(1);
  }
});

test.each(strips)(
  "the strip of $address leads to every section or category, in the order of the page",
  ({ strip, ids }) => {
    expect(hrefs(strip)).toEqual(ids.map((id) => `#${id}`));
    const names = allWords(parts(strip, "a"));
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each(strips)("each station of $address has a name of at most 40 characters", ({ strip }) => {
  for (const link of parts(strip, "a")) expect(words(link).length).toBeLessThanOrEqual(40);
});
