import { oneOf, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import * as sharedFacts from "../shared-facts.ts";

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

/** Every cookie and storage entry of this site; /cookies lists them, and a test compares them with the code. */
export const siteStorage = [
  {
    name: "cookie-consent",
    kind: "local storage",
    category: "essential",
    purpose: "Remembers your cookie choice, so that the banner does not appear on every visit.",
    holds:
      "The four categories on or off, the time, the version 2.0, and where you chose (banner or settings).",
    lifetime: "1 year (365 days). An older record is deleted on your next visit.",
    writtenWhen: "You select Accept All, Essential Only or Save My Preferences.",
  },
  {
    name: "theme",
    kind: "local storage",
    category: "essential",
    purpose: "Shows pages in the colour scheme that you chose, from the moment they open.",
    holds: "The word system, light or dark.",
    lifetime: "Until you clear it in your browser.",
    writtenWhen: "You choose System, Light or Dark under Theme.",
  },
  {
    name: "offline-copy",
    kind: "cache",
    category: "functional",
    purpose: "Opens pages when you are offline, or when the network takes longer than 3 seconds.",
    holds:
      "Public files of this site: the documentation, the registry, the questions, the pages that you opened, and their scripts and fonts.",
    lifetime:
      "Until the next version of the site replaces it, you switch the functional category off, or clear it in your browser.",
    writtenWhen:
      "You read the site while the functional category is on, unless your browser is set to save data.",
  },
  {
    name: "sidebar:state",
    kind: "cookie",
    category: "essential",
    purpose: "Keeps the side navigation expanded or collapsed, as you left it.",
    holds: "The word expanded or collapsed.",
    lifetime: "7 days from the last change.",
    writtenWhen: "You collapse or expand the sidebar with its button, or with Ctrl or Cmd and b.",
  },
  {
    name: "recent-searches",
    kind: "local storage",
    category: "functional",
    purpose: "Shows the results that you opened recently while the search box is empty.",
    holds: "The addresses of the last 5 results that you opened on this site. Not what you typed.",
    lifetime:
      "Until you switch the functional category off, remove it in the search, or clear it in your browser.",
    writtenWhen: "You open a search result while the functional category is on.",
  },
  {
    name: "unsent-form",
    kind: "local storage",
    category: "functional",
    purpose: "Keeps a form that could not be sent, so that a reload loses nothing you typed.",
    holds:
      "What you typed into each form that could not be sent, and for each a random number by which the server knows it again.",
    lifetime:
      "Until the form is sent, you switch the functional category off, or clear it in your browser.",
    writtenWhen:
      "You send a form that is connected, the server cannot be reached, and the functional category is on.",
  },
] as const satisfies readonly SiteStorage[];

/** What the platform and its delivery network set or keep; none of it is written by this site. */
export const platformStorage = [
  {
    name: "Session",
    kind: "cookie",
    setBy: "platform",
    category: "essential",
    purpose: "Keeps you signed in.",
    lifetime: "The session",
  },
  {
    name: "CSRF protection",
    kind: "cookie",
    setBy: "platform",
    category: "essential",
    purpose: "Confirms that a request comes from our own pages and not from another site.",
    lifetime: "The session",
  },
  {
    name: "Load balancer",
    kind: "cookie",
    setBy: "platform",
    category: "essential",
    purpose: "Sends the requests in one session to the same server.",
    lifetime: "The session",
  },
  {
    name: "Consent",
    kind: "cookie",
    setBy: "platform",
    category: "essential",
    purpose: "Remembers your cookie choice for the platform.",
    lifetime: "1 year",
  },
  {
    name: "Analytics data",
    kind: "record",
    setBy: "platform",
    category: "analytics",
    purpose: "Counts which screens are opened, so that we know what is used.",
    lifetime: sharedFacts.analyticsData,
  },
  {
    name: "Performance data",
    kind: "record",
    setBy: "platform",
    category: "analytics",
    purpose: "Measures how long screens take to load, so that we can find slow ones.",
    lifetime: sharedFacts.performanceData,
  },
  {
    name: "CDN data",
    kind: "record",
    setBy: "delivery network",
    category: "essential",
    purpose:
      "Records which file was delivered to which IP address, so that we can block attacks and find faults.",
    lifetime: sharedFacts.deliveryRecords,
  },
] as const satisfies readonly PlatformStorage[];

export const collection = defineCollection({
  source: "content/collections/storage.ts",
  records: siteStorage,
  shape: siteStorageShape,
  name: ({ name }) => name,
  page: "/cookies",
});

export const platformCollection = defineCollection({
  source: "content/collections/storage.ts",
  records: platformStorage,
  shape: platformStorageShape,
  name: ({ name }) => name,
  page: "/cookies",
});
