import { site } from "@yno/brand/site";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { jobs } from "#content/jobs.ts";
import {
  attribute,
  type Element,
  elementsIn,
  pageAt,
  readBuilt,
  textContent,
} from "./documents.ts";

/** Headings, paragraphs and items of a list, in their order, at any level of heading. */
function blocks(elements: readonly Element[]): string[] {
  return elements
    .filter(({ tagName }) => /^(?:h[1-6]|p|li)$/.test(tagName))
    .map((element) => `${element.tagName.replace(/\d/, "")}: ${textContent(element)}`);
}

/** The parts of a position's structured data, matching the blocks of its card. */
const readBlocks = (html: string) => blocks(elementsIn(parseFragment(html)));

const careers = pageAt("/careers").elements;
const graph: Record<string, string>[] = careers
  .filter((element) => attribute(element, "type") === "application/ld+json")
  .flatMap((script) => JSON.parse(textContent(script))["@graph"]);
const items: Record<string, string>[] = JSON.parse(readBuilt("careers/feed.json")).items;

test.each(jobs)("$id says on its card, to search engines and in the feed the same", ({ id }) => {
  const card = careers.find((element) => attribute(element, "id") === id);
  const text =
    card && elementsIn(card).find((each) => attribute(each, "class") === "position-text");
  const shown = text ? blocks(elementsIn(text)) : [];
  expect(shown.filter((block) => block.startsWith("h: "))).toHaveLength(2);
  const address = `${site.origin}/careers?open=${id}`;
  const posting = graph.find(({ url }) => url === address);
  const item = items.find(({ url }) => url === address);
  expect(readBlocks(posting?.description ?? "")).toEqual(shown);
  expect(readBlocks(item?.content_html ?? "")).toEqual(shown);
});
