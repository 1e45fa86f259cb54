import type { Claim } from "../schema/claim.ts";
import { sharedFacts } from "../shared-facts.ts";

const starting = { where: "/resources, Getting Started", origin: "spec" } as const;
const billing = { where: "/resources, Account & Billing", origin: "spec" } as const;
const support = { where: "/resources, Technical Support", origin: "spec" } as const;
const security = { where: "/resources, Security & Compliance", origin: "spec" } as const;

/** The figures in the first four categories of the questions. */
export const claims: readonly Claim[] = [
  { ...starting, figure: `up to ${sharedFacts.communityAgents}`, scope: "Community plan" },
  { ...starting, figure: sharedFacts.communityIntegrations, scope: "Community plan" },
  { ...starting, figure: sharedFacts.communityWorkflows, scope: "Community plan" },
  { ...starting, figure: sharedFacts.communityCalls, scope: "Community plan" },
  { ...starting, figure: "20 templates", scope: "Workflows described on /workflows" },
  { ...starting, figure: "2 and 7 minutes", scope: "Shortest and longest setup of an integration" },

  { ...billing, figure: "14-day free trial", scope: "SME trial; no card required" },
  { ...billing, figure: `up to ${sharedFacts.smeAgents}`, scope: "SME plan, and the trial of it" },
  {
    ...billing,
    figure: `Up to ${sharedFacts.communityWorkflows}`,
    scope: "Community plan, after a trial",
  },
  { ...billing, figure: sharedFacts.smeMonthly, scope: "SME plan, per month, billed monthly" },
  { ...billing, figure: sharedFacts.smeYearly, scope: "SME plan, per year, billed yearly" },
  { ...billing, figure: sharedFacts.communityCalls, scope: "Community plan" },
  { ...billing, figure: sharedFacts.smeCalls, scope: "SME plan" },
  { ...billing, figure: "30-day money-back guarantee", scope: "First paid subscription" },
  {
    ...billing,
    figure: "within 30 days",
    scope: "First paid subscription: time to ask for the money back",
  },
  { ...billing, figure: "For 30 days", scope: "Time for which data is kept after cancellation" },
  {
    ...billing,
    figure: "negotiate for 30 days",
    scope: "Negotiation before arbitration, as in the terms",
  },
  {
    ...billing,
    figure: "30 days' notice",
    scope: "Notice of new fees and of changed terms, as in the terms",
  },
  {
    ...billing,
    figure: "prior 12 months",
    scope: "Fees that cap liability, as in the terms",
  },
  {
    ...billing,
    figure: `${sharedFacts.liabilityWithoutFees} if you paid none`,
    scope: "Cap on liability without fees: one month of SME, as in the terms",
  },

  { ...support, figure: sharedFacts.ticketResponse, scope: "Answer to a ticket, by a person" },
  { ...support, figure: sharedFacts.emailResponse, scope: "Answer to an email, by a person" },
  { ...support, figure: sharedFacts.phoneHours, scope: "Telephone hours, business days" },
  { ...support, figure: "24/7", scope: "Support hours of the Enterprise plan" },
  { ...support, figure: sharedFacts.supportSme, scope: "Support hours of the SME plan" },
  {
    ...support,
    figure: sharedFacts.supportTickets,
    scope: "Retention of support tickets, as in the privacy policy",
  },
  {
    ...support,
    figure: sharedFacts.starterRate,
    scope: "API tier Starter, of the Community plan",
  },
  {
    ...support,
    figure: sharedFacts.professionalRate,
    scope: "API tier Professional, of the SME plan",
  },
  { ...support, figure: "30 days", scope: "Retention of the API's request logs" },
  {
    ...support,
    figure: `${sharedFacts.runLogs} by default`,
    scope: "Retention of the run logs of workflows",
  },
  {
    ...support,
    figure: "12 months",
    scope: "Retention of usage logs and system logs, as in the privacy policy",
  },
  { ...support, figure: "401", scope: "Code of the API: invalid or missing token" },
  { ...support, figure: "404", scope: "Code of the API: not found" },
  { ...support, figure: "20 entries", scope: "Pipelines on a page of the API, by default" },
  { ...support, figure: "1 by default", scope: "First page of a list of the API" },
  { ...support, figure: "v0.0.2", scope: "Version of the Molfar label schema in the examples" },
  { ...support, figure: "v0.0.3", scope: "Version of the Molfar label schema" },

  { ...security, figure: sharedFacts.encryptionStored, scope: "Encryption at rest, all plans" },
  {
    ...security,
    figure: sharedFacts.encryptionInTransit,
    scope: "Encryption in transit, all plans",
  },
  {
    ...security,
    figure: `within ${sharedFacts.breachToCustomer}`,
    scope: "Breach notification to customers, and to the regulator where YNO is the controller",
  },
  {
    ...security,
    origin: "sample",
    figure: "ISO/IEC 27001",
    scope: "Name of a standard; no certificate",
  },
  { ...security, origin: "sample", figure: "SOC 2", scope: "Name of a standard; no report" },
  {
    ...security,
    figure: sharedFacts.breachOfHealthData,
    scope: "HIPAA breach notice, as in the terms",
  },
  {
    ...security,
    figure: sharedFacts.healthData,
    scope: "PHI retention at least, else per the BAA",
  },
  { ...security, figure: "within 30 days", scope: "Answer to a data-subject request" },
  { ...security, figure: "OAuth 2.0", scope: "Version of the sign-in standard" },
  {
    ...security,
    figure: sharedFacts.accountData,
    scope: "Account data after the account's lifetime",
  },
  { ...security, figure: "12 months", scope: "Analytics data" },
  { ...security, figure: sharedFacts.supportTickets, scope: "Support tickets" },
  {
    ...security,
    figure: "30 days",
    scope: "Marketing data after consent is withdrawn; performance data and CDN data",
  },
  { ...security, figure: "1 year", scope: "Consent record of this site" },
  { ...security, figure: "7 days", scope: "Sidebar cookie of this site" },
];
