import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const supportPage = {
  path: "/support",
  navigation: { line: "resources", station: 8, title: "Support" },
  updated: "2026-11-20",
  title: `Support | ${site.brand}`,
  description:
    "Reach YNO support by email, phone or ticket, with the response times we promise for each.",
  heading: "Support Center",
  opening:
    "Write, call or open a ticket. Email is answered within 24 hours and a ticket within 12; a person reads both.",
} as const satisfies Page;
