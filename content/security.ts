import type { Claim } from "./schema/claim.ts";
import type {
  ComplianceAutomation,
  ImplementationStatus,
  Infrastructure,
  SecurityContact,
  Standards,
} from "./schema/security.ts";
import { site } from "./site.ts";

export const complianceAutomation: ComplianceAutomation = {
  heading: "Compliance automation",
  text: "An audit asks for proof of what happened months ago. The platform gathers that proof while the work is being done.",
  points: [
    {
      title: "Evidence as a by-product",
      text: "Each approval, refusal and change of rights goes into the audit log at the moment it happens. Nobody takes screenshots before an audit.",
    },
    {
      title: "Checks on each release",
      text: "A release that opens a port, widens a right or drops a log entry waits until a person has signed for it.",
    },
    {
      title: "Exceptions that end",
      text: "An exception to a rule names its owner and its last day. On that day the platform withdraws it.",
    },
    {
      title: "One control, many standards",
      text: "A control is described once and mapped to every standard that asks for it, so that its proof is collected once.",
    },
  ],
};

export const standards: Standards = {
  heading: "Standards",
  note: "Illustrative figures: progress counts controls in place, by our own reckoning. None of these entries is a certificate.",
  standards: [
    {
      title: "PDPA, Singapore",
      status: "Implemented",
      description:
        "Purpose, consent, access, correction, protection, retention and breach notice are in place for the personal data that we hold.",
      progress: 100,
    },
    {
      title: "HIPAA Security Rule",
      status: "Assessment Completed",
      description:
        "We have assessed our safeguards against the rule and are closing what we found. Protected health information needs a signed business associate agreement first.",
      progress: 85,
    },
    {
      title: "ISO/IEC 27001",
      status: "Implementation in Progress",
      description:
        "Scope, risk register and most controls of the management system exist. A certification audit has not begun.",
      progress: 70,
    },
    {
      title: "SOC 2 Type II",
      status: "Implementation in Progress",
      description:
        "Controls for security and availability run and leave evidence. No auditor has reported on them yet.",
      progress: 45,
    },
  ],
};

export const infrastructure: Infrastructure = {
  heading: "Infrastructure",
  items: [
    {
      title: "Encryption at rest",
      text: "AES-256 for databases, artifacts and backups. Keys lie apart from the data that they open.",
    },
    {
      title: "Encryption in transit",
      text: "TLS 1.3 between you and the platform, and between one service and the next.",
    },
    {
      title: "Isolation",
      text: "Every task runs in a container of its own. What one customer's task writes, no other customer's task can read.",
    },
    {
      title: "Identity",
      text: "SSO by OAuth 2.0 and OpenID Connect, MFA, and role-based access control on the image repository.",
    },
    {
      title: "Secrets",
      text: "A task receives the credentials that it names when it starts, and no others. Logs show their names and hide their values.",
    },
    {
      title: "Recovery",
      text: "After a disaster the service is back within 4 hours (RTO) and has lost 1 hour of data at most (RPO). The terms hold us to both.",
    },
  ],
};

export const implementationStatus: ImplementationStatus = {
  heading: "Implementation status",
  items: [
    {
      title: "Encryption of stored data and connections",
      text: "In force for every plan.",
      status: "Completed",
    },
    {
      title: "MFA for administrators",
      text: "Nobody administers the platform with a password alone.",
      status: "Completed",
    },
    {
      title: "Breach procedure",
      text: "Written and rehearsed. Regulators are told within 72 hours.",
      status: "Completed",
    },
    {
      title: "Audit-log export",
      text: "Enterprise customers can send the log to a system of their own.",
      status: "Completed",
    },
    {
      title: "Records of processing",
      text: "Finished for the platform. Those for support and recruiting are being written.",
      status: "In Progress",
    },
    {
      title: "Penetration test by an outside firm",
      text: "Scope agreed. A summary will be given to customers who ask for it.",
      status: "In Progress",
    },
    {
      title: "Customer-managed keys",
      text: "Being built for Enterprise, for artifacts first and databases after.",
      status: "In Progress",
    },
  ],
};

export const contact: SecurityContact = {
  heading: "Questionnaires and reviews",
  text: "Send us your security questionnaire, or ask to speak with the engineers who answer it. We say so where the answer is no.",
  button: "Contact Security Team",
  mail: site.mail.security,
};

const onStandards = { where: "/security, Standards", origin: "sample" } as const;
const onInfrastructure = { where: "/security, Infrastructure", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  { ...onStandards, figure: "100%", scope: "Controls in place for PDPA, by our own reckoning" },
  { ...onStandards, figure: "85%", scope: "Controls in place for HIPAA, by our own reckoning" },
  { ...onStandards, figure: "70%", scope: "Controls in place for ISO/IEC 27001; no certificate" },
  { ...onStandards, figure: "45%", scope: "Controls in place for SOC 2 Type II; no report" },
  { ...onStandards, figure: "ISO/IEC 27001", scope: "Name of a standard; no certificate" },
  { ...onStandards, figure: "SOC 2", scope: "Name of a standard; no report" },
  { ...onInfrastructure, figure: "AES-256", scope: "Encryption at rest, all plans" },
  { ...onInfrastructure, figure: "TLS 1.3", scope: "Encryption in transit, all plans" },
  { ...onInfrastructure, figure: "OAuth 2.0", scope: "Version of the sign-in standard" },
  { ...onInfrastructure, figure: "4 hours (RTO)", scope: "Recovery time, as in the terms" },
  { ...onInfrastructure, figure: "1 hour of data", scope: "Data lost at most, as in the terms" },
  {
    figure: "72 hours",
    where: "/security, Implementation status",
    origin: "spec",
    scope: "Notice of a breach to regulators",
  },
];
