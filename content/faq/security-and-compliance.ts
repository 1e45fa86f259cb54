import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Security & Compliance";

export const securityAndCompliance: readonly FaqEntry[] = [
  {
    id: "encryption",
    category,
    question: "Is our data encrypted on the free plan too?",
    answer: `Yes, exactly as on SME and Enterprise: ${sharedFacts.encryptionStored} for databases, artifacts and backups, and ${sharedFacts.encryptionInTransit} in transit.`,
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
      "Not yet. Most ISO/IEC 27001 controls are in place, but the certification audit hasn't started. SOC 2 controls are running and producing evidence, and no auditor has reported on them. The percentages on the [Security](/security) page are samples: rely on the status beside them.",
  },
  {
    id: "patient-data",
    category,
    question: "Can our agents work on patient records?",
    answer: `Only under a business associate agreement (BAA), and only in the parts of the platform it names. Until one is signed, keep protected health information out of workflows, prompts and tickets.\n\nThree rules apply once it is:\n\n- Steps that affect diagnosis or treatment need a qualified person's approval.\n- HIPAA gives us at most ${sharedFacts.breachOfHealthData} from discovery to notify you of a breach. Where the [Terms](/terms) set an earlier deadline, that one applies.\n- Patient data is kept as the BAA says, and at least ${sharedFacts.healthData} only where the law requires it.`,
  },
  {
    id: "controller-and-requests",
    category,
    question: "A client asks which data you hold about them. Who has to answer?",
    answer: `You do, for anything your workflows process: you're the data controller and we're the processor. For data we hold ourselves, such as invoices, write to ${site.mail.privacy}. We answer requests within ${sharedFacts.requestAnswer}.`,
  },
  {
    id: "data-location",
    category,
    question: "Which country is our data stored in?",
    answer:
      "Singapore, unless an Enterprise order names another region. A request to a model is answered from Singapore or the European Union, or wherever you run your own. The [Security](/security) page has the table.",
  },
  {
    id: "security-testing",
    category,
    question: "Can our security team test the platform before we sign?",
    answer: `They can test your own workflows, images and MCP servers without asking. Testing the service itself needs our written consent: tell ${site.mail.security} what they want to try, and when.`,
  },
  {
    id: "model-training",
    category,
    question: "Do you train AI models on our data?",
    answer:
      "No model that serves anyone else is trained on it, unless you've agreed in writing. The companies whose models we call may not train on it either; [Security](/security) lists them by kind.",
  },
  {
    id: "credentials",
    category,
    question: "Can an agent read the passwords of the systems it uses?",
    answer:
      "No, they never appear in a prompt. A container your own developers write does receive the credentials its task names.",
  },
  {
    id: "leaver-access",
    category,
    question: "Someone is leaving the company tomorrow. What do we switch off in YNO?",
    answer:
      "Two things: the person, and the connections they made.\n\nWith SSO, removing them from your directory removes their access here. SSO uses OAuth 2.0 and OpenID Connect and comes with [Enterprise](/enterprise). On other plans, an administrator removes the user by hand.\n\nThe connections are easier to forget. Anything that signs in with the leaver's own account stops when that account closes. Before their last day, list the connections under their name, replace each one with an account that belongs to the team, and run the workflows that use it once.",
  },
  {
    id: "sso-standards",
    category,
    question: "Do you support SAML and SCIM?",
    answer:
      "No. SSO uses OpenID Connect with OAuth 2.0. If your company requires SAML or SCIM, tell us before you sign an [Enterprise](/enterprise) order.",
  },
  {
    id: "records-we-keep",
    category,
    question: "Which records do you keep for yourselves, and for how long?",
    answer: `We keep these, and the [Privacy Policy](/privacy) has the full table:\n\n- Account data: for the lifetime of the account plus ${sharedFacts.accountData}, because claims can arrive late.\n- Support tickets: ${sharedFacts.supportTickets} after they're closed.\n- Marketing data: until ${sharedFacts.marketingData} after you withdraw consent.\n- Logs: see [how far back they go](/resources#log-retention).`,
  },
  {
    id: "browser-storage",
    category,
    question: "What does this website store in my browser?",
    answer: `Nothing until you choose. After that, this site keeps:\n\n- your cookie choice for ${sharedFacts.consent}, and your theme\n- the sidebar's state for ${sharedFacts.sidebarCookie}\n- a copy of public pages for offline reading\n\nMarketing cookies are not in use. In the app, session, CSRF and load-balancer cookies last for the session. Analytics data is kept for ${sharedFacts.analyticsData}, performance and CDN data for ${sharedFacts.deliveryRecords}. Every entry is in the [Cookie Policy](/cookies).`,
  },
];
