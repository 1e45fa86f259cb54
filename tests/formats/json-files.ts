import * as z from "zod";
import { ofKind, repeated } from "./kinds.ts";

/** An address on the site itself. */
const path = z.string().regex(/^\/(?!\/)\S*$/, "isn't a valid path of the site");
const colour = z.string().regex(/^#[\da-f]{6}$/, "isn't a valid colour");

const image = z.strictObject({
  src: path,
  sizes: z.string().regex(/^(?:any|[1-9]\d*x[1-9]\d*)(?: (?:any|[1-9]\d*x[1-9]\d*))*$/),
  type: z.string().regex(/^image\/[a-z+]+$/),
  purpose: z.string().regex(/^(?:any|maskable|monochrome)(?: (?:any|maskable|monochrome))*$/),
});

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/) with the description of
 * https://www.w3.org/TR/manifest-app-info/. Members that the site doesn't use are refused.
 */
export const webManifestShape = z
  .strictObject({
    id: path,
    name: ofKind("text"),
    short_name: ofKind("text"),
    description: ofKind("text"),
    lang: ofKind("language"),
    start_url: path,
    scope: path,
    display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
    background_color: colour,
    theme_color: colour,
    icons: z.array(image).min(1),
  })
  .refine(({ scope, start_url }) => start_url.startsWith(scope), "starts outside its scope");

const authors = z
  .array(
    z
      .strictObject({
        name: ofKind("text").optional(),
        url: ofKind("address").optional(),
      })
      .refine((author) => Object.keys(author).length > 0, "names nobody"),
  )
  .min(1);

const item = z.strictObject({
  id: ofKind("text"),
  url: ofKind("address").optional(),
  title: ofKind("text").optional(),
  content_html: ofKind("text"),
  summary: ofKind("text").optional(),
  date_published: ofKind("moment").optional(),
  authors: authors.optional(),
  tags: z.array(ofKind("text")).optional(),
});

/**
 * JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). Members that the site doesn't use are
 * refused.
 */
export const jsonFeedShape = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: ofKind("text"),
  home_page_url: ofKind("address").optional(),
  feed_url: ofKind("address").optional(),
  description: ofKind("text").optional(),
  icon: ofKind("address").optional(),
  favicon: ofKind("address").optional(),
  authors: authors.optional(),
  language: ofKind("language").optional(),
  items: z
    .array(item)
    .refine((items) => repeated(items.map(({ id }) => id)).length === 0, "has an id twice"),
});
