import type { LineId } from "@yno/brand/site";
import { prose, record, shortText, specified } from "@yno/records/words";
import type * as z from "zod";

/** Told where a visitor asks for something whose code doesn't come. */
const loadFailedShape = record({ title: shortText(60), text: prose(120) });

/**
 * What content/pages/not-found.ts says around its links.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const notFoundPageShape = record({
  words: record({
    check: shortText(40),
    search: shortText(60),
    email: shortText(20),
    product: shortText(40),
    job: prose(40),
    home: specified,
  }),
});

/**
 * Everything that content/frame.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const frameShape = record({
  bootFailed: record({ message: prose(120), again: shortText(20) }),
  pageError: record({
    heading: shortText(60),
    offline: prose(80),
    /** A file of the page is missing, and loading the page again didn't help. */
    gone: prose(160),
    broken: prose(80),
    again: shortText(20),
    /** Before the email address. */
    help: shortText(60),
  }),
  searchFailed: loadFailedShape,
  cookieBanner: record({
    heading: shortText(40),
    close: shortText(40),
    text: prose(200),
    policy: shortText(30),
    acceptAll: specified,
    essentialOnly: specified,
    customize: specified,
  }),
  consentFailed: loadFailedShape,
  questionFailed: loadFailedShape,
});

export type Frame = z.infer<typeof frameShape>;
export type NotFoundWords = z.infer<typeof notFoundPageShape>["words"];
export type PageErrorWords = Frame["pageError"];
export type LoadFailed = z.infer<typeof loadFailedShape>;
export type CookieBanner = Frame["cookieBanner"];

/** A link inside the site: a station on a line. */
export type PageLink = { title: string; path: string };

/** A link that leaves the site; the dialog shows its description before it opens. */
export type QuickLink = { title: string; href: string };

/** A group of the side navigation. */
export type NavigationLine<Link = PageLink> = {
  id: LineId;
  title: string;
  /** Two letters before the number of each station, as in PR1. */
  code: string;
  startsOpen: boolean;
  links: readonly Link[];
};
