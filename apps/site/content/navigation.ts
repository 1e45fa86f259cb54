import { site } from "@yno/brand/site";
import type { NavigationLine, QuickLink } from "./schema/frame.ts";

export const quickAccess: NavigationLine<QuickLink> = {
  id: "quick",
  title: "Quick Access",
  code: "QA",
  startsOpen: true,
  links: [
    {
      title: site.assistant,
      href: site.app.home,
    },
    {
      title: "Community",
      href: site.hosts.community,
    },
    {
      title: "Status",
      href: site.hosts.status,
    },
    {
      title: "Code",
      href: site.hosts.code,
    },
  ],
};

/** The lines of the site's map. Which pages are their stations, the records in content/pages/ say. */
export const lines: readonly Omit<NavigationLine, "links">[] = [
  { id: "product", title: "Product", code: "PR", startsOpen: true },
  { id: "company", title: "Company", code: "CO", startsOpen: false },
  { id: "plans", title: "Pricing & Plans", code: "PL", startsOpen: false },
  { id: "resources", title: "Resources", code: "RS", startsOpen: false },
  { id: "legal", title: "Legal", code: "LG", startsOpen: false },
];
