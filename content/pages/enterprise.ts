import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const enterprisePage = {
  path: "/enterprise",
  navigation: { line: "plans", station: 1, title: "Enterprise" },
  updated: "2026-11-20",
  title: `Enterprise | ${site.brand}`,
  description:
    "YNO for large organisations: 99.9% uptime SLA, up to 10M API requests a month, SSO, audit logs, several regions and on-premises operation.",
  heading: "Enterprise",
  opening:
    "Automate work that crosses departments, and keep the controls your auditors expect. Enterprise is for organisations with their own rules on access, location and service: SSO, audit logs, a choice of region or on-premises, and support around the clock.",
} as const satisfies Page;
