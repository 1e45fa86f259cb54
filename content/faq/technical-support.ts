import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Technical Support";

export const technicalSupport: readonly FaqEntry[] = [
  {
    id: "answer-times",
    category,
    question: "How quickly will a person reply when we write or call?",
    answer: `Within ${sharedFacts.ticketResponse} if you use the ticket form, and within ${sharedFacts.emailResponse} if you email ${site.mail.support}. The phone is answered during business hours, ${sharedFacts.phoneHours}. That first reply confirms receipt. How soon work starts depends on your plan and the priority: see the [service levels](/support#service-levels).`,
  },
  {
    id: "support-by-plan",
    category,
    question: "Our night shift runs workflows too. Can they get support?",
    answer: `It depends on your plan:\n\n- Enterprise: support is there ${sharedFacts.supportEnterprise}, public holidays included.\n- SME: priority support ${sharedFacts.supportSme}, which covers every weeknight but no weekends.\n- Community: community support.\n\nThe phone line keeps Singapore office hours on every plan. A shift that works Sundays needs [Enterprise](/enterprise).`,
  },
  {
    id: "good-ticket",
    category,
    question: "What should we put in a ticket to get an answer first time?",
    answer: `These five, in any order:\n\n- the workflow, the run and the step where it stopped\n- what you expected\n- what happened instead, with the error as it's shown\n- what changed most recently, on your side or in the workflow\n- when it happened, with the time zone\n\nLeave passwords and patient data out: we keep a [ticket](/support) for ${sharedFacts.supportTickets} after it's closed.`,
  },
  {
    id: "whose-fault",
    category,
    question: "How can I tell whether the fault is yours or in our own system?",
    answer: `Look at ${site.hosts.status} first. It shows whether each of our services, from api-gateway to workflow-service, is running. If they all are, open the failed run: a step that couldn't reach your CRM shows the error the CRM returned. Still unclear? Email [support](/support) the number of the run.`,
  },
  {
    id: "api-rate-limits",
    category,
    question: "How many API requests can we send per hour?",
    answer: `It depends on your API tier:\n\n- Starter, for the Community plan: ${sharedFacts.starterRate}.\n- Professional, for SME: ${sharedFacts.professionalRate}.\n- Enterprise: the Enterprise tier has a custom limit, set in your order.\n\nYour plan also limits calls per month. Rate-limit headers, described in the [API Reference](/api), tell your client when to slow down.`,
  },
  {
    id: "log-retention",
    category,
    question: "How far back do the logs go?",
    answer: `API request logs go back ${sharedFacts.requestLogs}. Run logs go back ${sharedFacts.runLogs} by default; your plan and your settings can change that. Our own usage logs and system logs are kept for ${sharedFacts.usageLogs}.`,
  },
  {
    id: "image-refused",
    category,
    question: "Why was our container image refused?",
    answer:
      "The finding names the label and the rule. These are the usual causes:\n\n- A required label is missing. Schema version, name, description and tasks must all be there.\n- A task has no name or no description.\n- The JSON in a label doesn't parse, often because of a trailing comma or a quotation mark that the shell has removed.\n- A split task doesn't output its number of chunks, or a reduce task doesn't have one directory as input and one file as output.\n\nPaste the Dockerfile into the validator on [Molfar Image](/docs/molfar-image), which finds all of these before you build. The same page lists every rule.",
  },
  {
    id: "api-unauthorized",
    category,
    question: "Why does every API call return 401?",
    answer:
      "Your access token is missing or invalid. Every request needs an Authorization header: the word Bearer, a space and the token from MOLFAR_YNO_ACCESS_TOKEN. The most common cause is the token of an attempt that has ended.\n\nA 404 is a different problem: nothing was found. The [API Reference](/api) covers both.",
  },
  {
    id: "first-page-only",
    category,
    question: "Why does GET /pipelines list only 20 of our pipelines?",
    answer:
      "Because a page holds 20 entries unless you ask for another number. Two query parameters control this: page, which is 1 by default, and limit. Increase page until you get an empty one, since a short page isn't always the last. If you know the UUID, GET /pipelines/{id} returns that pipeline directly. See the [API Reference](/api).",
  },
  {
    id: "image-version",
    category,
    question: "Our image says v0.0.2 and the docs say v0.0.3. Do we have to rebuild it?",
    answer:
      "No. The schema versions v0.0.2 and v0.0.3 differ only in the version string. Change yours the next time you have another reason to build.",
  },
  {
    id: "result-missing",
    category,
    question: "My task finishes without an error, but the next step gets nothing. Why?",
    answer:
      "The result probably wasn't written to the path in OUTPUT_PATH. Check in this order:\n\n- Does the program write a file at that path? Files elsewhere in the container, and anything it only prints, are gone when the task ends.\n- Is the file complete before the program exits? Write to a scratch file and move it at the end.\n- Does the next step look in the right place? An input called invoice arrives as a file path in INVOICE_PATH.\n\nThe [Worker Contract](/docs/worker-contract) has an example of a task that reads one file and writes another.",
  },
  {
    id: "secret-missing",
    category,
    question: "Why does my task start without the secret it needs?",
    answer:
      "A task gets only the secrets it declares, so check its [label](/docs/molfar-image) first.\n\n- If an authorization fills the secret, from must name that output, and someone must have signed in.\n- For an API key or any other secret, omit from and set its value in the Design App.",
  },
];
