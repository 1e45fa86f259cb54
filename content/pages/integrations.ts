import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const integrationsPage = {
  path: "/integrations",
  navigation: { line: "product", station: 1, title: "Integrations" },
  updated: "2026-11-20",
  title: `Integrations | ${site.brand}`,
  description:
    "The systems that YNO agents work in: communication, development, data, cloud, productivity and files, with setup times.",
  heading: "Integrations",
  opening:
    "Agents are useful where they can act. YNO connects to 20+ platforms, each with the narrowest rights that the work needs.",
} as const satisfies Page;
