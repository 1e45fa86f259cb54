import * as z from "zod";
import { ofKind } from "./kinds.ts";
import { repeated } from "./repeated.ts";

const authors = z
  .array(
    z
      .strictObject({
        name: ofKind("text").optional(),
        url: ofKind("address").optional(),
        avatar: ofKind("address").optional(),
      })
      .refine((author) => Object.keys(author).length > 0, "names nobody"),
  )
  .min(1);

const attachment = z.strictObject({
  url: ofKind("address"),
  mime_type: ofKind("mediaType"),
  title: ofKind("text").optional(),
  size_in_bytes: z.int().nonnegative().optional(),
  duration_in_seconds: z.number().nonnegative().optional(),
});

const item = z
  .strictObject({
    id: ofKind("text"),
    url: ofKind("address").optional(),
    external_url: ofKind("address").optional(),
    title: ofKind("text").optional(),
    content_html: ofKind("text").optional(),
    content_text: ofKind("text").optional(),
    summary: ofKind("text").optional(),
    image: ofKind("address").optional(),
    banner_image: ofKind("address").optional(),
    date_published: ofKind("moment").optional(),
    date_modified: ofKind("moment").optional(),
    authors: authors.optional(),
    tags: z.array(ofKind("text")).optional(),
    language: ofKind("language").optional(),
    attachments: z.array(attachment).optional(),
  })
  .refine(
    ({ content_html, content_text }) => content_html !== undefined || content_text !== undefined,
    "has no content",
  );

/**
 * JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). It allows extensions, and `author` for
 * compatibility with version 1; the site uses neither, so both are refused.
 */
export const jsonFeedShape = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: ofKind("text"),
  home_page_url: ofKind("address").optional(),
  feed_url: ofKind("address").optional(),
  description: ofKind("text").optional(),
  user_comment: ofKind("text").optional(),
  next_url: ofKind("address").optional(),
  icon: ofKind("address").optional(),
  favicon: ofKind("address").optional(),
  authors: authors.optional(),
  language: ofKind("language").optional(),
  expired: z.boolean().optional(),
  hubs: z.array(z.strictObject({ type: ofKind("text"), url: ofKind("address") })).optional(),
  items: z
    .array(item)
    .refine((items) => repeated(items.map(({ id }) => id)).length === 0, "has an id twice"),
});
