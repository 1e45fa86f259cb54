import * as z from "zod";

const line = (most: number, remedy: string) =>
  z
    .string("must be text. Write it.")
    .trim()
    .min(1, "is empty. Write it.")
    .max(most, `has more than ${most} characters. ${remedy}`);

export const placeholderShape = z.strictObject({
  path: z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      "is no address of a page. Write it as '/docs/mcp'.",
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
  /** What a visitor does next, where the page has no button for it in its first view. */
  next: z
    .strictObject({
      label: line(40, "It is a link: shorten it."),
      to: z
        .string()
        .regex(/^\/[a-z0-9/-]*(?:#[a-z-]+)?$/, "is not an address. Write '/docs#start'."),
    })
    .optional(),
});

/** A page that holds its heading and no more. */
export type Placeholder = z.infer<typeof placeholderShape>;

/** What every page says about itself, before its own content begins. */
export type Page = z.infer<typeof pageShape>;
