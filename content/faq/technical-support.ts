import type { FaqEntry } from "../schema/faq.ts";
import { site } from "../site.ts";

const category = "Technical Support";

export const technicalSupport: readonly FaqEntry[] = [
  {
    id: "answer-times",
    category,
    question: "How quickly does a person answer when we write or call?",
    answer: `The ticket form is answered within 12 hours and email to ${site.mail.support} within 24 hours. By phone you reach somebody during business hours, 9 AM to 6 PM SGT. Every first answer comes from a person; the repair can take longer. When a workflow has stopped, use the [form](/support#contact-form) and set its priority.`,
  },
  {
    id: "support-by-plan",
    category,
    question: "Our night shift runs workflows too. Is anybody there for it?",
    answer:
      "On Enterprise, always: support is there 24/7, public holidays included. SME has priority support 24/5, which covers every night of the working week and no weekend, and Community has community support. A shift that works on Sundays therefore wants [Enterprise](/enterprise). The telephone keeps Singapore office hours on all three.",
  },
  {
    id: "good-ticket",
    category,
    question: "What should a ticket say so that one answer settles it?",
    answer:
      "Name the workflow, the run and the step at which it stopped, say what you expected instead, and give the time with its time zone. Mention what was changed last. Leave passwords and patient data out of the [form](/support#contact-form): a ticket is kept for 3 years after it is closed.",
  },
  {
    id: "whose-fault",
    category,
    question: "How can I tell whether the fault lies with you or with our own system?",
    answer: `Begin with ${site.hosts.status}, which says whether each of our services, from api-gateway to workflow-service, is running now. If all of them are, open the failed run: a step that could not reach your CRM carries what the CRM answered. When neither gives it away, name that run on the [ticket form](/support#contact-form).`,
  },
  {
    id: "api-rate-limits",
    category,
    question: "How many API requests may we send in an hour?",
    answer:
      "That depends on your API tier. Starter allows 1,000 requests per hour, Professional 10,000 requests per hour, and the Enterprise tier a custom number that the contract names. The tiers are apart from the plans, which count calls over a month. Rate-limit headers, described in the [API Reference](/api), let a client slow down in time.",
  },
  {
    id: "log-retention",
    category,
    question: "For how long can we look back in the logs?",
    answer:
      "Request logs of the API are kept for 30 days. Run logs, which tell step by step what a workflow did, are kept for 90 days by default, and your plan and your settings can change that. Usage and system logs, kept for 12 months, are not shown in the app; the [Privacy Policy](/privacy) explains them.",
  },
  {
    id: "image-refused",
    category,
    question: "Why does the platform refuse our container image?",
    answer:
      "Usually a label is missing, or the JSON text in one does not parse. Schema version, name, description and tasks are required, and for each task a name and a description. If those are there, look at the task types: a split task, for one, needs its number of chunks as output. [Molfar Image](/docs/molfar-image) has every rule.",
  },
  {
    id: "api-unauthorized",
    category,
    question: "Why does every API call come back with 401?",
    answer:
      "The access token is missing or no longer valid. All requests, GET /pipelines among them, carry it in the Authorization header, after the word Bearer and a space. Often it was copied with its line break. Code 404 is a different matter: nothing was found. The [API Reference](/api) treats both.",
  },
  {
    id: "first-page-only",
    category,
    question: "Why does GET /pipelines list only 20 of our pipelines?",
    answer:
      "Because you asked for one page, and a page holds 20 entries unless you say otherwise. The query takes two whole numbers: page, which is 1 by default, and limit. Count page upwards until an answer has fewer entries than the limit. With a UUID at hand, GET /pipelines/{id} in the [API Reference](/api) spares you the paging.",
  },
  {
    id: "image-version",
    category,
    question: "Our image says v0.0.2 and the documents say v0.0.3. Must we rebuild it?",
    answer:
      "No, an image labelled v0.0.2 is read in the same way, because the two versions of the schema differ in the version string only. The Dockerfiles under [Molfar Image](/docs/molfar-image) say v0.0.2 themselves. Write v0.0.3 when you next build the image for a reason of its own.",
  },
  {
    id: "result-missing",
    category,
    question: "My task ends without an error, but the next step receives nothing. Why?",
    answer:
      "Most likely the result was not written to the path in OUTPUT_PATH. Whatever lies elsewhere in the container, or was only printed, goes when its task ends. If the file is in place, look at the receiving side, where by the [Worker Contract](/docs/worker-contract) an input called invoice arrives as a file path in INVOICE_PATH.",
  },
  {
    id: "secret-missing",
    category,
    question: "Why does my task start without the secret that it needs?",
    answer:
      "A task receives only the secrets that it names, so look at its label first. The secret needs a name, a purpose, and a reference to the output of an authorization in the same [Molfar image](/docs/molfar-image). If all of this is right, nobody may have signed in for that authorization yet.",
  },
];
