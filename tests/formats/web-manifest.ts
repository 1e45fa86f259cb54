import * as z from "zod";
import { ofKind } from "./kinds.ts";

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
    dir: z.enum(["ltr", "rtl", "auto"]).optional(),
    start_url: path,
    scope: path,
    display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
    background_color: colour,
    theme_color: colour,
    icons: z.array(image).min(1),
  })
  .refine(({ scope, start_url }) => start_url.startsWith(scope), "starts outside its scope");
