import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import * as sharedFacts from "../shared-facts.ts";

export const privacyPage = {
  path: "/privacy",
  navigation: { line: "legal", station: 1, title: "Privacy" },
  document: "content/legal/privacy.mdx",
  title: `Privacy Policy | ${site.brand}`,
  description:
    "What personal data YNO holds, why, for how long, who receives it, and how to request a copy, a correction or deletion.",
  heading: "Privacy Policy",
  opening: `This policy explains what personal data we hold, why, for how long, and what rights you have. We answer requests within ${sharedFacts.requestAnswer}.`,
} as const satisfies Page;

/** The columns of the table on /privacy. */
export const subProcessorColumns = {
  company: "Type of company",
  work: "What it does for us",
  data: "Data it processes",
  place: "Where",
  host: "Host",
};
