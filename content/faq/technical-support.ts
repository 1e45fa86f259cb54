import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Technical Support";

export const technicalSupport: readonly FaqEntry[] = [
  {
    id: "answer-times",
    category,
    question: "How quickly will a person reply when we write or call?",
    answer: `Within ${sharedFacts.ticketResponse} if you use the ticket form, and within ${sharedFacts.emailResponse} if you email ${site.mail.support}. The phone is answered during business hours, ${sharedFacts.phoneHours}. The first reply confirms receipt. How soon work starts depends on your plan and the priority, as the [service levels](/support#service-levels) show.`,
  },
  {
    id: "support-by-plan",
    category,
    question: "Our night shift runs workflows too. Can they get support?",
    answer: `On Enterprise, always: support is there 24/7, public holidays included. SME has priority support ${sharedFacts.supportSme}, which covers every weeknight but no weekends, and Community has community support. If your shift works Sundays, you need [Enterprise](/enterprise). The phone line keeps Singapore office hours on every plan.`,
  },
  {
    id: "good-ticket",
    category,
    question: "What should we put in a ticket to get an answer first time?",
    answer: `Name the workflow, the run and the step where it stopped. Say what you expected, what changed most recently, and when it happened, with the time zone. Leave passwords and patient data out of a [ticket](/support), because we keep it for ${sharedFacts.supportTickets} after it's closed.`,
  },
  {
    id: "whose-fault",
    category,
    question: "How can I tell whether the fault is yours or in our own system?",
    answer: `Start with ${site.hosts.status}, which shows whether each of our services, from api-gateway to workflow-service, is running now. If they all are, open the failed run. A step that couldn't reach your CRM shows the error the CRM returned. Still unclear? Email [support](/support) the number of the run.`,
  },
  {
    id: "api-rate-limits",
    category,
    question: "How many API requests can we send per hour?",
    answer: `It depends on your API tier. Starter, the tier for Community, allows ${sharedFacts.starterRate}. Professional, the tier for SME, allows ${sharedFacts.professionalRate}. The Enterprise tier has a custom limit, set in your order. Your plan also limits calls per month. Rate-limit headers, described in the [API Reference](/api), tell your client when to slow down.`,
  },
  {
    id: "log-retention",
    category,
    question: "How far back do the logs go?",
    answer: `API request logs go back ${sharedFacts.requestLogs}. Run logs, which show what a workflow did step by step, go back ${sharedFacts.runLogs} by default; your plan and your settings can change that. For ourselves, we keep usage logs and system logs for ${sharedFacts.usageLogs}. The [Privacy Policy](/privacy) explains what they're for.`,
  },
  {
    id: "image-refused",
    category,
    question: "Why was our container image refused?",
    answer:
      "Usually a label is missing, or its JSON doesn't parse. Schema version, name, description and tasks are required, and each task needs a name and a description. If those are present, check the task types: a split task, for example, must output its number of chunks. [Molfar Image](/docs/molfar-image) lists every rule.",
  },
  {
    id: "api-unauthorized",
    category,
    question: "Why does every API call return 401?",
    answer:
      "Your access token is missing or invalid. Every request, including GET /pipelines, needs an Authorization header with the word Bearer, a space and the token from MOLFAR_YNO_ACCESS_TOKEN. The token of an attempt that has ended is a common cause. A 404 is a different problem: nothing was found. The [API Reference](/api) covers both.",
  },
  {
    id: "first-page-only",
    category,
    question: "Why does GET /pipelines list only 20 of our pipelines?",
    answer:
      "Each response is one page, and a page holds 20 entries unless you ask for a different number. Two query parameters control this: page, which is 1 by default, and limit. Increase page until you get an empty page; a short page isn't always the last. If you know the UUID, call GET /pipelines/{id} instead, as the [API Reference](/api) shows.",
  },
  {
    id: "image-version",
    category,
    question: "Our image says v0.0.2 and the docs say v0.0.3. Do we have to rebuild it?",
    answer:
      "No. The two schema versions differ only in the version string, so an image labelled v0.0.2 is read in the same way. The Dockerfiles under [Molfar Image](/docs/molfar-image) still say v0.0.2 themselves. Change yours to v0.0.3 the next time you have another reason to build it.",
  },
  {
    id: "result-missing",
    category,
    question: "My task finishes without an error, but the next step gets nothing. Why?",
    answer:
      "The result probably wasn't written to the path in OUTPUT_PATH. Files elsewhere in the container, and anything the program only prints, are gone when the task ends. If the file is in the right place, check the next step. In the [Worker Contract](/docs/worker-contract), an input called invoice arrives as a file path in INVOICE_PATH.",
  },
  {
    id: "secret-missing",
    category,
    question: "Why does my task start without the secret it needs?",
    answer:
      "A task gets only the secrets it declares, so check its [label](/docs/molfar-image) first. If an authorization fills the secret, from must name that output, and someone must have signed in. An API key or any other secret that no authorization fills leaves from out, and you give its value when you design the workflow.",
  },
];
