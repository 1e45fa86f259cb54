import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";

export const securityPage = {
  path: "/security",
  navigation: { line: "company", station: 5, title: "Security" },
  updated: "2026-11-29",
  title: `Security | ${site.brand}`,
  description:
    "How YNO protects your data: encryption, compliance status, sub-processors, the data processing agreement and how to report a vulnerability.",
  heading: "Security",
  opening:
    "Agents act through the accounts you connect, so this page shows the people who review suppliers how we limit and record that access, what is finished and what isn't yet.",
  drawing:
    "A run from your people to a connected system. Everyone signs in at the platform's edge, a named person approves, and a task gets its own container with only the secrets it names. Data is encrypted on the way out and in storage. Customer-managed keys are in progress.",
} as const satisfies Page;

export const runThroughZones = {
  zones: {
    people: "Your people",
    platform: "The platform",
    container: "One task's container",
    storage: "Storage",
    systems: "Your systems",
  },
  start: "Person or trigger",
  approver: "Approver",
  plans: "Agent plans",
  approval: { title: "Approval", note: "a named person" },
  task: "Task runs",
  system: "Connected system",
  log: "Audit log",
  backups: {
    title: "Backups",
    note: `RTO ${sharedFacts.recoveryTime}, RPO ${sharedFacts.recoveryPoint}`,
  },
  artifacts: "Artifacts",
  legend: { gate: "A control", capsule: "A person decides" },
};

export const complianceAutomation = {
  heading: "Compliance automation",
  text: "When an auditor asks what happened months ago, the evidence is already there, because the platform records it as the work is done.",
  points: [
    {
      title: "Evidence without extra work",
      text: `You have nothing to collect the week before an audit. On the Enterprise plan, every approval, refusal and permission change is written to the audit log as it happens. Run records are kept for ${sharedFacts.runRecords}, or on your settings for up to ${sharedFacts.runRecordsLongest}.`,
    },
    {
      title: "Checks on every release",
      text: "We hold any release of the platform that opens a port, widens a permission or removes a log entry until a named person approves it.",
    },
    {
      title: "Exceptions that expire",
      text: "We give each exception to one of our own rules an owner and an end date, and on that date we withdraw it.",
    },
    {
      title: "One control, many standards",
      text: "We describe a control once and map it to every standard that requires it, so its evidence is collected once and serves them all.",
    },
  ],
};

export const standards = {
  heading: "Standards",
  note: "Example display: the lengths of the bars are made up, and nobody has measured or audited them. The status beside each bar, and the sentence under its name, are what you can rely on.",
  axis: [0, 25, 50, 75, 100],
  standards: [
    {
      title: "PDPA, Singapore",
      status: "Implemented",
      description:
        "Every control that our PDPA obligations require for the personal data we hold is in operation.",
      progress: 100,
    },
    {
      title: "HIPAA Security Rule",
      status: "Assessment Completed",
      description:
        "We've assessed our safeguards against the rule and are closing the gaps we found. Before you use protected health information, you need a signed business associate agreement, which names only parts of the platform whose safeguards are in place.",
      progress: 85,
    },
    {
      title: "ISO/IEC 27001",
      status: "Implementation in Progress",
      description:
        "The scope, the risk register and most controls of the management system are in place, but the certification audit hasn't started.",
      progress: 70,
    },
    {
      title: "SOC 2 Type II",
      status: "Implementation in Progress",
      description:
        "Controls for security and availability are running and producing evidence, although no auditor has reported on them yet.",
      progress: 45,
    },
  ],
} satisfies With<{
  standards: readonly With<{
    status: "Implementation in Progress" | "Assessment Completed" | "Implemented";
  }>[];
}>;

export const infrastructure = {
  heading: "Infrastructure",
  items: [
    {
      title: "Encryption at rest",
      text: `${sharedFacts.encryptionStored} for databases, artifacts and backups, with keys stored separately from the data they protect.`,
      gate: { at: "storage", note: sharedFacts.encryptionStored },
    },
    {
      title: "Encryption in transit",
      text: `${sharedFacts.encryptionInTransit} between you and the platform, and between the platform's own services.`,
      gate: { at: "exit", note: sharedFacts.encryptionInTransit },
    },
    {
      title: "Isolation",
      text: "Every attempt at a task gets its own container, without root rights and with a read-only file system, so that other tasks, our own network and other customers' data are out of its reach. An MCP server that we start for you is isolated in the same way.",
      gate: { at: "isolation" },
    },
    {
      title: "Identity",
      text: "SSO with OAuth 2.0 and OpenID Connect on the Enterprise plan, MFA, and role-based access control on the image repository.",
      gate: { at: "entry", note: "SSO, MFA, roles" },
    },
    {
      title: "Secrets",
      text: "Connectors, MCP servers and tasks receive only the secrets they need, and models receive none of them. Logs show the names of secrets. A value that a task prints is masked, also in JSON, percent-encoding or base64, if it has at least four characters.",
      gate: { at: "secrets", note: "those it names" },
    },
    {
      title: "Recovery",
      text: `After a disaster, we aim to meet a recovery time objective (RTO) of ${sharedFacts.recoveryTime} and a recovery point objective (RPO) of ${sharedFacts.recoveryPoint}, as the Terms of Service define them.`,
    },
  ],
  more: {
    label: "See what is masked in a log, and what isn't",
    to: "/docs/worker-contract#masking",
  },
} satisfies With<{ items: readonly Gated[] }>;

export const implementationStatus = {
  heading: "Implementation status",
  short: "Status",
  items: [
    {
      title: "Encryption of stored data and connections",
      text: "In operation on every plan.",
      status: "Completed",
    },
    {
      title: "MFA for administrators",
      text: "Administrators need a second factor as well as a password.",
      status: "Completed",
    },
    {
      title: "Breach procedure",
      text: `Written and rehearsed. We notify affected customers within ${sharedFacts.breachToCustomer}, and the regulator within ${sharedFacts.breachToRegulator} where we are the controller.`,
      status: "Completed",
    },
    {
      title: "Audit log export",
      text: "Enterprise customers can send the log to their own systems.",
      status: "Completed",
    },
    {
      title: "Records of processing",
      text: "Finished for the platform, while the records for support and recruitment are still being written.",
      status: "In Progress",
    },
    {
      title: "Independent penetration test",
      text: "The scope is agreed, and customers will be able to request a summary once the test is finished.",
      status: "In Progress",
    },
    {
      title: "Customer-managed keys",
      text: "In development for Enterprise: artifacts first, then databases.",
      status: "In Progress",
      gate: { at: "keys" },
    },
  ],
} satisfies With<{
  items: readonly (Gated & { status: "Completed" | "In Progress" })[];
}>;

export const contact = {
  heading: "Questionnaires and reviews",
  short: "Reviews",
  text: "Send us your security questionnaire, or ask to speak to the engineers who answer it. If an answer is no, we say so. We don't publish dates for the certification audit, the SOC 2 report or the penetration test, so ask where they are before you sign.",
  action: "Send us your questionnaire",
  button: "Contact Security Team",
  mail: site.mail.security,
};

export type ImplementationStatus = typeof implementationStatus;
export type Standards = typeof standards;
export type RunThroughZones = typeof runThroughZones;
/** Where the run in the opening meets a control: the order of its gates. */
export type GatePlace = "entry" | "secrets" | "isolation" | "exit" | "storage" | "keys";

type Gated = With<{ gate?: { at: GatePlace; note?: string } }>;
