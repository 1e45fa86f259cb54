import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const termsPage = {
  path: "/terms",
  navigation: { line: "legal", station: 2, title: "Terms" },
  document: "content/legal/terms.mdx",
  title: `Terms of Service | ${site.brand}`,
  description:
    "The terms for using YNO: service levels, data roles, healthcare data, liability and notice periods. Singapore law governs.",
  heading: "Terms of Service",
  opening:
    "These terms govern your use of the platform. The customer is the data controller and the provider is the processor. The law of Singapore applies.",
} as const satisfies Page;
