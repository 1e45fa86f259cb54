import { id, oneOf, record, shortText } from "@yno/brand/schema";
import { site } from "@yno/brand/site";
import type * as z from "zod";
import { answerProblems, plainAnswer } from "#build/content/answers.ts";
import { defineCollection } from "#build/content/collection.ts";
import { faqPage } from "#build/pages/schema-org.ts";
import { hyphenated } from "../messages/amounts.ts";
import * as publicFigures from "../public-figures.ts";
import * as sharedFacts from "../shared-facts.ts";
import * as statements from "../shared-statements.ts";
import { fullPages } from "./pages.ts";

/** The categories, in the order of the page. */
export const faqCategories = [
  "Getting Started",
  "Account & Billing",
  "Technical Support",
  "Security & Compliance",
  "AI & Automation Features",
  "Enterprise & Partnerships",
  "Platform & Performance",
] as const;

const inWholeParagraphs = (answer: string) => {
  const paragraphs = answer.split("\n\n");
  const isList = (text: string) => text.split("\n").every((line) => /^- \S/.test(line));
  const isWhole = (text: string) => text !== "" && text === text.trim() && !text.includes("\n");
  return paragraphs.length <= 5 && paragraphs.every((text) => isWhole(text) || isList(text));
};

const answer = shortText(
  900,
  "Answer one question here, and leave the rest to the linked page.",
).refine(
  inWholeParagraphs,
  "is not cut into paragraphs as it should be. Write up to five paragraphs or lists, with one blank line between them and no other break.",
);

export const faqEntryShape = record({
  /** Part of the address, as in /resources#change-plan. */
  id,
  category: oneOf(faqCategories, "one of the categories"),
  question: shortText(110, "It appears in a list of questions: ask one thing.").endsWith(
    "?",
    "isn't a question. End it with a question mark.",
  ),
  /** Markdown: paragraphs, lists and links. `build/content/answers.ts` says what it may hold. */
  answer,
});

/** A question of /resources with its answer. */
export type FaqEntry = z.infer<typeof faqEntryShape>;
export type FaqCategory = FaqEntry["category"];

