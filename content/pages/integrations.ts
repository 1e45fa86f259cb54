import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { publicFigures } from "../shared-facts.ts";

export const integrationsPage = {
  path: "/integrations",
  navigation: { line: "product", station: 1, title: "Integrations" },
  updated: "2026-11-26",
  title: `Integrations | ${site.brand}`,
  description:
    "The systems YNO agents work in, from Slack and Salesforce to GitHub and Xero: what each connection can do, how it signs in, how long it takes to set up.",
  heading: "Integrations",
  opening: `For teams whose work runs across several systems. Let agents work in the tools you already use: YNO connects to ${publicFigures.platforms} platforms with the rights of the accounts you choose, and reaches everything else through an MCP server or your own container.`,
  next: { label: "Find your systems", to: "/integrations#browse" },
  onward: {
    label: "Read about keys, isolation and recovery on the Security page.",
    to: "/security",
  },
} as const satisfies Page;
