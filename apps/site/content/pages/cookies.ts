import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const cookiesPage = {
  path: "/cookies",
  navigation: { line: "legal", station: 3, title: "Cookies" },
  document: "content/legal/cookies.mdx",
  title: `Cookie Policy | ${site.brand}`,
  description:
    "Every cookie and storage entry that this site and the platform use, what each is for, how long it lasts, and how to change your choice.",
  heading: "Cookie Policy",
  opening:
    "This site works without optional cookies. This page lists everything that it may store, why and for how long, and lets you change your choice.",
} as const satisfies Page;

/** The words of the tables on /cookies. */
export const cookieWords = {
  siteStorage: "What this site stores",
  name: "Name",
  purpose: "Purpose",
  holds: "Holds",
  writtenWhen: "Written when",
  lifetime: "Lifetime",
  platformCookies: "What the platform and its delivery network set",
  setBy: "Set by",
  openCookieSettings: "Open cookie settings",
  choiceWithoutScript: "The choice needs JavaScript. Without it this site stores nothing.",
};
