import * as z from "zod";
import { address, language, moment, repeated, text } from "./kinds.ts";

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
    name: text,
    short_name: text,
    description: text,
    lang: language,
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
        name: text.optional(),
        url: address.optional(),
      })
      .refine((author) => Object.keys(author).length > 0, "names nobody"),
  )
  .min(1);

const item = z.strictObject({
  id: text,
  url: address.optional(),
  title: text.optional(),
  content_html: text,
  summary: text.optional(),
  date_published: moment.optional(),
  authors: authors.optional(),
  tags: z.array(text).optional(),
});

/**
 * JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). Members that the site doesn't use are
 * refused.
 */
export const jsonFeedShape = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: text,
  home_page_url: address.optional(),
  feed_url: address.optional(),
  description: text.optional(),
  icon: address.optional(),
  favicon: address.optional(),
  authors: authors.optional(),
  language: language.optional(),
  items: z
    .array(item)
    .refine((items) => repeated(items.map(({ id }) => id)).length === 0, "has an id twice"),
});
