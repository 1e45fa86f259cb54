import type { FaqEntry } from "../schema/faq.ts";
import { site } from "../site.ts";

const category = "Security & Compliance";

export const securityAndCompliance: readonly FaqEntry[] = [
  {
    id: "encryption",
    category,
    question: "Is our data encrypted on the free plan as well?",
    answer:
      "It is, in the same way as on SME and Enterprise: AES-256 for databases, artifacts and backups, and TLS 1.3 between you, the platform and each of its services. Keys that an Enterprise customer manages are in progress, says the [Security](/security) page. No encryption hides a payslip from the step that has to read it.",
  },
  {
    id: "breach-notice",
    category,
    question: "How soon would we hear of a data breach?",
    answer:
      "Without undue delay, as soon as we have reason to believe that personal data in your workflows is affected. Notifying your regulator is then your part. Where we are the controller and the law asks for notice, the regulator has it within 72 hours. Both duties are set out in the [Privacy Policy](/privacy).",
  },
  {
    id: "certificates",
    category,
    question: "Are you certified for ISO/IEC 27001 or SOC 2?",
    answer:
      "Not yet, for either. Most controls for ISO/IEC 27001 exist, but the certification audit has not begun. Those for SOC 2 run and leave evidence, on which no auditor has reported. The progress shown on the [Security](/security) page is our own reckoning, so treat it as a report from us and not as a certificate.",
  },
  {
    id: "patient-data",
    category,
    question: "May our agents work on patient records?",
    answer:
      "Only under a business associate agreement (BAA), and only in the parts of the platform that it names. Steps that affect diagnosis or treatment need a qualified person's approval. If unsecured records are breached, HIPAA gives us at most 60 days from discovery to notify you. By the [Terms](/terms), patient data is kept for the BAA's period, or else for a minimum of 6 years.",
  },
  {
    id: "controller-and-requests",
    category,
    question: "A client of ours asks which data you hold about them. Who has to answer?",
    answer: `You have to, for whatever your workflows process: you are the data controller there and we are the processor. A request that reaches us is passed on to you. What we hold on our own account, such as invoices, can be asked for at ${site.mail.privacy}, and the [Privacy Policy](/privacy) promises the answer within 30 days.`,
  },
  {
    id: "data-location",
    category,
    question: "In which country does our data lie?",
    answer:
      "In Singapore, unless an Enterprise contract names another region for your workflows and their run records. Check one row of the table on the [Security](/security) page: unless you run a model of your own, the one behind a step may answer from the European Union, even when everything that is stored stays here.",
  },
  {
    id: "security-testing",
    category,
    question: "May our security team test the platform before we sign?",
    answer: `Your own workflows, images and MCP servers they may test at any time, without asking. For the service itself they need our written consent: tell ${site.mail.security} what they want to try and when. Data of other customers is out of bounds. The [Security](/security) page says what a report should contain.`,
  },
  {
    id: "model-training",
    category,
    question: "Are AI models trained on what passes through our workflows?",
    answer:
      "None that serves anybody else, unless you have agreed to it in writing. The companies whose language models we call receive one step's prompt, with the data in it, and may not train on either; the [Security](/security) page lists them by kind. Should even the prompt not leave your network, run a model yourself for those steps.",
  },
  {
    id: "credentials",
    category,
    question: "Can an agent read the passwords of the systems that it uses?",
    answer:
      "It cannot, because they never reach a prompt. Connectors get them from the secret service without passing them to the model, as the [Security](/security) page explains. A container that one of your developers wrote is different: it is handed the credentials that its task names, and what it does with them is in your hands.",
  },
  {
    id: "leaver-access",
    category,
    question: "Somebody leaves the company tomorrow. What must we switch off in YNO?",
    answer:
      "With SSO, only what the person connected: whoever leaves your directory loses access here too. SSO runs over OAuth 2.0 and OpenID Connect and belongs to [Enterprise](/enterprise); on the other plans an administrator removes the user by hand. Look for connections made with the leaver's own accounts, because workflows stop when those are closed.",
  },
  {
    id: "records-we-keep",
    category,
    question: "Which records do you keep for yourselves, and for how long?",
    answer:
      "Account data has the longest life: the lifetime of the account plus 7 years, because claims can come late. Usage logs and system logs are kept for 12 months, a support ticket for 3 years after it is closed, and marketing data until 30 days after you withdraw consent. The [Privacy Policy](/privacy) has the whole table.",
  },
  {
    id: "browser-storage",
    category,
    question: "What does this website store in my browser?",
    answer:
      "Nothing before you choose. Then your cookie choice for 1 year, a theme, for 7 days the sidebar's state, and a copy of the public pages, which then open offline. Marketing cookies are not in use. The app's session, CSRF and load-balancer cookies last for the session; analytics data is kept for 12 months, performance and CDN data for 30 days. The [Cookie Policy](/cookies) names every entry.",
  },
];
