import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { hyphenated, sharedFacts } from "../shared-facts.ts";

const category = "Account & Billing";

export const accountAndBilling: readonly FaqEntry[] = [
  {
    id: "trial-without-card",
    category,
    question: "Do I need a credit card for the free trial?",
    answer: `No card is required. The ${hyphenated(sharedFacts.trial)} free trial gives you the whole SME plan. Start it at the foot of the [Pricing](/pricing) page.`,
  },
  {
    id: "after-the-trial",
    category,
    question: "What happens to our workflows when the trial ends?",
    answer: `They stay in your account. With a plan, they keep running without a break. Without one, we charge nothing and move you to Community, where up to ${sharedFacts.communityWorkflows} keep running and the others are paused.`,
  },
  {
    id: "sme-price",
    category,
    question: "What does the SME plan cost by the month, and by the year?",
    answer: `${sharedFacts.smeMonthly} per month, or ${sharedFacts.smeYearly} per year paid in advance, which costs less than twelve single months. Both include up to ${sharedFacts.smeAgents}, unlimited integrations and ${sharedFacts.smeCalls} in a single region. [Pricing](/pricing) opens on the yearly price; choose Monthly to see the other.`,
  },
  {
    id: "currency-and-gst",
    category,
    question: "Which currency do you bill in, and is GST included?",
    answer: "In Singapore dollars. The prices shown exclude GST, which we add where it applies.",
  },
  {
    id: "change-plan",
    category,
    question: "Can we switch between Community and SME in the middle of a month?",
    answer:
      "Yes, on any day, and the change is effective immediately. Billing is prorated by day on your next invoice. After a downgrade, any workflows beyond Community's limit are paused.",
  },
  {
    id: "money-back",
    category,
    question: "We've paid, and it doesn't suit us. Can we get a refund?",
    answer: `Yes. The ${hyphenated(sharedFacts.moneyBack)} money-back guarantee covers your first paid subscription: email ${site.mail.support} within ${sharedFacts.moneyBack} of its start, and we refund the fees. You don't have to show a fault. Renewals aren't covered, nor are fees charged by the companies whose systems you connected, as the [Terms](/terms) explain.`,
  },
  {
    id: "cancel",
    category,
    question: "How do I cancel, and when do the payments stop?",
    answer: `Cancel in the app or email ${site.mail.support}. A subscription ends with the period you've already paid for, and an Enterprise contract on the date in its order.`,
  },
  {
    id: "data-after-cancellation",
    category,
    question: "How long can we still get our data after we've cancelled?",
    answer: `For ${sharedFacts.dataAfterCancellation}, counted from the end of the contract rather than the day you cancelled. During that time you can export your workflows and run records, or come back.\n\nAfter that we delete it all, with two exceptions. A copy in a backup is deleted when that backup is next replaced, and isn't used until then. Patient data follows the BAA.\n\nExport early, because rebuilding a workflow elsewhere takes time. The [Terms](/terms) have the full rules.`,
  },
  {
    id: "calls-used-up",
    category,
    question: "What happens if we use up our API calls before the month ends?",
    answer: `Runs that have already started finish, even if they go over the limit. New ones wait until next month or until you change plans, and we email the account owner before you reach that point. Community includes ${sharedFacts.communityCalls} and SME ${sharedFacts.smeCalls}. Choose your [plan](/pricing) by your busiest month.`,
  },
  {
    id: "model-costs",
    category,
    question: "Who pays for the tokens that the models use?",
    answer:
      "We do, for models that we provide. Your plan counts a request to a model as one [API call](/pricing#units), however many tokens it uses. If you bring your own model, its provider bills you directly.",
  },
  {
    id: "invoice-in-doubt",
    category,
    question: "We think an invoice is wrong. What should we do?",
    answer: `Email ${site.mail.support} with the invoice number before it's due, and pay the part you agree with. We don't suspend workflows over a dispute raised in good faith. If we still can't agree, the [Terms](/terms) have both sides negotiate for ${sharedFacts.negotiation}, through people with authority to settle, before either can go to arbitration.`,
  },
  {
    id: "price-changes",
    category,
    question: "Can you raise the price during our subscription?",
    answer: `Not for a month or year you've already paid for. A new fee needs ${sharedFacts.termsNotice}' notice by email and starts with your next billing period at the earliest.`,
  },
  {
    id: "liability",
    category,
    question: "If a workflow causes damage, how much are you liable for?",
    answer: `At most the fees you paid in the prior ${sharedFacts.liabilityPeriod}, counted back from the event behind the first claim, or ${sharedFacts.liabilityWithoutFees} if you paid none. A separate cap of twice that amount covers data breaches, confidentiality and indemnities. Lost profit isn't covered.\n\nSome of these limits don't apply where the law forbids them, and the [Terms](/terms) say where. An agent's mistake can cost more than either cap. Add an approval before any step where it could.`,
  },
];
