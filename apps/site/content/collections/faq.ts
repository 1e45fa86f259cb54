import { id, oneOf, record, shortText } from "@yno/brand/schema";
import { site } from "@yno/brand/site";
import type * as z from "zod";
import { answerProblems, plainAnswer } from "#build/content/answers.ts";
import { defineCollection } from "#build/content/collection.ts";
import { faqPage } from "#build/pages/schema-org.ts";
import { hyphenated } from "../messages/amounts.ts";
import * as publicFigures from "../public-figures.ts";
import * as sharedFacts from "../shared-facts.ts";
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
    question: "What does YNO do that a script or a connector tool doesn't?",
    answer:
      "It stops and asks where a script would carry on.\n\nTake supplier invoices. A script posts what it can read, and fails or posts the wrong amount when a line doesn't match its order. Describe the same work to YNO, and [YNO AI drafts a workflow](/platform). Agents read the invoice, find the order and the goods receipt, and compare them. When a line differs, the buyer gets both documents and a question. The run continues from the answer. The run record keeps all of it. A colleague can read later who approved the difference, and why.",
  },
  {
    id: "coding-needed",
    category: "Getting Started",
    question: "Do I need to write code to build a workflow?",
    answer:
      "No. You describe the work and correct the draft in everyday words. A developer is needed only for a step that no connector or MCP server covers.",
  },
  {
    id: "invitation",
    category: "Getting Started",
    question: "Can I sign up today, or do I have to wait for an invitation?",
    answer:
      "You can sign up on the [Pricing](/pricing) page today, but new accounts are by invitation for now: we open them in small cohorts, and email you when yours opens. To tell us about your process, choose Request an Invitation on the [home page](/). Two sentences about the process you have in mind help us more than a job title.",
  },
  {
    id: "community-plan",
    category: "Getting Started",
    question: "How far does the free Community plan get us?",
    answer: `Far enough for a small team to put agents to real work. You get:\n\n- up to ${sharedFacts.communityAgents}\n- ${sharedFacts.communityIntegrations}\n- ${sharedFacts.communityWorkflows}\n- ${sharedFacts.communityCalls}\n\nThat suits a process that starts two or three times a day, if a run makes 13 calls like the invoice run on the [platform page](/platform). Reading every incoming order takes more calls. The [plan comparison](/pricing) shows what Community leaves out.`,
  },
  {
    id: "first-workflow",
    category: "Getting Started",
    question: "Which process should we automate first?",
    answer:
      "Look for a process that passes these four tests:\n\n- It comes up every week.\n- It touches two or three systems.\n- Someone can check the result at a glance.\n- A mistake can be put right.\n\nInvoice matching and ticket triage usually pass. Payments without a limit don't, until you've named an approver for them. A process that changes every month is a poor first choice too, because you'd be correcting the draft instead of learning from it. Of the [20 templates](/workflows), start with the one closest to your trade, and change its steps in your own words.",
  },
  {
    id: "time-to-connect",
    category: "Getting Started",
    question: "How long does it take to connect a system such as Salesforce?",
    answer: `From ${publicFigures.setup}, once you have permission. If only an administrator can approve new apps in your Salesforce, ask them before you start.`,
  },
  {
    id: "no-connector",
    category: "Getting Started",
    question: "Our stock system was built in-house. Can agents still use it?",
    answer:
      "Yes, if it has an HTTP interface, a command line or files that can be read. There are two ways in:\n\n- an [MCP server](/docs/mcp) in front of the interface\n- a [Molfar image](/docs/molfar-image) around the files or the command line\n\nBoth count as custom integrations. SME and Enterprise include those; Community doesn't.",
  },
  {
    id: "after-describing",
    category: "Getting Started",
    question: "What happens after I've described the work?",
    answer:
      "You get a draft, and three things are worth doing with it before you switch it on:\n\n- Go through it with the person who does the job today. They'll spot the exception you forgot.\n- Describe that exception in a sentence. The [conversation planner](/platform) shows the new draft beside the previous one.\n- Let one real case through, and read its run record from the first step to the last.\n\nIf the record shows what you'd have done yourself, let the next cases through. If it doesn't, the step that went wrong is the one to describe again.",
  },
  {
    id: "try-safely",
    category: "Getting Started",
    question: "Can we watch an agent for a while before we let it act?",
    answer:
      "Yes. In Assisted, the lowest [tier of autonomy](/platform), the agent suggests the next step and one of your people takes it.\n\nAfter a few weeks, the run record tells you which suggestions were accepted unchanged. Move those steps up, one at a time, and leave the others where they are. You can move a step back down on the day it disappoints you. Read a sample of runs for as long as the workflow is in use, on every tier: a supplier's new invoice layout or a changed price list doesn't announce itself.",
  },
  {
    id: "two-apps",
    category: "Getting Started",
    question: "What's the difference between the Design App and the User-Facing App?",
    answer:
      "You build a workflow in the Design App. People take part in it through the User-Facing App, as [Actors](/docs).",
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
      "As few as the work needs. YNO calls your CRM as the account you connected. Connect an administrator, and every workflow that uses the connection has administrator rights.\n\nAsk your IT department for a separate account in each system, with only the permissions your steps use. The [Terms](/terms) ask the same of you.",
  },
  {
    id: "trial-without-card",
    category: "Account & Billing",
    question: "Do I need a credit card for the free trial?",
    answer: `No card is required. The ${hyphenated(sharedFacts.trial)} free trial gives you the whole SME plan. Start it at the foot of the [Pricing](/pricing) page.`,
  },
  {
    id: "after-the-trial",
    category: "Account & Billing",
    question: "What happens to our workflows when the trial ends?",
    answer: `They stay in your account. With a plan, they keep running without a break. Without one, we charge nothing and move you to [Community](/pricing), where up to ${sharedFacts.communityWorkflows} keep running, with ${sharedFacts.communityAgents} and ${sharedFacts.communityIntegrations}. The others are paused, and so is any that needs a custom integration. To choose which keep running, pause the rest before the trial ends.`,
  },
  {
    id: "sme-price",
    category: "Account & Billing",
    question: "What does the SME plan cost by the month, and by the year?",
    answer: `${sharedFacts.smeMonthly} per month, or ${sharedFacts.smeYearly} per year paid in advance, which costs less than twelve single months. Both include up to ${sharedFacts.smeAgents}, unlimited integrations and ${sharedFacts.smeCalls} in a single region. [Pricing](/pricing) opens on the yearly price; choose Monthly to see the other.`,
  },
  {
    id: "currency-and-gst",
    category: "Account & Billing",
    question: "Which currency do you bill in, and is GST included?",
    answer: "In Singapore dollars. The prices shown exclude GST, which we add where it applies.",
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
    answer: `Yes. The ${hyphenated(sharedFacts.moneyBack)} money-back guarantee covers your first paid subscription: email ${site.mail.support} within ${sharedFacts.moneyBack} of its start, and we refund the fees. You don't have to show a fault. Renewals aren't covered, as the [Terms](/terms) explain. We can't refund fees charged by the companies whose systems you connected.`,
  },
  {
    id: "cancel",
    category: "Account & Billing",
    question: "How do I cancel, and when do the payments stop?",
    answer: `Cancel in the app or email ${site.mail.support}. Until then, a subscription renews for the same period. It ends with the period you've already paid for, and an Enterprise contract on the date in its order.`,
  },
  {
    id: "data-after-cancellation",
    category: "Account & Billing",
    question: "How long can we still get our data after we've cancelled?",
    answer: `For ${sharedFacts.dataAfterCancellation}, counted from the end of the contract rather than the day you cancelled. During that time you can export your workflows and run records, or come back.\n\nAfter that we delete it. A copy in a backup goes when that backup is next replaced, and isn't used until then. Patient data follows the BAA. System logs and account data stay for longer, and so does anything the law requires us to keep.\n\nExport early, because rebuilding a workflow elsewhere takes time. The [Terms](/terms) have the full rules.`,
  },
  {
    id: "calls-used-up",
    category: "Account & Billing",
    question: "What happens if we use up our API calls before the month ends?",
    answer: `Runs that have already started finish, even if they go over the limit. New ones wait until next month or until you change plans, and we email the account owner before you reach that point. Community includes ${sharedFacts.communityCalls} and SME ${sharedFacts.smeCalls}. Choose your [plan](/pricing) by your busiest month.`,
  },
  {
    id: "model-costs",
    category: "Account & Billing",
    question: "Who pays for the tokens that the models use?",
    answer:
      "We do, for models that we provide. Your plan counts a request to a model as one [API call](/pricing#units), however many tokens it uses. If you bring your own model, its provider bills you directly.\n\nThe cost in a run record shows what the run used. It isn't billed, since there's no charge per run.",
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
    answer: `At most the fees you paid in the prior ${sharedFacts.liabilityPeriod}, counted back from the event behind the first claim, or ${sharedFacts.liabilityWithoutFees} if you paid none. A separate cap of twice that amount covers data breaches, confidentiality and indemnities. Lost profit isn't covered.\n\nSome of these limits don't apply where the law forbids them, and the [Terms](/terms) say where. An agent's mistake can cost more than either cap. Add an approval before any step where it could.`,
  },
  {
    id: "answer-times",
    category: "Technical Support",
    question: "How quickly will a person reply when we write or call?",
    answer: `Within ${sharedFacts.ticketResponse} if you use the ticket form, and within ${sharedFacts.emailResponse} if you email ${site.mail.support}. The phone is answered during business hours, ${sharedFacts.phoneHours}. That first reply confirms receipt. How soon work starts depends on your plan and the priority: see the [service levels](/support#service-levels).`,
  },
  {
    id: "support-by-plan",
    category: "Technical Support",
    question: "Our night shift runs workflows too. Can they get support?",
    answer: `It depends on your plan:\n\n- Enterprise: support is there ${sharedFacts.supportEnterprise}, public holidays included.\n- SME: priority support ${sharedFacts.supportSme}, from Monday to Friday, Singapore time.\n- Community: community support.\n\nThe phone line keeps Singapore office hours on every plan. A shift that works on Saturday or Sunday needs [Enterprise](/enterprise).`,
  },
  {
    id: "good-ticket",
    category: "Technical Support",
    question: "What should we put in a ticket to get an answer first time?",
    answer: `These five, in any order:\n\n- the workflow, the run and the step where it stopped\n- what you expected\n- what happened instead, with the error as it's shown\n- what changed most recently, on your side or in the workflow\n- when it happened, with the time zone\n\nLeave passwords and patient data out: we keep a [ticket](/support) for ${sharedFacts.supportTickets} after it's closed.`,
  },
  {
    id: "whose-fault",
    category: "Technical Support",
    question: "How can I tell whether the fault is yours or in our own system?",
    answer: `Look at ${site.hosts.status} first. It shows whether each of our services, from api-gateway to workflow-service, is running. If they all are, open the failed run: a step that couldn't reach your CRM shows the error the CRM returned. Still unclear? Email [support](/support) the number of the run.`,
  },
  {
    id: "api-rate-limits",
    category: "Technical Support",
    question: "How many API requests can we send per hour?",
    answer: `It depends on your API tier:\n\n- Starter, for the Community plan: ${sharedFacts.starterRate}.\n- Professional, for SME: ${sharedFacts.professionalRate}.\n- Enterprise: the Enterprise tier has a custom limit, set in your order.\n\nYour plan also limits calls per month. Rate-limit headers, described in the [API Reference](/api), tell your client when to slow down.`,
  },
  {
    id: "log-retention",
    category: "Technical Support",
    question: "How far back do the logs go?",
    answer: `API request logs go back ${sharedFacts.requestLogs}. By default, run records are kept for ${sharedFacts.runRecords} after the run ends; your settings can change that. Our own usage logs and system logs are kept for ${sharedFacts.usageLogs}.`,
  },
  {
    id: "image-refused",
    category: "Technical Support",
    question: "Why was our container image refused?",
    answer:
      "The finding names the label and the rule. These are the usual causes:\n\n- A required label is missing. Schema version, name, description and tasks must all be there.\n- A task has no name or no description.\n- The JSON in a label doesn't parse, often because of a trailing comma or a quotation mark that the shell has removed.\n- A split task doesn't output its number of chunks, or a reduce task doesn't have one directory as input and one file as output.\n\nPaste the Dockerfile into the validator on [Molfar Image](/docs/molfar-image), which finds all of these before you build. The same page lists every rule.",
  },
  {
    id: "api-unauthorized",
    category: "Technical Support",
    question: "Why does every API call return 401?",
    answer:
      "Your access token is missing or invalid. Every request needs an Authorization header: the word Bearer, a space and the token from MOLFAR_YNO_ACCESS_TOKEN. The most common cause is the token of an attempt that has ended.\n\nA 404 is a different problem: nothing was found. The [API Reference](/api) covers both.",
  },
  {
    id: "first-page-only",
    category: "Technical Support",
    question: "Why does GET /pipelines list only 20 of our pipelines?",
    answer:
      "Because a page holds 20 entries unless you ask for another number. Two query parameters control this: page, which is 1 by default, and limit. Increase page until you get an empty one, since a short page isn't always the last. If you know the UUID, GET /pipelines/{id} returns that pipeline directly. See the [API Reference](/api).",
  },
  {
    id: "image-version",
    category: "Technical Support",
    question: "Our image says v0.0.2 and the docs say v0.0.3. Do we have to rebuild it?",
    answer:
      "No. The schema versions v0.0.2 and v0.0.3 differ only in the version string. Change yours the next time you have another reason to build.",
  },
  {
    id: "result-missing",
    category: "Technical Support",
    question: "My program exits with 0, but the run says missing-output. Why?",
    answer:
      "A declared output isn't where it should be. OUTPUT_PATH is a directory. Check in this order:\n\n- Does the program write each artifact to that directory under its path, and each parameter under its name? Files elsewhere in the container, and anything it only prints, are gone when the task ends.\n- Is the file complete before the program exits? Write to a scratch file and move it at the end.\n- Does the name match the label exactly, ending included?\n\nThe [Worker Contract](/docs/worker-contract) has an example of a task that reads one file and writes another.",
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
    answer: `Without undue delay, and within ${sharedFacts.breachToCustomer} of becoming aware of it, if it affects data in your workflows. If that data is personal, notifying your regulator is up to you. Where we're the controller and the law requires notice, we notify the regulator within ${sharedFacts.breachToRegulator}. The [Terms](/terms) and the [Privacy Policy](/privacy) set out these duties.`,
  },
  {
    id: "certificates",
    category: "Security & Compliance",
    question: "Are you certified for ISO/IEC 27001 or SOC 2?",
    answer:
      "Not yet. Most ISO/IEC 27001 controls are in place, but the certification audit hasn't started. SOC 2 controls are running and producing evidence, and no auditor has reported on them. The percentages on the [Security](/security) page are samples: rely on the status beside them.",
  },
  {
    id: "patient-data",
    category: "Security & Compliance",
    question: "Can our agents work on patient records?",
    answer: `Only under a business associate agreement (BAA), which is an [Enterprise](/enterprise) feature, and only in the parts of the platform it names. Until one is signed, keep protected health information out of workflows, prompts and tickets.\n\nThree rules apply once it is:\n\n- A qualified person approves every step that affects diagnosis or treatment, or that releases health information.\n- HIPAA gives us at most ${sharedFacts.breachOfHealthData} from discovery to notify you of a breach. Where the [Terms](/terms) set an earlier deadline, that one applies.\n- Patient data is kept for the period in the BAA or, where the BAA states none, for at least ${sharedFacts.healthData}.`,
  },
  {
    id: "controller-and-requests",
    category: "Security & Compliance",
    question: "A client asks which data you hold about them. Who has to answer?",
    answer: `You do, for anything your workflows process: you're the data controller and we're the processor. For data we hold ourselves, such as invoices, write to ${site.mail.privacy}. We answer requests within ${sharedFacts.requestAnswer}.`,
  },
  {
    id: "data-location",
    category: "Security & Compliance",
    question: "Which country is our data stored in?",
    answer:
      "Singapore, unless an Enterprise order names another region. A request to a model is answered from Singapore or the European Union, or wherever you run your own. The [Security](/security) page has the table.",
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
    answer:
      "Two things: the person, and the connections they made.\n\nWith SSO, removing them from your directory removes their access here. SSO uses OAuth 2.0 and OpenID Connect and comes with [Enterprise](/enterprise). On other plans, an administrator removes the user by hand.\n\nThe connections are easier to forget. Anything that signs in with the leaver's own account stops when that account closes. Before their last day, list the connections under their name, replace each one with an account that belongs to the team, and run the workflows that use it once.",
  },
  {
    id: "sso-standards",
    category: "Security & Compliance",
    question: "Do you support SAML and SCIM?",
    answer:
      "No. SSO uses OpenID Connect with OAuth 2.0. If your company requires SAML or SCIM, tell us before you sign an [Enterprise](/enterprise) order.",
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
    answer: `Nothing until you act. Depending on what you choose, this site keeps:\n\n- your cookie choice for ${sharedFacts.consent}, and your theme\n- the sidebar's state for ${sharedFacts.sidebarCookie}\n- a copy of public pages for offline reading\n- with functional cookies on, the last search results that you opened, and a form that couldn't be sent\n\nMarketing cookies are not in use. In the app, session, CSRF and load-balancer cookies last for the session. Analytics data is kept for ${sharedFacts.analyticsData}, performance and CDN data for ${sharedFacts.deliveryRecords}. Every entry is in the [Cookie Policy](/cookies).`,
  },
  // What agents may do, what they read, and how to check their work.
  {
    id: "autonomy-tiers",
    category: "AI & Automation Features",
    question: "How much can an agent do before a person has to step in?",
    answer: `As much as the step's tier allows: from drafts only on Tier 1 to ${publicFigures.autonomy} autonomy on Tier 5. The [platform page](/platform) describes all five.`,
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
    answer: `Any of ${publicFigures.models} models, or your own. The [platform](/platform) picks one for a step, and the run record names it.`,
  },
  {
    id: "less-data-for-models",
    category: "AI & Automation Features",
    question: "How do we limit what a language model can see?",
    answer:
      "Split the work into small steps. In a run, a model sees one step's prompt and data, never the whole run. Before a run, the [planner](/platform) also reads the reasons your people gave in earlier ones.\n\nIf an early step passes on five fields of a contract, the models after it see only those five.",
  },
  {
    id: "prompt-injection",
    category: "AI & Automation Features",
    question: "What if an email or a document tells the agent to do something else?",
    answer:
      "Expect it to be tried, because no filter catches every prompt injection. What limits the harm is how little an agent can reach:\n\n- one step's data\n- the rights of the account you connected\n- no passwords, since those never appear in a prompt\n\nThe rest is up to the workflow. Let one step read outside text and pass on only the fields you need; the steps after it never see the email itself. Put an approval between a step that reads outside text and one that sends or pays. For payments above your limit, the [terms](/terms) require one on every tier.",
  },
  {
    id: "learning-from-corrections",
    category: "AI & Automation Features",
    question: "Does an agent learn when a person corrects it?",
    answer: `It does, through the run record. Your reason for a correction or a refusal is kept there, and the planner reads it before the next run. "Wrong tax code, this supplier is in Johor" helps; "no" doesn't. Learning never widens an agent's permissions, as [Integrations](/integrations) explains.`,
  },
  {
    id: "checking-output",
    category: "AI & Automation Features",
    question: "Can we rely on what an agent writes without checking it?",
    answer:
      "No. Output can be wrong, incomplete or out of date, as the [terms](/terms) say. Match the check to the possible harm:\n\n- What can be calculated, such as the lines of an invoice, is calculated again.\n- What can't be undone waits for a person.\n- For the many small cases in between, review a sample every week.",
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
      "They can, just like any connector. In the Design App, an App Designer gives an agent the server and its secret; [MCP Integration](/docs/mcp) covers the steps before that. Its calls have the rights of the key you give the server, so grant only what the workflow needs. The same goes for the servers in our [MCP Registry](/mcp-registry): we list them but don't test them. Treat what they return as untrusted input.",
  },
  {
    id: "what-starts-a-workflow",
    category: "AI & Automation Features",
    question: "What can start a workflow, apart from a person?",
    answer:
      "A schedule, a call from another program, a message in a mailbox, or a change in a connected system, such as a new file. On [Integrations](/integrations), Schedule follows the calendar in the time zone you name, and Webhook trigger refuses any call with a wrong signature. Senders sometimes repeat a message. Have the first step check for an open run of the same case.",
  },
  {
    id: "answers-with-sources",
    category: "AI & Automation Features",
    question: "Can an agent answer from our documents and show its sources?",
    answer:
      "Agents read the documents you give them and cite the passage behind an answer, for the approver to check. An agent can't know that events have overtaken a passage, so give every document an owner and a review date. For an example, see 'RFP answers from the library' under [Agentic Workflows](/workflows).",
  },
  {
    id: "reasons-for-a-decision",
    category: "AI & Automation Features",
    question: "How do I find out why an agent made a decision?",
    answer:
      "Open that step in the run record. It holds the input, the output, the model and the reason it gave. That reason is the agent's own account. Judge the result against the input.",
  },
  // What buyers ask before an Enterprise contract, and firms before a partnership.
  {
    id: "smallest-enterprise-contract",
    category: "Enterprise & Partnerships",
    question: "What is the smallest Enterprise contract?",
    answer: `Enterprise starts at ${sharedFacts.enterpriseUsers}, on an annual contract. The same minimum applies if you only need SSO. We quote for every customer separately. Smaller teams that don't need SSO, audit logs or an installation on their own hardware are better off with SME. [Pricing](/pricing) compares the two.`,
  },
  {
    id: "enterprise-api-volume",
    category: "Enterprise & Partnerships",
    question: "How many API requests does the Enterprise plan allow?",
    answer: `Up to ${sharedFacts.enterpriseCalls} requests a month for one Enterprise customer on the shared platform, counting every [API call](/pricing#units) that its runs make. Dedicated capacity has no cap, and that is the 'Unlimited API calls' under [Pricing](/pricing). The hourly limit is agreed separately. Tell us your peak hour when you ask for a quote.`,
  },
  {
    id: "on-premises-operation",
    category: "Enterprise & Partnerships",
    question: "Can we run YNO in our own data centre?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). The same images run on your machines. With your own models, your data doesn't leave your site. If you use ours, the prompts do.\n\n- Your machines must run linux/amd64 containers. The order states how many you need.\n- The order also states how new versions reach you.\n- Our recovery objectives cover our own regions. For your site, you set your own.\n- A fault in your power, hardware or network doesn't count against the uptime we owe you.",
  },
  {
    id: "audit-log-for-auditors",
    category: "Enterprise & Partnerships",
    question: "How do our auditors get at the audit log?",
    answer:
      "Stream it to your own system, where we can't change the copy you hold and you decide how long to keep it. Audit logs come with [Enterprise](/enterprise) only; run records come with every plan.",
  },
  {
    id: "separate-departments",
    category: "Enterprise & Partnerships",
    question: "Can departments share an account without seeing each other's work?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). A department gets a workspace with its own members and permissions. When a workflow crosses from one workspace to another, you choose which data moves with it. Payroll can give Finance a total without showing a single salary.",
  },
  {
    id: "order-of-documents",
    category: "Enterprise & Partnerships",
    question: "If our order, your terms and the documentation differ, which one applies?",
    answer:
      "They rank like this, the first above the second and so on:\n\n- a business associate agreement for health information, and the data-processing terms for personal data\n- your order\n- the [terms](/terms)\n- the documentation\n\nYour own purchase terms don't apply. Put anything your purchasing department can't do without in the order.",
  },
  {
    id: "first-enterprise-project",
    category: "Enterprise & Partnerships",
    question: "How does a first Enterprise project start?",
    answer: `With one process that crosses departments and annoys all of them.\n\nDescribe yours in an email to ${site.mail.hello}. For the first meeting, bring someone who does the work today and someone who can approve. We draft the workflow with you. Start it in Assisted, the lowest tier, where your people take every step and the agent only suggests.\n\nYou judge it on your own cases, by the four measures on the [Enterprise](/enterprise) page: cycle time, handling time, corrections and cost per case.`,
  },
  {
    id: "custom-sla",
    category: "Enterprise & Partnerships",
    question: "What can a custom SLA change in an Enterprise contract?",
    answer: `It can match your own policy for response and recovery times. Without one, a person confirms a ticket within ${sharedFacts.ticketResponse}, and engineers then work on it at any hour, in order of [priority](/support#service-levels).\n\nAn SLA can't cover a system you connect, or a run that's waiting for your approver. Email your policy to ${site.mail.hello} before we meet.`,
  },
  {
    id: "leaving-enterprise",
    category: "Enterprise & Partnerships",
    question: "What can we take with us if we don't renew?",
    answer: `Everything that's yours, with your data in common formats. You can export for ${sharedFacts.dataAfterCancellation} after the contract has ended. Then we delete the data, except where the [terms](/terms) set another period.`,
  },
  {
    id: "partner-programmes",
    category: "Enterprise & Partnerships",
    question: "Which partnership programme fits our firm?",
    answer: `It depends on what you do:\n\n- You build automation for clients: Consulting.\n- You sell software where we have no office: Resale.\n- Your product should be usable by agents: Technology.\n- You own addresses, tariffs or prices: Data.\n\nCompare them under [Partners](/partners), then write to ${site.mail.partners}.`,
  },
  {
    id: "partner-earnings",
    category: "Enterprise & Partnerships",
    question: "How does a partner earn money with YNO?",
    answer:
      "Resellers get a margin on the plans they sell, agreed in writing before the first sale. Data partners set a price per call and can audit the count. Consultancies set their own fees, and we take no share. The [partner page](/partners) says what you give and get in each programme.",
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
    answer: `The uptime SLA is ${sharedFacts.uptime} in each calendar month, unless your plan or order states another figure: ${sharedFacts.uptimeSme} for SME, and ${sharedFacts.uptimeEnterpriseOrder} for Enterprise where its order says so. Community has a target only. If we miss the figure you can claim a credit. The [Terms of Service](/terms) say which minutes count.`,
  },
  {
    id: "recovery-objectives",
    category: "Platform & Performance",
    question: "If the whole service goes down, when do our runs resume?",
    answer: `We aim to meet two objectives after a disaster:\n\n- The recovery time objective (RTO) is ${sharedFacts.recoveryTime}, counted from the moment we declare the disaster.\n- The recovery point objective (RPO) is ${sharedFacts.recoveryPoint}. A step that ended in the last hour before the failure may show as unfinished and run again.\n\nThat second point matters for your own tasks: have them check first what they've already paid or booked. Both objectives apply to our regions. Your own installation recovers as you set it up; see the [security page](/security).`,
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
      "How long the platform itself takes to answer a request, on average. The internet, the models and your connected systems come on top. We observe the figure and don't guarantee it.",
  },
  {
    id: "processing-centers",
    category: "Platform & Performance",
    question: "Which of your 3 processing centers do our workflows run in?",
    answer:
      "One in your region: Singapore, unless an Enterprise contract names another. With an on-premises installation, your own site replaces ours.",
  },
  {
    id: "number-of-integrations",
    category: "Platform & Performance",
    question: "How many systems can YNO connect to?",
    answer: `Over ${publicFigures.integrations}, if you count MCP servers and any system the HTTP request connector can call. The ${publicFigures.platforms} platforms on [Integrations](/integrations) are ready to connect in ${publicFigures.setup}. For the rest, someone on your side installs a server from the [MCP Registry](/mcp-registry) or creates a key.`,
  },
  {
    id: "rate-limits-of-other-systems",
    category: "Platform & Performance",
    question: "What happens when a connected system has a rate limit?",
    answer:
      "YNO stays within it, and a large run takes longer. Give YNO its own account, because other programs on the same one share its allowance.",
  },
  {
    id: "failed-steps",
    category: "Platform & Performance",
    question: "What happens to a run when one of its steps fails?",
    answer:
      "The step is retried, unless a retry would end the same way. If it still fails, the run tells you which step it was and what caused it, and continues from there once that's fixed. Your own task must therefore be safe to start twice: have it check first what it has already paid or booked. The [Worker Contract](/docs/worker-contract) has the rules.",
  },
  {
    id: "many-files-at-once",
    category: "Platform & Performance",
    question: "Can a workflow process many files at the same time?",
    answer:
      "Yes. When a collection reaches a step that takes a single item, the workflow switches to parallel mode. A collection can be:\n\n- a list with one item per line\n- a directory of sorted files\n- JSONL\n\nItems arrive with their zero-based index in a parameter whose name ends in _INDEX, as [Artifact Transformation](/docs/artifact-transformation) describes.",
  },
  {
    id: "runs-that-wait",
    category: "Platform & Performance",
    question: "How long can a run wait for a person to decide?",
    answer:
      "A minute or a month: nothing runs and no machine is occupied while an approval is open. Decide in the draft who is asked next, and on which day.",
  },
  {
    id: "export-a-workflow",
    category: "Platform & Performance",
    question: "Can we export a workflow and run it somewhere else?",
    answer:
      "Yes, with some work at the other end.\n\nThe export is in the Design App's own format, which no other engine reads. The tasks in it are container images, though, and run anywhere containers do. To run them elsewhere, join them in a wiring file: it says which output goes to which input. Wiring files export to CWL and to Argo Workflows, as [Artifact Transformation](/docs/artifact-transformation) shows.\n\nApprovals aren't part of that file. You build them again with whatever the other engine offers, and steps that call a connector need a replacement too.",
  },
  {
    id: "record-so-far",
    category: "Platform & Performance",
    question: "How much work has the platform done so far?",
    answer: `Since its services started on 1 December 2024, it has completed ${publicFigures.executions} workflow executions and made ${publicFigures.apiCalls} API calls. Its users include ${publicFigures.enterpriseCustomers} enterprise customers, and ${publicFigures.taskSuccess} of the tasks in those runs succeeded. A workflow has several tasks, so its own rate can differ.\n\nThese figures come from the [platform page](/platform). Yours are in the run record.`,
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
