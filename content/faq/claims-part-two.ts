import type { Claim } from "../schema/claim.ts";
import { sharedFacts } from "../shared-facts.ts";
import { workflowCounts } from "../workflow-counts.ts";

const inAi = { where: "/resources, AI & Automation Features", origin: "spec" } as const;
const inEnterprise = { where: "/resources, Enterprise & Partnerships", origin: "spec" } as const;
const inPlatform = { where: "/resources, Platform & Performance", origin: "spec" } as const;

/** The figures in the answers of the last three categories. */
export const claims: readonly Claim[] = [
  { ...inAi, figure: "five AI tiers", scope: "Tiers of autonomy, for each workflow and step" },
  { ...inAi, figure: "95% autonomy", scope: "Tier 5 alone" },
  { ...inAi, figure: "Tier 5", scope: "Number of the highest tier" },
  {
    ...inAi,
    figure: "over 50 languages",
    scope: "What people write and agents read and draft; site, documentation and contract aside",
  },
  { ...inAi, figure: "150+ models", scope: "Models that the platform can use" },
  {
    ...inEnterprise,
    figure: sharedFacts.enterpriseUsers,
    scope: "Smallest Enterprise contract; annual",
  },
  {
    ...inEnterprise,
    figure: `${sharedFacts.enterpriseCalls} requests a month`,
    scope: "API volume of an Enterprise customer on the shared platform",
  },
  { ...inEnterprise, figure: "24/7", scope: "Support hours of the Enterprise plan" },
  { ...inEnterprise, figure: sharedFacts.ticketResponse, scope: "First answer to a ticket" },
  {
    ...inEnterprise,
    origin: "sample",
    figure: "linux/amd64",
    scope: "Name of a platform for container images, no count",
  },
  {
    ...inEnterprise,
    figure: "30 days",
    scope: "Time for which data is kept and can be exported after the contract has ended",
  },
  {
    ...inPlatform,
    figure: `uptime SLA is ${sharedFacts.uptime}`,
    scope: "The platform, as in the terms, unless a plan or an order states another figure",
  },
  {
    ...inPlatform,
    figure: `${sharedFacts.uptimeEnterpriseOrder} for Enterprise`,
    scope: "Enterprise plan, as its order states",
  },
  {
    ...inPlatform,
    figure: `${sharedFacts.uptimeSme} for SME`,
    scope: "Uptime SLA of the SME plan",
  },
  {
    ...inPlatform,
    figure: sharedFacts.recoveryTime,
    scope: "Recovery time (RTO), as in the terms",
  },
  {
    ...inPlatform,
    figure: sharedFacts.recoveryPoint,
    scope: "Recovery point (RPO), as in the terms",
  },
  { ...inPlatform, figure: "48-hour", scope: "Notice of maintenance" },
  {
    ...inPlatform,
    figure: "20 ms",
    scope: "Average response of the platform itself, without network, models, other systems",
  },
  { ...inPlatform, figure: "3 processing centers", scope: "Sites that do the work" },
  {
    ...inPlatform,
    figure: "Over 1000 integrations",
    scope: "With MCP servers, and systems that the HTTP request connector can call, counted",
  },
  { ...inPlatform, figure: "20+ platforms", scope: "Listed on /integrations, ready to connect" },
  {
    ...inPlatform,
    figure: "2 to 7 minutes",
    scope: "Setup of one of the platforms listed on /integrations",
  },
  {
    ...inPlatform,
    figure: `In ${workflowCounts.withApproval} of the ${workflowCounts.all} templates`,
    scope: "Workflows on /workflows in which a person decides, counted from their records",
  },
  { ...inPlatform, figure: "10K+", scope: "Workflow executions so far" },
  { ...inPlatform, figure: "1M+", scope: "API calls so far" },
  { ...inPlatform, figure: "10+ enterprise customers", scope: "Enterprise customers" },
  { ...inPlatform, figure: "98.5%", scope: "Tasks that succeed, not workflows" },
  { ...inPlatform, figure: "1 December 2024", scope: "Day from which the services are running" },
];
