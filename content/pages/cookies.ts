import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const cookiesPage = {
  path: "/cookies",
  navigation: { line: "legal", station: 3, title: "Cookies" },
  document: "content/legal/cookies.mdx",
  title: `Cookie Policy | ${site.brand}`,
  description:
    "Every cookie and storage entry that this site and the platform use, what each is for, how long it lasts, and how to choose.",
  heading: "Cookie Policy",
  opening:
    "This site works without optional cookies. Here is everything that it may store, what for and for how long, and where you change your choice.",
} as const satisfies Page;