/** Every question of /resources, category by category in the order of the page. */
export const faq: readonly FaqEntry[] = [
  {
    id: "what-yno-does",
    category: "Getting Started",
    question: "What does YNO do that n8n, Zapier, Workato, UiPath or Copilot doesn't?",
    answer:
      "They solve neighbouring problems, and each of them has agents too. What differs is what each is built around:\n\n- n8n and Zapier: steps that you lay out yourself, started by an event.\n- Workato: integrations that an IT team builds and governs.\n- UiPath: robots that also work on the screens of older software.\n- Microsoft Copilot: help for a person inside Microsoft's apps.\n\nYNO is built around the decision. You describe the work, [agents do what can be checked](/platform), and the run waits where a person has to decide, with the documents beside the question. A colleague can read later who decided, and why. If a fixed rule covers every case, one of the others may suit you better.",
  },
  {
    id: "coding-needed",
    category: "Getting Started",
    question: "Do I need to write code to build a workflow?",
    answer:
      "No. You describe the work and correct the draft in everyday words in the Design App, and the people who decide take part through the [User-Facing App](/docs). A developer is needed only where no connector or MCP server covers a step.",
  },
  {
    id: "invitation",
    category: "Getting Started",
    question: "Can I sign up today, or do I have to wait for an invitation?",
    answer:
      "You can sign up on the [Pricing](/pricing) page today, but new accounts are by invitation for now, which means that we open them in small cohorts and email you when yours opens. To tell us about your process, choose Request an Invitation on the [home page](/), where two sentences about the process help us more than a job title.",
  },
  {
    id: "community-plan",
    category: "Getting Started",
    question: "How far does the free Community plan get us?",
    answer: `Far enough for a small team to put agents to real work. You get:\n\n- up to ${sharedFacts.communityAgents}\n- ${sharedFacts.communityIntegrations}\n- ${sharedFacts.communityWorkflows}\n- ${sharedFacts.communityCalls}\n\nThat suits a process that starts two or three times a day, if a run makes 13 calls like the invoice run on the [platform page](/platform), while reading every incoming order takes more. The [plan comparison](/pricing) shows what Community leaves out.`,
  },
  {
    id: "first-workflow",
    category: "Getting Started",
    question: "Which process should we automate first?",
    answer:
      "Look for a process that passes these four tests:\n\n- It comes up every week.\n- It touches two or three systems.\n- Someone can check the result at a glance.\n- A mistake can be put right.\n\nInvoice matching and ticket triage usually pass, while payments without a limit don't until you've named an approver for them. A process that changes every month is a poor first choice too, because you'd be correcting the draft instead of learning from it. Of the [20 templates](/workflows), start with the one closest to your trade, and change its steps in your own words.",
  },
  {
    id: "no-connector",
    category: "Getting Started",
    question: "Our stock system was built in-house. Can agents still use it?",
    answer:
      "Yes, if it has an HTTP interface, a command line or files that can be read. There are three ways in:\n\n- the [HTTP request](/integrations#own-systems) connector, for a REST interface\n- an [MCP server](/docs/mcp) in front of any interface\n- a [Molfar image](/docs/molfar-image) around the files or the command line\n\nA server or an image that was made for you counts as a custom integration, which SME and Enterprise include and Community doesn't.",
  },
  {
    id: "erp-and-hr",
    category: "Getting Started",
    question: "Can YNO work with SAP S/4HANA, Oracle NetSuite or Workday?",
    answer: `Yes, although we have no ready-made connector for any of them. An agent reaches them in one of [three ways](/integrations#own-systems): through the API that the system has, through an MCP server, or through a container that your developers write. SAP SuccessFactors and other ERP and HR systems work the same way.\n\n${statements.whoConnects} It takes an account in that system with only the rights your steps use, a test system to try it on, and someone who knows which of your own fields mean what. If the system can't be reached from outside, ask about [an installation on your own machines](/resources#on-premises-operation).`,
  },
  {
    id: "see-it",
    category: "Getting Started",
    question: "Can we see the product before we sign up?",
    answer: `Partly. The [sample runs](/workflows) of twenty workflows show every step, call and approval on made-up data, and the [documentation](/docs) describes both apps. There's no video yet, and no public sandbox. For a demo, email ${site.mail.hello}, or use Community and the ${hyphenated(sharedFacts.trial)} free trial on work of your own.`,
  },
  {
    id: "references",
    category: "Getting Started",
    question: "Can we talk to a customer, or read a real case?",
    answer: `There's no real case on this site: the customer stories and the partner companies are made up, and each section says so. Under the [terms](/terms), neither side names the other in public without consent. Ask ${site.mail.hello} whether a customer in your trade would speak to you, which is for them to decide. Until then, the best evidence is a run on your own cases.`,
  },
  {
    id: "after-describing",
    category: "Getting Started",
    question: "What happens after I've described the work?",
    answer:
      "You get a draft, and three things are worth doing with it before you switch it on:\n\n- Go through it with the person who does the job today, because they'll spot the exception you forgot.\n- Describe that exception in a sentence, and the [conversation planner](/platform) shows the new draft beside the previous one.\n- Let one real case through, and read its run record from the first step to the last.\n\nIf the record shows what you'd have done yourself, let the next cases through. If it doesn't, the step that went wrong is the one to describe again.",
  },
  {
    id: "try-safely",
    category: "Getting Started",
    question: "Can we watch an agent for a while before we let it act?",
    answer:
      "Yes. In Assisted, the lowest [tier of autonomy](/platform), the agent suggests the next step and one of your people takes it.\n\nAfter a few weeks, the run record tells you which suggestions were accepted unchanged. Move those steps up, one at a time, and leave the others where they are. If a step disappoints you, move it back down the same day. Whatever the tier, read a sample of runs for as long as the workflow is in use, because nobody tells you when a supplier changes its invoice layout or price list.",
  },
  {
    id: "where-developers-start",
    category: "Getting Started",
    question: "I'm a developer. Which documentation should I read first?",
    answer:
      "That depends on what you're building:\n\n- A program that becomes a step: [Molfar Image](/docs/molfar-image), then the [Worker Contract](/docs/worker-contract).\n- A step that processes a list item by item: also [Artifact Transformation](/docs/artifact-transformation).\n- A server of tools: [MCP](/docs/mcp).\n- A task that reads pipelines: the [API Reference](/api).",
  },
  {
    id: "rights-in-own-systems",
    category: "Getting Started",
    question: "Which permissions do we need in our own systems before we start?",
    answer:
      "As few as the work needs. YNO calls your CRM as the account you connected, which means that if you connect an administrator, every workflow that uses the connection has administrator rights.\n\nAsk your IT department for a separate account in each system, with only the permissions your steps use. The [Terms](/terms) ask the same of you.",
  },
  {
    id: "trial-without-card",
    category: "Account & Billing",
    question: "Do I need a credit card for the free trial?",
    answer: `No card is required. The ${hyphenated(sharedFacts.trial)} free trial gives you the whole SME plan, and you start it at the foot of the [Pricing](/pricing) page.`,
  },
  {
    id: "after-the-trial",
    category: "Account & Billing",
    question: "What happens to our workflows when the trial ends?",
    answer: `They stay in your account, where they keep running without a break if you choose a plan. Without one, we charge nothing and move you to [Community](/pricing), where up to ${sharedFacts.communityWorkflows} keep running, with ${sharedFacts.communityAgents} and ${sharedFacts.communityIntegrations}. The others are paused, as are workflows that need a custom integration. To choose which keep running, pause the rest before the trial ends.`,
  },
  {
    id: "sme-price",
    category: "Account & Billing",
    question: "What does the SME plan cost, in which currency, and is GST included?",
    answer: `${sharedFacts.smeMonthly} per month, or ${sharedFacts.smeYearly} per year paid in advance. Both include up to ${sharedFacts.smeAgents}, unlimited integrations and ${sharedFacts.smeCalls} in a single region.\n\nA year is ${publicFigures.exactYearlySaving} less than twelve months. We bill in Singapore dollars, and the prices exclude GST, which we add where it applies. [Pricing](/pricing) opens on the yearly price; choose Monthly to see the other.`,
  },
  {
    id: "agents-per-workflow",
    category: "Account & Billing",
    question: "How many AI agents does one workflow use?",
    answer: `As many as you give it. A step is a task, an agent or an approval, and only the agents count. Each of them counts once, even if it does several steps or works in several workflows.\n\nA workflow of five steps with one task and one approval needs three agents at most, and only one if the same agent does the other three steps. Community has up to ${sharedFacts.communityAgents} and SME up to ${sharedFacts.smeAgents}; [Pricing](/pricing#units) says what else counts.`,
  },
  {
    id: "change-plan",
    category: "Account & Billing",
    question: "Can we switch between Community and SME in the middle of a month?",
    answer:
      "Yes, on any day, and the change is effective immediately. Billing is prorated by day on your next invoice. After a downgrade, workflows beyond any of Community's limits are paused.",
  },
  {
    id: "money-back",
    category: "Account & Billing",
    question: "We've paid, and it doesn't suit us. Can we get a refund?",
    answer: `Yes. The ${hyphenated(sharedFacts.moneyBack)} money-back guarantee covers your first paid subscription: email ${site.mail.support} within ${sharedFacts.moneyBack} of its start, and we refund the fees without asking for a fault. It doesn't cover renewals, as the [Terms](/terms) explain, or fees charged by the companies whose systems you connected.`,
  },
  {
    id: "cancel",
    category: "Account & Billing",
    question: "How do I cancel, and when do the payments stop?",
    answer: `Cancel in the app or email ${site.mail.support}, because until then, a subscription renews for the same period. It ends with the period you've already paid for, and an Enterprise contract on the date in its order.`,
  },
  {
    id: "data-after-cancellation",
    category: "Account & Billing",
    question: "How long can we still get our data after we've cancelled?",
    answer: `For ${sharedFacts.dataAfterCancellation}, counted from the end of the contract rather than the day you cancelled. During that time you can export your workflows and run records, or come back.\n\nAfter that we delete it. A copy in a backup isn't used any more, and it goes when the backup is next replaced, no later than ${sharedFacts.backupsReplaced} after that deletion. Patient data follows the BAA, while system logs, account data and whatever the law requires us to keep stay for longer.\n\nExport early, because rebuilding a workflow elsewhere takes time. The [Terms](/terms) have the full rules.`,
  },
  {
    id: "calls-used-up",
    category: "Account & Billing",
    question: "What happens if we use up our API calls before the month ends?",
    answer: `Runs that have already started finish, even if they go over the limit. New ones wait until next month or until you change plans, and we email the account owner before you reach that point. Because Community includes ${sharedFacts.communityCalls} and SME ${sharedFacts.smeCalls}, choose your [plan](/pricing) by your busiest month.`,
  },
  {
    id: "model-costs",
    category: "Account & Billing",
    question: "Who pays for the tokens that the models use?",
    answer:
      "We do, for models that we provide. Your plan counts a request to a model as one [API call](/pricing#units), as long as it fits into what that model accepts in one prompt. If you bring your own model, its provider bills you directly.\n\nThe cost in a run record shows what the run used. It's included in your plan, since there's no charge per run.",
  },
  {
    id: "invoice-in-doubt",
    category: "Account & Billing",
    question: "We think an invoice is wrong. What should we do?",
    answer: `Email ${site.mail.support} with the invoice number before it's due, and pay the part you agree with. We don't suspend workflows over a dispute raised in good faith. If we still can't agree, the [Terms](/terms) have both sides negotiate for ${sharedFacts.negotiation}, through people with authority to settle, before either can go to arbitration.`,
  },
  {
    id: "price-changes",
    category: "Account & Billing",
    question: "Can you raise the price during our subscription?",
    answer: `Not for a month or year you've already paid for. A new fee needs ${sharedFacts.termsNotice}' notice by email and starts with your next billing period at the earliest.`,
  },
  {
    id: "liability",
    category: "Account & Billing",
    question: "If a workflow causes damage, how much are you liable for?",
    answer: `At most the fees paid or payable in the prior ${sharedFacts.liabilityPeriod}, counted back from the event behind the first claim, or ${sharedFacts.liabilityWithoutFees} if there were none. A separate cap of twice that, and at least ${sharedFacts.liabilityFloor} on a paid plan, covers data breaches, confidentiality and indemnities, as [clause 17.4](/terms#clause-17-4) says. Lost profit isn't covered.\n\nWhere the law forbids them, some of these limits don't apply, as the [Terms](/terms) say. Because an agent's mistake can cost more than either cap, add an approval before any step where it could.`,
  },
  {
    id: "answer-times",
    category: "Technical Support",
    question: "How quickly will a person reply when we write or call?",
    answer: `Within ${sharedFacts.ticketResponse} if you use the ticket form, and within ${sharedFacts.emailResponse} if you email ${site.mail.support}. The phone is answered during business hours, ${sharedFacts.phoneHours}. That first reply confirms receipt, while how soon work starts depends on your plan and the priority, as the [service levels](/support#service-levels) show.`,
  },
  {
    id: "support-by-plan",
    category: "Technical Support",
    question: "Our night shift runs workflows too. Can they get support?",
    answer: `It depends on your plan:\n\n- Enterprise: support by ticket ${sharedFacts.supportEnterprise}, day and night, public holidays included.\n- SME: priority support ${sharedFacts.supportSme}, from Monday to Friday, Singapore time.\n- Community: community support.\n\nThe phone line keeps Singapore office hours on every plan, and a shift that works on Saturday or Sunday needs [Enterprise](/enterprise).`,
  },
  {
    id: "good-ticket",
    category: "Technical Support",
    question: "What should we put in a ticket to get an answer first time?",
    answer: `These five, in any order:\n\n- the workflow, the run and the step where it stopped\n- what you expected\n- what happened instead, with the error as it's shown\n- what changed most recently, on your side or in the workflow\n- when it happened, with the time zone\n\nLeave passwords and patient data out, because we keep a [ticket](/support) for ${sharedFacts.supportTickets} after it's closed.`,
  },
  {
    id: "whose-fault",
    category: "Technical Support",
    question: "How can I tell whether the fault is yours or in our own system?",
    answer: `Look at ${site.hosts.status} first, which shows whether each of our services, from api-gateway to workflow-service, is running. If they all are, open the failed run: a step that couldn't reach your CRM shows the error the CRM returned. If it's still unclear, email [support](/support) the number of the run.`,
  },
  {
    id: "api-rate-limits",
    category: "Technical Support",
    question: "How many API requests can we send per hour?",
    answer: `It depends on your API tier:\n\n- Starter, for the Community plan: ${sharedFacts.starterRate}.\n- Professional, for SME: ${sharedFacts.professionalRate}.\n- Enterprise: the Enterprise tier has a custom limit, set in your order.\n\nCommunity has no tasks of its own today, so its limit has no effect. Your plan also limits calls per month, and rate-limit headers, described in the [API Reference](/api), tell your client when to slow down.`,
  },
  {
    id: "log-retention",
    category: "Technical Support",
    question: "How far back do the logs go?",
    answer: `API request logs go back ${sharedFacts.requestLogs}. By default, run records are kept for ${sharedFacts.runRecords} after the run ends, and the logs of its tasks for as long; [your settings](/resources#records-kept) can change that. Our own usage logs and system logs are kept for ${sharedFacts.usageLogs}.`,
  },
  {
    id: "records-kept",
    category: "Technical Support",
    question: "How long can run records be kept, and in what format are they exported?",
    answer: `For as long as your settings say, up to ${sharedFacts.runRecordsLongest} during the contract, as [clause 11.3](/terms#clause-11-3) of the terms provides. If the law asks for longer, keep a copy of your own.\n\nYou can export at any time during the contract, and for ${sharedFacts.dataAfterCancellation} after it ends. A run record is exported as JSON, with a hash for every entry, so that a change or a gap can be found, and a workflow in the Design App's own format. On Enterprise, the audit log also [streams to your own system](/resources#audit-log-for-auditors), where you decide how long to keep it.`,
  },
  {
    id: "results-outside",
    category: "Technical Support",
    question: "How does our own program get a run's result or status?",
    answer:
      "The workflow sends it. Make an [HTTP request](/integrations) to your program the last step, with your own case number in it and with a key of yours, so that your program knows what the result belongs to and who is calling. To report progress, add the same request after each step that matters.\n\nThere's no status to ask for, because the [API](/api) lists pipelines and doesn't return runs. A run that stops earlier never reaches its last step, so treat a result that's overdue as a case to look up.",
  },
  {
    id: "image-refused",
    category: "Technical Support",
    question: "Why was our container image refused?",
    answer:
      "The finding names the label and the rule. These are the usual causes:\n\n- A required label is missing. Schema version, name, description and tasks must all be there.\n- A task has no name or no description.\n- The JSON in a label doesn't parse, often because of a trailing comma or a quotation mark that the shell has removed.\n- A split task doesn't output its number of chunks, or a reduce task doesn't have one directory as input and one file as output.\n\nPaste the Dockerfile into the validator on [Molfar Image](/docs/molfar-image), which lists every rule and finds all of these before you build.",
  },
  {
    id: "api-unauthorized",
    category: "Technical Support",
    question: "Why does every API call return 401?",
    answer:
      "Your access token is missing or invalid. Every request needs an Authorization header: the word Bearer, a space and the token from MOLFAR_YNO_ACCESS_TOKEN. The most common cause is the token of an attempt that has ended.\n\nA 404 means that nothing was found, which is a different problem. The [API Reference](/api) covers both.",
  },
  {
    id: "first-page-only",
    category: "Technical Support",
    question: "Why does GET /pipelines list only 20 of our pipelines?",
    answer:
      "Because a page holds 20 entries unless you ask for another number. Two query parameters control this: page, which is 1 by default, and limit. Increase page until you get an empty one, since a short page isn't always the last. If you know the UUID, GET /pipelines/{id} returns that pipeline directly, as the [API Reference](/api) shows.",
  },
  {
    id: "result-missing",
    category: "Technical Support",
    question: "My program exits with 0, but the run says missing-output. Why?",
    answer:
      "A declared output isn't where it should be, which is in the directory OUTPUT_PATH. Check in this order:\n\n- Does the program write each artifact to that directory under its path, and each parameter under its name? Files elsewhere in the container, and anything it only prints, are gone when the task ends.\n- Is the file complete before the program exits? If you write to a scratch file and move it at the end, it is.\n- Does the name match the label exactly, ending included?\n\nThe [Worker Contract](/docs/worker-contract) has an example of a task that reads one file and writes another.",
  },
  {
    id: "secret-missing",
    category: "Technical Support",
    question: "Why doesn't my task get the secret it needs?",
    answer:
      "If the task starts without it, the secret isn't declared in its [label](/docs/molfar-image). If the run stops with no-secret, it's declared but has no value:\n\n- If an authorization fills the secret, from must name that output, and someone must have signed in.\n- For an API key or any other secret, omit from and set its value in the Design App.",
  },
  {
    id: "encryption",
    category: "Security & Compliance",
    question: "Is our data encrypted on the free plan too?",
    answer: `Yes, exactly as on SME and Enterprise: ${sharedFacts.encryptionStored} for databases, artifacts and backups, and ${sharedFacts.encryptionInTransit} in transit.`,
  },
  {
    id: "breach-notice",
    category: "Security & Compliance",
    question: "How soon would you tell us about a data breach?",
    answer: `Without undue delay, and within ${sharedFacts.breachToCustomer} of becoming aware of it, if it affects data in your workflows. If that data is personal, notifying your regulator is up to you, because you're the controller. Where we're the controller and the law requires notice, we notify the regulator within ${sharedFacts.breachToRegulator}. The [Terms](/terms) and the [Privacy Policy](/privacy) set out these duties.`,
  },
  {
    id: "certificates",
    category: "Security & Compliance",
    question: "Are you certified for ISO/IEC 27001 or SOC 2?",
    answer: `Not yet, and neither has a date. Most ISO/IEC 27001 controls are in place, but the certification audit hasn't started. SOC 2 controls are running and producing evidence, and no auditor has reported on them. The penetration test has its scope agreed.\n\nRely on the status on the [Security](/security) page, because the percentages beside it are samples. You can have these today:\n\n- the data-processing terms, in the [Privacy Policy](/privacy)\n- the kinds of sub-processor and the places of data, with names in your order or account\n- answers to your questionnaire, from ${site.mail.security}.`,
  },
  {
    id: "patient-data",
    category: "Security & Compliance",
    question: "Can our agents work on patient records?",
    answer: `Only under a business associate agreement (BAA), which is an [Enterprise](/enterprise) feature, and only in the parts of the platform it names. Until one is signed, keep protected health information out of workflows, prompts and tickets.\n\nThree rules apply once it is:\n\n- A qualified person approves every step that affects diagnosis or treatment, or that releases health information.\n- HIPAA gives us at most ${sharedFacts.breachOfHealthData} from discovery to notify you of a breach. Where the [Terms](/terms) set an earlier deadline, that one applies.\n- Patient data is kept for the period in the BAA or, where the BAA states none, for at least ${sharedFacts.healthData}.`,
  },
  {
    id: "data-location",
    category: "Security & Compliance",
    question: "Which country is our data stored in?",
    answer:
      "We store it in Singapore, or in the region your Enterprise order names. Approval emails and some model requests are processed in the European Union, while a model of your own answers from wherever you run it. The [Security](/security) page has the table.",
  },
  {
    id: "security-testing",
    category: "Security & Compliance",
    question: "Can our security team test the platform before we sign?",
    answer: `They can test your own workflows, images and MCP servers without asking. Testing the service itself needs our written consent: tell ${site.mail.security} what they want to try, and when.`,
  },
  {
    id: "model-training",
    category: "Security & Compliance",
    question: "Do you train AI models on our data?",
    answer:
      "No model that serves anyone else is trained on it, unless you've agreed in writing. The companies whose models we call may not train on it either; [Security](/security) lists them by kind.",
  },
  {
    id: "credentials",
    category: "Security & Compliance",
    question: "Can an agent read the passwords of the systems it uses?",
    answer:
      "No, they never appear in a prompt. A container your own developers write does receive the credentials its task names.",
  },
  {
    id: "leaver-access",
    category: "Security & Compliance",
    question: "Someone is leaving the company tomorrow. What do we switch off in YNO?",
    answer: `Three things: the person, the connections they made, and the workflows they last published.\n\nWith SSO, which comes with [Enterprise](/enterprise), ${statements.removedFromDirectory}. End a session that's still open in YNO. On other plans, an administrator removes the user by hand.\n\nThe other two are easier to forget. Whatever signs in with the leaver's own account stops when that account closes, and schedules and webhooks stop with no-user until someone else publishes the workflow again. Before the last day, replace their connections with accounts that belong to the team, publish their workflows from a team account, and run each of them once.`,
  },
  {
    id: "sso-standards",
    category: "Security & Compliance",
    question: "Do you support SAML and SCIM?",
    answer:
      "No. SSO uses OpenID Connect with OAuth 2.0, which lets your directory decide who can sign in but doesn't remove accounts, so an administrator does that in YNO. If your company requires SAML or SCIM, tell us before you sign an [Enterprise](/enterprise) order.",
  },
  {
    id: "approver-identity",
    category: "Security & Compliance",
    question: "How do you know who approved by email or in chat, and can we require two people?",
    answer: `The approver signs in. ${statements.approverIdentity} A forwarded message doesn't carry the right to decide, and a reply to it decides nothing. In a run record, 'by email' says where the approver got the request. Sign-in asks for a second factor where you've turned it on, and goes through your identity provider on [Enterprise](/enterprise).\n\nTo require two people, put two approvals in a row and assign them to different people. The run record names both, and it says so if a deputy decided.`,
  },
  {
    id: "records-we-keep",
    category: "Security & Compliance",
    question: "Which records do you keep for yourselves, and for how long?",
    answer: `We keep these, and the [Privacy Policy](/privacy) has the full table:\n\n- Account data: for the lifetime of the account plus ${sharedFacts.accountData}, because claims can arrive late.\n- Support tickets: ${sharedFacts.supportTickets} after they're closed.\n- Marketing data: until ${sharedFacts.marketingData} after you withdraw consent.\n- Logs: see [how far back they go](/resources#log-retention).`,
  },
  {
    id: "browser-storage",
    category: "Security & Compliance",
    question: "What does this website store in my browser?",
    answer: `Nothing until you act. Depending on what you choose, this site keeps:\n\n- your cookie choice for ${sharedFacts.consent}, and your theme\n- the sidebar's state for ${sharedFacts.sidebarCookie}\n- with functional cookies on, a copy of public pages for offline reading, the last search results that you opened, and a form that couldn't be sent\n\nMarketing cookies are not in use, and in the app, session, CSRF and load-balancer cookies last for the session. Analytics data is kept for ${sharedFacts.analyticsData}, performance and CDN data for ${sharedFacts.deliveryRecords}. Every entry is in the [Cookie Policy](/cookies).`,
  },
  // What agents may do, what they read, and how to check their work.
  {
    id: "autonomy-tiers",
    category: "AI & Automation Features",
    question: "How much can an agent do before a person has to step in?",
    answer: `As much as the step's tier allows, from drafts only on Tier 1 to ${publicFigures.autonomy} autonomy on Tier 5. The [platform page](/platform) describes all five.`,
  },
  {
    id: "ai-languages",
    category: "AI & Automation Features",
    question: "Which languages can I describe a workflow in?",
    answer: `Over ${publicFigures.languages}, and agents read and draft in them too. This site, the documentation and the contract are in English.`,
  },
  {
    id: "choice-of-models",
    category: "AI & Automation Features",
    question: "Which AI models can a workflow use?",
    answer: `Any of ${publicFigures.models} models, or your own. The [platform](/platform) picks one for a step by measured quality, price and speed, and the run record names it.\n\nWe don't name them here, because the list changes. The one in your account or your order names the companies behind them, and all of them answer from Singapore or the European Union. If your policy allows only some, tell us before you order, so that the order can name them. With a model of your own, you decide.`,
  },
  {
    id: "less-data-for-models",
    category: "AI & Automation Features",
    question: "How do we limit what a language model can see?",
    answer:
      "Split the work into small steps, because in a run a model sees the prompt and data of one step rather than the whole run. Before a run, the [planner](/platform) also reads the reasons your people gave in earlier ones.\n\nIf an early step passes on five fields of a contract, the models after it see only those five.",
  },
  {
    id: "prompt-injection",
    category: "AI & Automation Features",
    question: "What if an email or a document tells the agent to do something else?",
    answer:
      "Expect it to be tried, because no filter catches every prompt injection. What limits the harm is how little an agent can reach:\n\n- one step's data\n- the rights of the account you connected\n- no passwords, since those never appear in a prompt\n\nThe rest is up to the workflow. Let one step read outside text and pass on only the fields you need, and put an approval before any step that sends or pays, which the [terms](/terms) require for payments above your limit. The reasons that people type are another way in, because the planner reads them before the next run, but a changed draft gains no permissions.",
  },
  {
    id: "learning-from-corrections",
    category: "AI & Automation Features",
    question: "Does an agent learn when a person corrects it?",
    answer: `It does, through the run record, where your reason for a correction or a refusal is kept for the planner to read before the next run. "Wrong tax code, this supplier is in Johor" helps; "no" doesn't. Learning never widens an agent's permissions, as [Integrations](/integrations) explains.`,
  },
  {
    id: "checking-output",
    category: "AI & Automation Features",
    question: "How accurate are agents, and do we have to check what they write?",
    answer: `We publish no accuracy figure, because it would depend on your documents. The ${publicFigures.taskSuccess} on the [platform page](/platform) counts tasks that finished, whether or not the result was right. Measure it on your own cases in Assisted, where the run record shows which drafts were accepted unchanged.\n\nOutput can be wrong, incomplete or out of date, as the [terms](/terms) say, so match the check to the possible harm:\n\n- What can be calculated, such as the lines of an invoice, is calculated again.\n- What can't be undone waits for a person.\n- For the many small cases in between, review a sample every week.`,
  },
  {
    id: "required-approvals",
    category: "AI & Automation Features",
    question: "Are there steps an agent may never take alone?",
    answer:
      "Yes, four kinds:\n\n- a decision with legal or similarly significant effect on a person\n- a payment or commitment above your limit\n- an action that affects someone's health or safety\n- a permanent deletion or a change of access to a system\n\nUnder the [terms](/terms), a competent person must approve these on every tier.",
  },
  {
    id: "change-during-a-run",
    category: "AI & Automation Features",
    question: "Can I change a workflow in the middle of a run?",
    answer:
      "Yes. Describe the change, and the planner shows you what's different. Finished steps keep their results, and the rest of the run continues with the new version. A letter or transfer that has already gone out can't be recalled. On the [Enterprise plan](/enterprise), someone other than the author releases the changed workflow.",
  },
  {
    id: "own-mcp-servers",
    category: "AI & Automation Features",
    question: "Can agents use an MCP server we run ourselves?",
    answer:
      "They can, just like any connector. In the Design App, an App Designer gives an agent the server and its secret; [MCP Integration](/docs/mcp) covers the steps before that. Because its calls have the rights of the key you give the server, grant only what the workflow needs. The same goes for the servers in our [MCP Registry](/mcp-registry), which we list but don't test, so treat what they return as untrusted input.",
  },
  {
    id: "what-starts-a-workflow",
    category: "AI & Automation Features",
    question: "What can start a workflow, apart from a person?",
    answer:
      "A schedule, a call from another program, a message in a mailbox, or a change in a connected system, such as a new file. On [Integrations](/integrations), Schedule follows the calendar in the time zone you name, and Webhook trigger refuses any call with a wrong signature. Since senders sometimes repeat a message, have the first step check for an open run of the same case.",
  },
  {
    id: "answers-with-sources",
    category: "AI & Automation Features",
    question: "Can an agent answer from our documents and show its sources?",
    answer:
      "Agents read the documents you give them and cite the passage behind an answer, for the approver to check. Since an agent can't know that events have overtaken a passage, give every document an owner and a review date. For an example, see 'RFP answers from the library' under [Agentic Workflows](/workflows).",
  },
  {
    id: "reasons-for-a-decision",
    category: "AI & Automation Features",
    question: "How do I find out why an agent made a decision?",
    answer:
      "Open that step in the run record, which holds the input, the output, the model and the reason it gave. Because that reason is the agent's own account, judge the result against the input.",
  },
  // What buyers ask before an Enterprise contract, and firms before a partnership.
  {
    id: "smallest-enterprise-contract",
    category: "Enterprise & Partnerships",
    question: "What decides the price of an Enterprise contract, and what is the smallest one?",
    answer: `Enterprise starts at ${sharedFacts.enterpriseUsers}, on an annual contract, and the same minimum applies if you only need SSO. We quote for each customer and have no price list. These decide the price:\n\n- the number of users\n- our regions, or machines of your own\n- shared or dedicated capacity\n- service levels, and a BAA if you need one\n\nAgents, runs and approvals aren't charged for. We draft the first workflow with you, while training and further projects are quoted by a partner. Smaller teams that don't need SSO, audit logs or their own hardware are better off with SME, which [Pricing](/pricing) compares.`,
  },
  {
    id: "enterprise-api-volume",
    category: "Enterprise & Partnerships",
    question: "How many API requests does the Enterprise plan allow?",
    answer: `Up to ${sharedFacts.enterpriseCalls} requests a month for one Enterprise customer on the shared platform, counting every [API call](/pricing#units) that its runs make. Dedicated capacity has no cap, which is what the 'Unlimited API calls' under [Pricing](/pricing) means. The hourly limit is agreed separately, so tell us your peak hour when you ask for a quote.`,
  },
  {
    id: "on-premises-operation",
    category: "Enterprise & Partnerships",
    question: "Can we run YNO in our own data centre?",
    answer: `Yes, on the [Enterprise plan](/enterprise), where the same images run on your machines. ${statements.onYourSite} If you use our models, the prompts leave your site too.\n\n- Your machines must run linux/amd64 containers, and the order states how many you need.\n- The order also states how new versions reach you.\n- Our recovery objectives cover our own regions, so you set your own.\n- A fault in your power, hardware or network doesn't count against the uptime we owe you.`,
  },
  {
    id: "audit-log-for-auditors",
    category: "Enterprise & Partnerships",
    question: "How do our auditors get at the audit log?",
    answer:
      "Stream it to your own system, where we can't change the copy you hold and you decide how long to keep it. Audit logs come with [Enterprise](/enterprise) only, while run records come with every plan.",
  },
  {
    id: "separate-departments",
    category: "Enterprise & Partnerships",
    question: "Can departments share an account without seeing each other's work?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). A department gets a workspace with its own members and permissions, and when a workflow crosses from one workspace to another, you choose which data moves with it. Payroll can give Finance a total without showing a single salary.",
  },
  {
    id: "order-of-documents",
    category: "Enterprise & Partnerships",
    question: "If our order, your terms and the documentation differ, which one applies?",
    answer:
      "They rank like this, the first above the second and so on:\n\n- the standard contractual clauses, where they apply\n- a business associate agreement for health information, and the data-processing terms for personal data\n- your order\n- the [terms](/terms)\n- the documentation\n\nBecause your own purchase terms don't apply, put anything your purchasing department can't do without in the order.",
  },
  {
    id: "first-enterprise-project",
    category: "Enterprise & Partnerships",
    question: "How does a first Enterprise project start?",
    answer: `With one process that involves several departments and slows all of them down.\n\nDescribe yours in an email to ${site.mail.hello}. For the first meeting, bring someone who does the work today and someone who can approve, because we draft the workflow with both. Start it in Assisted, the lowest tier, where your people take every step and the agent only suggests.\n\nYou judge it on your own cases, by the four measures on the [Enterprise](/enterprise) page: cycle time, handling time, corrections and cost per case. Move steps up as the record allows, then bring in the next department.`,
  },
  {
    id: "custom-sla",
    category: "Enterprise & Partnerships",
    question: "What can a custom SLA change in an Enterprise contract?",
    answer: `It can match your own policy for response and recovery times. Without one, a person confirms a ticket within ${sharedFacts.ticketResponse}, and engineers then work on it at any hour, in order of [priority](/support#service-levels).\n\nIt can't cover a system you connect, or a run that's waiting for your approver, so email your policy to ${site.mail.hello} before we meet.`,
  },
  {
    id: "if-yno-closes",
    category: "Enterprise & Partnerships",
    question: "What happens to our workflows if YNO closes, or if we leave?",
    answer: `Your data stays yours. You can export it for ${sharedFacts.dataAfterCancellation} after the contract ends for any reason, and if we become insolvent, you may end the contract and are owed the fees for the time after. A buyer of our business takes the contract over as a whole.\n\nTasks are container images, which run anywhere containers do. Workflows come in the Design App's own format, and [rebuilding them elsewhere](/resources#export-a-workflow) takes work. The [standard terms](/terms) have no escrow and no longer notice, so put either in the order if your policy asks for it.`,
  },
  {
    id: "regulators",
    category: "Enterprise & Partnerships",
    question: "What about the EU AI Act, and the outsourcing rules of MAS?",
    answer: `Both look at your use as well as at our platform.\n\nUnder the EU AI Act, what counts is what a workflow decides. Ranking applicants or the urgency of patients can be high-risk, and then the law asks for human oversight and logs, which approvals and the [run record](/platform) give you. Classifying the use, and telling the people concerned, is up to you, and the [terms](/terms#section-5) want a high-risk use named in your order.\n\nMAS expects a bank's contract to cover audits, subcontractors, the place of data and exit. The [data-processing terms](/privacy#section-5) do, with ${sharedFacts.subProcessorNotice}' notice of a new sub-processor, and the terms give MAS [the access that the law requires](/terms#clause-11-5).`,
  },
  {
    id: "company-details",
    category: "Enterprise & Partnerships",
    question: "Who is behind YNO, and where do we get your company details?",
    answer: `YNO Pte. Ltd., a software company in Singapore with a small team, whose services have been live since 1 December 2024. [About](/about) has the facts about the company, and [Investors](/investors) those about its funding. Send your supplier form to ${site.mail.hello}, where you can also ask to speak to the engineers who would draft your first workflow.`,
  },
  {
    id: "partner-earnings",
    category: "Enterprise & Partnerships",
    question: "How does a partner earn money with YNO?",
    answer:
      "It depends on what the partner does, and the [partner page](/partners) compares the four programmes:\n\n- Consulting: you set your own fees, of which we take no share.\n- Resale: you get a margin on the plans you sell, agreed in writing before the first sale.\n- Data: you set a price per call, and can audit the count.\n- Technology: you get a connector that we build with you, which your customers can then use.",
  },
  {
    id: "software-vendors",
    category: "Enterprise & Partnerships",
    question: "We make business software. How can agents use it?",
    answer:
      "Through a connector or an MCP server that we build together in the [Technology programme](/partners) and test before each release. From you, we need a test account that stays open and an engineer who can answer questions. If you already have an MCP server, your customers can connect it themselves.",
  },
  // What the service promises, what its figures count, and how runs behave under load and faults.
  {
    id: "uptime-sla",
    category: "Platform & Performance",
    question: "What uptime do you guarantee?",
    answer: `The uptime SLA is ${sharedFacts.uptime} in each calendar month, unless your plan or order states another figure: ${sharedFacts.uptimeSme} for SME, and ${sharedFacts.uptimeEnterpriseOrder} for Enterprise where its order says so. Community has a target only. If we miss the figure you can claim a credit, and the [Terms of Service](/terms) say which minutes count.`,
  },
  {
    id: "recovery-objectives",
    category: "Platform & Performance",
    question: "If the whole service goes down, when do our runs resume?",
    answer: `We aim to meet two objectives after a disaster:\n\n- The recovery time objective (RTO) is ${sharedFacts.recoveryTime}, counted from the moment we declare the disaster.\n- The recovery point objective (RPO) is ${sharedFacts.recoveryPoint}. A step that ended in the last hour before the failure may show as unfinished and run again.\n\nThat second point matters for your own tasks, which should check first what they've already paid or booked. Both objectives apply to our regions, while your own installation recovers as you set it up; see the [security page](/security).`,
  },
  {
    id: "maintenance-notice",
    category: "Platform & Performance",
    question: "How much notice do you give before maintenance?",
    answer: `At least ${sharedFacts.maintenanceNotice}: every planned window comes with a ${hyphenated(sharedFacts.maintenanceNotice)} maintenance notice. Downtime announced later counts against your uptime, unless it closes a security hole that can't wait.`,
  },
  {
    id: "response-time",
    category: "Platform & Performance",
    question: "What does the average response of 20 ms measure?",
    answer:
      "How long the platform itself takes to answer a request, on average, before the internet, the models and your connected systems add their share. It's a measured average, and we don't guarantee it.",
  },
  {
    id: "processing-centers",
    category: "Platform & Performance",
    question: "Which of your 3 processing centers do our workflows run in?",
    answer:
      "One in your region, which is Singapore unless an Enterprise contract names another. With an on-premises installation, your own site replaces ours.",
  },
  {
    id: "number-of-integrations",
    category: "Platform & Performance",
    question: "How many systems can YNO connect to, and how long does one take?",
    answer: `Over ${publicFigures.integrations}, if you count MCP servers and any system the HTTP request connector can call. The ${publicFigures.platforms} platforms on [Integrations](/integrations), such as Salesforce, connect in ${publicFigures.setup} once you have permission, which can take longer than the rest if an administrator or the vendor has to approve the app first. For other systems, someone on your side installs a server from the [MCP Registry](/mcp-registry) or creates a key.`,
  },
  {
    id: "rate-limits-of-other-systems",
    category: "Platform & Performance",
    question: "What happens when a connected system has a rate limit?",
    answer:
      "YNO stays within it, which makes a large run take longer. Give YNO its own account, because other programs on the same one share its allowance.",
  },
  {
    id: "failed-steps",
    category: "Platform & Performance",
    question: "What happens to a run when one of its steps fails?",
    answer:
      "The step is retried, unless a retry would end the same way. If it still fails, the run tells you which step it was and what caused it, and continues from there once that's fixed. Your own task must therefore be safe to start twice, which means checking first what it has already paid or booked. The [Worker Contract](/docs/worker-contract) has the rules.",
  },
  {
    id: "many-files-at-once",
    category: "Platform & Performance",
    question: "Can a workflow process many files at the same time?",
    answer:
      "Yes, because the workflow switches to parallel mode when a collection reaches a step that takes a single item. A collection can be:\n\n- a list with one item per line\n- a directory of sorted files\n- JSONL\n\nItems arrive with their zero-based index in a parameter whose name ends in _INDEX, as [Artifact Transformation](/docs/artifact-transformation) describes.",
  },
  {
    id: "runs-that-wait",
    category: "Platform & Performance",
    question: "How long can a run wait for a person to decide?",
    answer:
      "A minute or a month: nothing runs and no machine is occupied while an approval is open. Because of that, decide in the draft who is asked next, and on which day.",
  },
  {
    id: "export-a-workflow",
    category: "Platform & Performance",
    question: "Can we export a workflow and run it somewhere else?",
    answer:
      "Yes, with some work at the other end.\n\nThe export is in the Design App's own format, which no other engine reads, although the tasks in it are container images and run anywhere containers do. To run them elsewhere, join them in a wiring file, which says which output goes to which input. Wiring files export to CWL and to Argo Workflows, as [Artifact Transformation](/docs/artifact-transformation) shows.\n\nApprovals aren't part of that file, which means that you build them again with whatever the other engine offers, and steps that call a connector need a replacement too.",
  },
  {
    id: "test-and-release",
    category: "Platform & Performance",
    question: "Is there a test environment, and how do we release and roll back a change?",
    answer:
      "There's no separate test platform. Keep a second workflow for tests, connected to test accounts in your own systems, and run it in Assisted until its records look right. It counts as a workflow only while it's switched on. On [Enterprise](/enterprise), a workspace of its own keeps tests apart, and someone other than the author releases each change.\n\nEvery version is kept, so you roll back by publishing the earlier one again. A container image stays at the tag it was built with until an App Designer [switches to another](/docs). What finished steps have already done in other systems isn't undone.",
  },
  {
    id: "api-operations",
    category: "Platform & Performance",
    question: "Can I create or start a pipeline through the API?",
    answer:
      "No, the [API](/api) is read-only: one operation lists your pipelines, and the other returns one by its UUID. To start a run from your own program, put the Webhook trigger from [Integrations](/integrations) at the start of the workflow. A [signed call](/api#start-a-pipeline) to it names the pipeline by its trigger_key.",
  },
];

export const collection = defineCollection({
  source: "content/collections/faq.ts",
  records: faq,
  shape: faqEntryShape,
  name: ({ id }) => id,
  unique: ["id", "question"],
  categories: faqCategories,
  problems: (entries) =>
    answerProblems(
      "content/collections/faq.ts",
      entries,
      fullPages.map(({ path }) => path),
    ),
  page: "/resources",
  search: ({ id, question, category, answer }) => ({
    kind: "question",
    address: `/resources#${id}`,
    title: question,
    context: category,
    body: plainAnswer(answer),
  }),
  structuredData: (entries) => [faqPage(entries)],
});
