import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const privacyPage = {
  path: "/privacy",
  navigation: { line: "legal", station: 1, title: "Privacy" },
  document: "content/legal/privacy.mdx",
  title: `Privacy Policy | ${site.brand}`,
  description:
    "What personal data YNO holds, why, for how long, who else sees it, and how to ask for a copy, a correction or its deletion.",
  heading: "Privacy Policy",
  opening:
    "This policy says what personal data we hold, why we hold it, for how long, and what you can ask of us. Requests are answered within 30 days.",
} as const satisfies Page;
