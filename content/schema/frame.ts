import { line, prose, record, specified } from "@yno/records/words";
import * as z from "zod";

const bootFailedShape = record({ message: prose(120), again: line(20) });

const pageErrorShape = record({
  heading: line(60),
  offline: prose(80),
  /** A file of the page is missing, and loading the page again didn't help. */
  gone: prose(160),
  broken: prose(80),
  again: line(20),
  /** Before the email address. */
  help: line(60),
});

const searchFailedShape = record({ title: line(60), text: prose(120) });

const categoryShape = record({
  name: z.enum(["essential", "analytics", "functional", "marketing"]),
  title: line(20),
  text: prose(80),
});

const cookieBannerShape = record({
  heading: line(40),
  close: line(40),
  text: prose(200),
  policy: line(30),
  acceptAll: specified,
  essentialOnly: specified,
  customize: specified,
  /** Shown while the browser sends Global Privacy Control. */
  signal: prose(140),
  categories: z.array(categoryShape).length(4).readonly(),
  save: specified,
  back: line(20),
  notLoaded: prose(160),
});

/** What content/not-found.ts says around its links. */
export const notFoundShape = record({
  words: record({
    check: line(40),
    search: line(60),
    email: line(20),
    product: line(40),
    job: prose(40),
    home: specified,
  }),
});

/** Everything that content/frame.ts exports. */
export const frameShape = record({
  bootFailed: bootFailedShape,
  pageError: pageErrorShape,
  searchFailed: searchFailedShape,
  cookieBanner: cookieBannerShape,
});

export type NotFoundWords = z.infer<typeof notFoundShape>["words"];
export type BootFailed = z.infer<typeof bootFailedShape>;
export type PageErrorWords = z.infer<typeof pageErrorShape>;
export type SearchFailed = z.infer<typeof searchFailedShape>;
export type CookieBanner = z.infer<typeof cookieBannerShape>;
