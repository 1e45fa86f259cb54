import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Security & Compliance";

export const securityAndCompliance: readonly FaqEntry[] = [
  {
    id: "encryption",
    category,
    question: "Is our data encrypted on the free plan too?",
    answer: `Yes, exactly as on SME and Enterprise: ${sharedFacts.encryptionStored} for databases, artifacts and backups, and ${sharedFacts.encryptionInTransit} between you, the platform and each of its services. Customer-managed keys for Enterprise are in progress, as the [Security](/security) page shows. Encryption doesn't hide a payslip from the step that has to read it.`,
  },
  {
    id: "breach-notice",
    category,
    question: "How soon would you tell us about a data breach?",
    answer: `Without undue delay, and within ${sharedFacts.breachToCustomer} of becoming aware of it, if it affects personal data in your workflows. Notifying your regulator is then up to you. Where we're the controller and the law requires notice, we notify the regulator within ${sharedFacts.breachToRegulator}. The [Privacy Policy](/privacy) sets out both duties.`,
  },
  {
    id: "certificates",
    category,
    question: "Are you certified for ISO/IEC 27001 or SOC 2?",
    answer:
      "Not yet. Most ISO/IEC 27001 controls are in place, but the certification audit hasn't started. SOC 2 controls are running and producing evidence, and no auditor has reported on them yet. The percentages on the [Security](/security) page are samples, so rely on the status beside each.",
  },
  {
    id: "patient-data",
    category,
    question: "Can our agents work on patient records?",
    answer: `Only under a business associate agreement (BAA), and only in the parts of the platform it names. Steps that affect diagnosis or treatment need a qualified person's approval. HIPAA gives us at most ${sharedFacts.breachOfHealthData} from discovery to notify you of a breach; an earlier deadline in the [Terms](/terms) applies. Patient data is kept as the BAA says, and at least ${sharedFacts.healthData} only where the law requires it.`,
  },
  {
    id: "controller-and-requests",
    category,
    question: "A client asks which data you hold about them. Who has to answer?",
    answer: `You do, for anything your workflows process: you're the data controller and we're the processor. If the request reaches us, we pass it on to you. For data we hold ourselves, such as invoices, write to ${site.mail.privacy}. The [Privacy Policy](/privacy) promises an answer within 30 days.`,
  },
  {
    id: "data-location",
    category,
    question: "Which country is our data stored in?",
    answer:
      "Singapore, unless an Enterprise order names another region for your workflows and their run records. We agree regions in the order and don't publish a list. Models are a separate question: unless you run your own, the model behind a step answers from Singapore or the European Union. The [Security](/security) page has the table.",
  },
  {
    id: "security-testing",
    category,
    question: "Can our security team test the platform before we sign?",
    answer: `They can test your own workflows, images and MCP servers at any time without asking. Testing the service itself needs our written consent, so tell ${site.mail.security} what they want to try and when. Other customers' data is off limits. The [Security](/security) page says what to put in a report.`,
  },
  {
    id: "model-training",
    category,
    question: "Do you train AI models on our data?",
    answer:
      "No model that serves anyone else is trained on it, unless you've agreed in writing. The companies whose language models we call receive one step's prompt and its data, and may not train on either. The [Security](/security) page lists them by kind. If even the prompt must stay in your network, run your own model for those steps.",
  },
  {
    id: "credentials",
    category,
    question: "Can an agent read the passwords of the systems it uses?",
    answer:
      "No, because they never appear in a prompt. Connectors fetch them from the secret service without passing them to the model, as the [Security](/security) page explains. A container your own developers write is different: it receives the credentials its task names, and you're responsible for what it does with them.",
  },
  {
    id: "leaver-access",
    category,
    question: "Someone is leaving the company tomorrow. What do we switch off in YNO?",
    answer:
      "With SSO, only the connections they made: removing them from your directory removes their access here. SSO uses OAuth 2.0 and OpenID Connect and comes with [Enterprise](/enterprise). On other plans, an administrator removes the user by hand. Either way, replace connections that use the leaver's own accounts, because workflows stop when those accounts close.",
  },
  {
    id: "sso-standards",
    category,
    question: "Do you support SAML and SCIM?",
    answer:
      "No. SSO uses OpenID Connect with OAuth 2.0, which most identity providers offer beside SAML. An administrator adds people, and the directory removes their access when they leave. If your company requires SAML or SCIM, tell us before you sign an [Enterprise](/enterprise) order.",
  },
  {
    id: "records-we-keep",
    category,
    question: "Which records do you keep for yourselves, and for how long?",
    answer: `Account data is kept longest, for the lifetime of the account plus ${sharedFacts.accountData}, because claims can arrive late. A support ticket is kept for ${sharedFacts.supportTickets} after it's closed, and marketing data until 30 days after you withdraw consent. For logs, see [how far back they go](/resources#log-retention). The full table is in the [Privacy Policy](/privacy).`,
  },
  {
    id: "browser-storage",
    category,
    question: "What does this website store in my browser?",
    answer:
      "Nothing until you choose. After that: your cookie choice for 1 year, your theme, the sidebar's state for 7 days, and a copy of public pages for offline reading. Marketing cookies are not in use. In the app, session, CSRF and load-balancer cookies last for the session. Analytics data is kept for 12 months, performance and CDN data for 30 days. Every entry is in the [Cookie Policy](/cookies).",
  },
];
