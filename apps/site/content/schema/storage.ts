import { oneOf, record, shortText } from "@yno/records/words";
import * as z from "zod";

const cell = shortText(200, "It is a cell of a table: shorten it.");

const category = oneOf(
  ["essential", "analytics", "functional", "marketing"],
  "a category of consent",
);

export const siteStorageShape = record({
  /** The name of the cookie, the key of the entry or the beginning of the caches' names, as the code writes it. */
  name: z
    .string("must be text. Write the name that the code writes.")
    .regex(/^[a-z0-9:_-]+$/i, "isn't the name of a cookie or entry. Write it as 'sidebar:state'."),
  kind: oneOf(["cookie", "local storage", "cache"], "a place where the site stores"),
  category,
  purpose: cell,
  /** What it may hold. */
  holds: cell,
  lifetime: cell,
  /** The act of the visitor that writes it. */
  writtenWhen: cell,
});

export const platformStorageShape = record({
  /** What it is, in words; the technical name is up to the platform. */
  name: shortText(40, "It is the first cell of a row: shorten it."),
  kind: z.enum(
    ["cookie", "record"],
    "isn't a kind. Write 'cookie', or 'record' for data that servers keep.",
  ),
  setBy: z.enum(
    ["platform", "delivery network"],
    "sets nothing. Write 'platform' or 'delivery network'.",
  ),
  category,
  purpose: cell,
  lifetime: cell,
});

/** A cookie or storage entry of this site. */
export type SiteStorage = z.infer<typeof siteStorageShape>;

/** What the platform or its delivery network sets in the browser, or keeps on servers. */
export type PlatformStorage = z.infer<typeof platformStorageShape>;
