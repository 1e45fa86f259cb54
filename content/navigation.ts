import type { PagePath } from "./pages.ts";
import type { NavigationLine, PageLink, QuickLink } from "./schema/navigation.ts";
import { site } from "./site.ts";

export const quickAccess: NavigationLine<QuickLink> = {
  id: "quick",
  title: "Quick Access",
  code: "QA",
  startsOpen: true,
  links: [
    {
      title: site.assistant,
      href: site.app.home,
      description:
        "The assistant that turns a conversation into a workflow. Accounts are by invitation for now.",
    },
    {
      title: "Community",
      href: site.hosts.community,
      description: "Questions, answers and examples from people who build on YNO.",
    },
    {
      title: "Status",
      href: site.hosts.status,
      description: "See whether every service is running, and read about past incidents.",
    },
    {
      title: "Code",
      href: site.hosts.code,
      description: "Sample images, client libraries and our open-source code.",
    },
  ],
};

export const lines: readonly NavigationLine<PageLink<PagePath>>[] = [
  {
    id: "product",
    title: "Product",
    code: "PR",
    startsOpen: true,
    links: [
      { title: "Integrations", path: "/integrations" },
      { title: "Platform", path: "/platform" },
      { title: "Agentic Workflows", path: "/workflows" },
      { title: "MCP Registry", path: "/mcp-registry" },
    ],
  },
  {
    id: "company",
    title: "Company",
    code: "CO",
    startsOpen: false,
    links: [
      { title: "About", path: "/about" },
      { title: "Careers", path: "/careers" },
      { title: "Partners", path: "/partners" },
      { title: "Investors", path: "/investors" },
      { title: "Security", path: "/security" },
    ],
  },
  {
    id: "plans",
    title: "Pricing & Plans",
    code: "PL",
    startsOpen: false,
    links: [
      { title: "Enterprise", path: "/enterprise" },
      { title: "Pricing", path: "/pricing" },
    ],
  },
  {
    id: "resources",
    title: "Resources",
    code: "RS",
    startsOpen: false,
    links: [
      { title: "Documentation", path: "/docs" },
      { title: "Molfar Image", path: "/docs/molfar-image" },
      { title: "Worker Contract", path: "/docs/worker-contract" },
      { title: "Artifact Transformation", path: "/docs/artifact-transformation" },
      { title: "MCP", path: "/docs/mcp" },
      { title: "API Reference", path: "/api" },
      { title: "News", path: "/news" },
      { title: "Support", path: "/support" },
    ],
  },
  {
    id: "legal",
    title: "Legal",
    code: "LG",
    startsOpen: false,
    links: [
      { title: "Privacy", path: "/privacy" },
      { title: "Terms", path: "/terms" },
      { title: "Cookies", path: "/cookies" },
    ],
  },
];

/** The documents in the order in which they are read: the first stations of their line. */
export const documentLine = lines.flatMap(({ links }) =>
  links.filter(({ path }) => path === "/api" || path.startsWith("/docs")),
);
