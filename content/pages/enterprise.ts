import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { sharedFacts } from "../shared-facts.ts";

export const enterprisePage = {
  path: "/enterprise",
  navigation: { line: "plans", station: 1, title: "Enterprise" },
  updated: "2026-11-26",
  title: `Enterprise | ${site.brand}`,
  description: `YNO for large organisations: ${sharedFacts.uptime} uptime SLA, up to ${sharedFacts.enterpriseCalls} API requests a month, SSO, audit logs, several regions and on-premises operation.`,
  heading: "Enterprise",
  opening:
    "Automate work that crosses departments, and keep the controls your auditors expect. The Enterprise plan is for organisations with their own rules on access and location. It has SSO, audit logs, support around the clock, and a choice of region or on-premises.",
  drawing:
    "A sample run passes through Operations, Procurement, Finance and Legal. Each time it changes departments, somebody approves it: the Head of Operations, Finance, then Counsel or the deputy. The audit log has an entry for each of the three approvals.",
} as const satisfies Page;
