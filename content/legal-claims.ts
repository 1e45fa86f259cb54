import type { Claim } from "./schema/claim.ts";
import { sharedFacts } from "./shared-facts.ts";

const spec = { origin: "spec" } as const;
const sample = { origin: "sample" } as const;

/** The figures of the legal documents; their clauses have addresses such as #clause-8-1. */
export const claims: readonly Claim[] = [
  {
    ...spec,
    figure: "30 days",
    where: "/privacy, Opening and clauses 5.5, 8.1, 8.3, 10.4, 14.1",
    scope:
      "Answer to a data-subject request; notice of a new sub-processor; marketing data after withdrawal; data after cancellation",
  },
  {
    ...spec,
    figure: sharedFacts.breachToCustomer,
    where: "/privacy, Clauses 5.7 and 9.3",
    scope: "Breach notice to the customer and to the regulator",
  },
  {
    ...spec,
    figure: sharedFacts.accountData,
    where: "/privacy, Clauses 8.1 and 8.2",
    scope: "Account data after the account's lifetime",
  },
  {
    ...spec,
    figure: "12 months",
    where: "/privacy, Clause 8.1",
    scope: "Usage logs, system logs, analytics data",
  },
  {
    ...spec,
    figure: sharedFacts.supportTickets,
    where: "/privacy, Clause 8.1",
    scope: "Support tickets",
  },
  {
    ...spec,
    figure: sharedFacts.encryptionStored,
    where: "/privacy, Clause 9.1",
    scope: "Encryption at rest",
  },
  {
    ...spec,
    figure: sharedFacts.encryptionInTransit,
    where: "/privacy, Clause 9.1",
    scope: "Encryption in transit",
  },
  {
    ...sample,
    figure: "2012",
    where: "/privacy, Clause 1.4",
    scope: "Year of a law, no claim of ours",
  },
  ...["Clause 7", "Clause 9", "Clause 11", "Clause 17", "Clause 18", "Option 2"].map((figure) => ({
    ...sample,
    figure,
    where: "/privacy, Clause 14.1",
    scope: "Part of the European Commission's standard contractual clauses",
  })),
  {
    ...spec,
    figure: sharedFacts.uptime,
    where: "/terms, Clause 9.1",
    scope: "Uptime under the terms; a plan's own figure takes its place",
  },
  { ...spec, figure: sharedFacts.recoveryTime, where: "/terms, Clause 9.5", scope: "RTO" },
  { ...spec, figure: sharedFacts.recoveryPoint, where: "/terms, Clause 9.5", scope: "RPO" },
  {
    ...sample,
    figure: "3 consecutive months",
    where: "/terms, Clause 9.6",
    scope: "What repeatedly missing the uptime figure means",
  },
  {
    ...sample,
    figure: "4 months of any 12",
    where: "/terms, Clause 9.6",
    scope: "What repeatedly missing the uptime figure means",
  },
  {
    ...spec,
    figure: sharedFacts.breachToCustomer,
    where: "/terms, Clause 11.2",
    scope: "Breach notice to the customer",
  },
  {
    ...sample,
    figure: sharedFacts.liabilityWithoutFees,
    where: "/terms, Clause 17.3",
    scope: "Cap on liability where no fees were paid",
  },
  {
    ...spec,
    figure: sharedFacts.breachOfHealthData,
    where: "/terms, Clause 12.4",
    scope: "HIPAA breach notice",
  },
  {
    ...spec,
    figure: sharedFacts.healthData,
    where: "/terms, Clause 12.5",
    scope: "PHI retention at least, else per the BAA",
  },
  {
    ...spec,
    figure: sharedFacts.runLogs,
    where: "/terms, Clause 11.3",
    scope: "Run logs by default",
  },
  {
    ...spec,
    figure: "12 months",
    where: "/terms, Clauses 11.3 and 17.3",
    scope: "System logs; fees that cap liability",
  },
  {
    ...spec,
    figure: "30 days",
    where: "/terms, Clauses 8.4, 9.4, 18.5, 19.2, 20.1",
    scope:
      "Refund, payment of a credit after the end, data after cancellation, negotiation, notice of changes",
  },
  {
    ...spec,
    figure: sharedFacts.trial,
    where: "/terms, Clause 8.4",
    scope: "Free trial without a card",
  },
  {
    ...spec,
    figure: sharedFacts.maintenanceNotice,
    where: "/terms, Clause 9.3",
    scope: "Notice of maintenance",
  },
  {
    ...spec,
    figure: sharedFacts.supportSme,
    where: "/terms, Clause 10.1",
    scope: "Support hours, SME",
  },
  { ...spec, figure: "24/7", where: "/terms, Clause 10.1", scope: "Support hours, Enterprise" },
  {
    ...spec,
    figure: sharedFacts.emailResponse,
    where: "/terms, Clause 10.2",
    scope: "Answer to an email",
  },
  {
    ...spec,
    figure: sharedFacts.ticketResponse,
    where: "/terms, Clause 10.2",
    scope: "Answer to a ticket",
  },
  { ...spec, figure: "9 AM to 6 PM", where: "/terms, Clause 10.2", scope: "Telephone hours, SGT" },
  {
    ...spec,
    figure: sharedFacts.encryptionStored,
    where: "/terms, Clause 11.1",
    scope: "Encryption at rest",
  },
  {
    ...spec,
    figure: sharedFacts.encryptionInTransit,
    where: "/terms, Clause 11.1",
    scope: "Encryption in transit",
  },
  {
    ...sample,
    figure: "2012",
    where: "/terms, Clause 4.2",
    scope: "Year of a law, no claim of ours",
  },
  {
    ...sample,
    figure: "2001",
    where: "/terms, Clause 21.7",
    scope: "Year of a law, no claim of ours",
  },
  { ...spec, figure: "1 year", where: "/cookies, Clauses 3.2 and 4.2", scope: "Consent" },
  { ...spec, figure: "365 days", where: "/cookies, Clause 3.2", scope: "Consent of this site" },
  {
    origin: "counted",
    figure: "last 5 results",
    where: "/cookies, What this Site stores",
    scope: "Choices of the search that are kept with the functional category on",
  },
  { ...spec, figure: "7 days", where: "/cookies, Clause 3.3", scope: "Sidebar cookie" },
  {
    ...spec,
    figure: "3 seconds",
    where: "/cookies, Table of this site",
    scope: "Wait for the network before the offline copy is shown",
  },
  {
    ...spec,
    figure: "2.0",
    where: "/cookies, Table of this site",
    scope: "Version of the consent record",
  },
  { ...spec, figure: "12 months", where: "/cookies, Clause 4.3", scope: "Analytics data" },
  {
    ...spec,
    figure: "30 days",
    where: "/cookies, Clause 4.3",
    scope: "Performance data, CDN data",
  },
];
