import type { Element } from "hast";
import { toString as toText } from "hast-util-to-string";
import { elementsIn, ownLink } from "./main-element.ts";

/** A part of a page under a heading that has an address. */
type PageSection = { id: string; title: string; text: string };

/** The text of a built page: outside its sections, and in each of them. */
export type PageText = { text: string; sections: PageSection[] };

/** Elements whose text is not read as prose. */
const unread = new Set(["nav", "noscript", "pre", "script", "select", "style", "svg", "template"]);

/** Elements that may be a card of a list. */
const cards = new Set(["article", "details", "li"]);

const headings = new Set(["h2", "h3", "h4", "summary"]);

/**
 * The text of a built page, cut at the headings that link to themselves.
 *
 * @param main of the page
 * @param apart titles of cards with their own search records, which the page leaves out
 */
export function pageText(main: Element, apart: ReadonlySet<string>): PageText {
  const before: string[] = [];
  const sections: { id: string; title: string; texts: string[] }[] = [];

  const visit = (element: Element) => {
    for (const child of element.children) {
      if (child.type === "text") {
        (sections.at(-1)?.texts ?? before).push(child.value);
        continue;
      }
      if (child.type !== "element" || isUnread(child) || isApart(child, apart)) continue;
      const id = child.properties.id;
      if (/^h[23]$/.test(child.tagName) && ownLink(child)) {
        sections.push({ id: String(id), title: sectionTitle(child), texts: [] });
        continue;
      }
      visit(child);
    }
    (sections.at(-1)?.texts ?? before).push(" ");
  };
  visit(main);
  return {
    text: joined(before),
    sections: sections.map(({ texts, ...section }) => ({ ...section, text: joined(texts) })),
  };
}

function isUnread(element: Element): boolean {
  const { tagName, properties } = element;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    unread.has(tagName) ||
    properties.ariaHidden === "true" ||
    isFigure(element) ||
    classes.some((name) => name === "needs-script" || name === "without-script")
  );
}

/** Whether it is a cell without a word of four letters: nobody searches for figures and times. */
const isFigure = (element: Element) =>
  element.tagName === "td" && !/\p{L}{4}/u.test(toText(element));

/** Whether it is a card whose heading is one of the titles. */
function isApart(element: Element, titles: ReadonlySet<string>): boolean {
  // A document is an article too.
  const inside = [...elementsIn(element)];
  if (!cards.has(element.tagName) || inside.some(ownLink)) return false;
  return inside.some(
    (inner) => headings.has(inner.tagName) && titles.has(joined([readableText(inner)])),
  );
}

/** The words of a heading without the number of its section, which is a link where there is one. */
function sectionTitle(heading: Element): string {
  const text = joined([readableText(heading)]);
  const link = ownLink(heading);
  const linked = link ? joined([readableText(link)]) : "";
  return linked === text ? text : text.slice(linked.length).trim();
}

function readableText(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" && !isUnread(child) ? readableText(child) : "";
    })
    .join("");
}

/** Text in one line. */
function joined(texts: readonly string[]): string {
  return texts.join("").replace(/\s+/g, " ").trim();
}
