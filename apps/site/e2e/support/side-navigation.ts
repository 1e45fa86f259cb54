import type { Locator, Page } from "@playwright/test";
import { site } from "@yno/brand/site";

/** The specification's groups in their order, with the names of the links. */
export const groups: readonly { title: string; links: Readonly<Record<string, string>> }[] = [
  {
    title: "Quick Access",
    links: {
      "YNO AI": site.app.home,
      Community: site.hosts.community,
      Status: site.hosts.status,
      Code: site.hosts.code,
    },
  },
  {
    title: "Product",
    links: {
      Integrations: "/integrations",
      Platform: "/platform",
      "Agentic Workflows": "/workflows",
      "MCP Registry": "/mcp-registry",
    },
  },
  {
    title: "Company",
    links: {
      About: "/about",
      Careers: "/careers",
      Partners: "/partners",
      Investors: "/investors",
      Security: "/security",
    },
  },
  { title: "Pricing & Plans", links: { Enterprise: "/enterprise", Pricing: "/pricing" } },
  {
    title: "Resources",
    links: {
      Documentation: "/docs",
      "Molfar Image": "/docs/molfar-image",
      "Worker Contract": "/docs/worker-contract",
      "Artifact Transformation": "/docs/artifact-transformation",
      MCP: "/docs/mcp",
      "API Reference": "/api",
      News: "/news",
      Support: "/support",
    },
  },
  { title: "Legal", links: { Privacy: "/privacy", Terms: "/terms", Cookies: "/cookies" } },
];

/** The titles of all links of the side navigation, from top to bottom. */
export const linkTitles = groups.flatMap(({ links }) => Object.keys(links));

/** The side navigation that can be seen: the column, or the sheet of phones. */
export function sideNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
}

export function quickLink(page: Page, title: string): Locator {
  return sideNavigation(page).getByRole("link", { name: title, exact: true });
}

/** Which groups of the side navigation are open, by their titles. */
export async function openGroups(page: Page): Promise<string[]> {
  const first = ({ links }: (typeof groups)[number]) => Object.keys(links)[0] ?? "";
  const open = await Promise.all(
    groups.map((group) =>
      sideNavigation(page)
        .getByRole("link", { name: first(group), exact: true })
        .isVisible(),
    ),
  );
  return groups.filter((_, index) => open[index]).map(({ title }) => title);
}
