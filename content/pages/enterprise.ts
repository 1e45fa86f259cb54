import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const enterprisePage = {
  path: "/enterprise",
  navigation: { line: "plans", station: 1, title: "Enterprise" },
  updated: "2026-11-20",
  title: `Enterprise | ${site.brand}`,
  description:
    "YNO for large organisations: 99.9% uptime SLA, up to 10M API requests a month, SSO, audit logs and on-premises operation.",
  heading: "Enterprise",
  opening:
    "For organisations with many systems, many teams and an auditor. The Enterprise plan adds the controls, the service levels and the people.",
} as const satisfies Page;
