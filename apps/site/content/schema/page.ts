import { oneOf, prose, record, shortText } from "@yno/brand/schema";
import { lineIds } from "@yno/brand/site";
import * as z from "zod";

const line = (most: number, remedy: string) =>
  z
    .string("must be text. Write it.")
    .trim()
    .min(1, "is empty. Write it.")
    .max(most, `has more than ${most} characters. ${remedy}`);

const link = (most: number) =>
  record({
    label: line(most, "It is a link: shorten it."),
    to: z
      .string()
      .regex(
        /^\/[a-z0-9/-]*(?:\?[a-z]+=\w+)?(?:#[a-z-]+)?$/,
        "is not an address. Write '/docs#start'.",
      ),
  });

/** The day of the last change that a reader would notice. */
const updated = z.iso.date("isn't an ISO date. Write it as '2026-11-20'.");

export const placeholderShape = record({
  path: z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      "isn't a page's address. Write it as '/docs/mcp'.",
    ),
  /** Where the page is on the map of the site. Without it, the page isn't in any list of links. */
  navigation: z.exactOptional(
    record({
      line: oneOf(lineIds, "a line"),
      /** Its place on the line, from 1 on. */
      station: z.int("must be a whole number. Write 1 for the first station.").min(1),
      title: line(30, "It is one line in the side navigation: shorten it."),
    }),
  ),
  updated: z.exactOptional(updated),
  /** The MDX file of a document, whose front matter has the day of its last change. */
  document: z.exactOptional(
    z
      .string()
      .regex(
        /^content\/(?:docs|legal)\/[a-z0-9-]+\.mdx$/,
        "isn't a document. Write it as 'content/docs/mcp.mdx'.",
      ),
  ),
  /** Title of the document. */
  title: line(60, "Search results cut it off: shorten it."),
  /** For search engines and previews. */
  description: line(155, "Search results cut it off: shorten it."),
  /** The one h1. */
  heading: line(80, "A heading is read at a glance: shorten it."),
});

export const pageShape = placeholderShape.extend({
  /** The paragraph under the heading. */
  opening: line(320, "It is an opening: move the rest below it."),
  /** What the drawing of its opening shows, for those who don't see it. */
  drawing: z.exactOptional(line(300, "It is a text alternative: shorten it.")),
  /** What a visitor does next, where the page has no button for it in its first view. */
  next: link(40).optional(),
  /** Where the page leads once it has been read, if its last section has no link. */
  onward: link(70).optional(),
});

/** A page that holds its heading and no more. */
export type Placeholder = z.infer<typeof placeholderShape>;

/** Every page's own record, apart from its content. */
export type Page = z.infer<typeof pageShape>;

/** The front matter of a text that a page in app/pages/ shows: a legal one, or the API reference. */
export const documentShape = record({
  title: shortText(60),
  updated,
  summary: prose(160),
});

/** What a document says about itself. */
export type DocumentFrontMatter = z.infer<typeof documentShape>;

/** The front matter of a document that has its own page. The brand follows its title. */
export const documentPageShape = pageShape.omit({ document: true }).extend({ updated });
