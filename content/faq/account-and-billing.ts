import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { hyphenated, sharedFacts } from "../shared-facts.ts";

const category = "Account & Billing";

export const accountAndBilling: readonly FaqEntry[] = [
  {
    id: "trial-without-card",
    category,
    question: "Do I need a credit card for the free trial?",
    answer: `No card is required. The ${hyphenated(sharedFacts.trial)} free trial gives you the whole SME plan, with up to ${sharedFacts.smeAgents} and unlimited integrations. That's long enough to run a weekly process twice, so choose one whose result you can check. To start, choose Start Free Trial at the foot of the [Pricing](/pricing) page.`,
  },
  {
    id: "after-the-trial",
    category,
    question: "What happens to our workflows when the trial ends?",
    answer: `They stay in your account. If you've chosen a plan, they keep running without a break. If you haven't, we charge nothing and move you to Community. Up to ${sharedFacts.communityWorkflows} keep running there, and the others are paused, not deleted. Check the [plan comparison](/pricing) and decide which ten matter most.`,
  },
  {
    id: "sme-price",
    category,
    question: "What does the SME plan cost by the month, and by the year?",
    answer: `${sharedFacts.smeMonthly} per month, or ${sharedFacts.smeYearly} per year paid in advance, which costs less than twelve single months. Either way you get up to ${sharedFacts.smeAgents}, unlimited integrations and ${sharedFacts.smeCalls} in a single region. The [Pricing](/pricing) page opens on the yearly price; choose Monthly to see the other.`,
  },
  {
    id: "currency-and-gst",
    category,
    question: "Which currency do you bill in, and is GST included?",
    answer:
      "We bill in Singapore dollars, and the prices shown exclude GST. We add GST, or a similar tax abroad, where it applies to you. SME is invoiced in advance for each month or year. Enterprise is invoiced as the signed order says. The [Terms of Service](/terms) cover both.",
  },
  {
    id: "change-plan",
    category,
    question: "Can we switch between Community and SME in the middle of a month?",
    answer:
      "Yes, on any day, and the change is effective immediately. Upgrade, and your next run gets the higher limits. Downgrade, and any workflows beyond the ten in Community are paused. Billing is prorated by day on your next invoice. Enterprise starts with a signed order; ask for one on the [Enterprise](/enterprise) page.",
  },
  {
    id: "money-back",
    category,
    question: "We've paid, and it doesn't suit us. Can we get a refund?",
    answer: `Yes, under the ${hyphenated(sharedFacts.moneyBack)} money-back guarantee. Email ${site.mail.support} within ${sharedFacts.moneyBack} of the start of your first paid subscription, and we refund its fees. You don't have to show a fault. Under the [Terms](/terms), the guarantee doesn't cover renewals, or fees charged by the companies whose systems you connected.`,
  },
  {
    id: "cancel",
    category,
    question: "How do I cancel, and when do the payments stop?",
    answer: `Cancel in the app or email ${site.mail.support}; there's no call to sit through. A monthly or yearly subscription ends with the period you've already paid for, and an Enterprise contract ends on the date in its order. Your workflows keep running until then. The [Terms](/terms) have the details.`,
  },
  {
    id: "data-after-cancellation",
    category,
    question: "How long can we still get our data after we've cancelled?",
    answer: `For ${sharedFacts.dataAfterCancellation}, counted from the end of the contract, not from the day you cancelled. During that time you can export your workflows and run records, or come back. After that we delete it all. A copy in a backup is deleted when that backup is next replaced, and isn't used until then. Patient data follows the BAA, as the [Terms](/terms) say.`,
  },
  {
    id: "calls-used-up",
    category,
    question: "What happens if we use up our API calls before the month ends?",
    answer: `Runs that have already started finish, even if they go over the limit. New runs wait until next month or until you change plans, and we email the account owner before you reach that point. Community includes ${sharedFacts.communityCalls} and SME ${sharedFacts.smeCalls}. Choose your [plan](/pricing) by your busiest month.`,
  },
  {
    id: "model-costs",
    category,
    question: "Who pays for the tokens that the models use?",
    answer:
      "We do, for models that we provide: your plan counts each request as one [API call](/pricing#units), however many tokens it uses. If you bring your own model, its provider bills you directly. An Enterprise order can divide the costs another way. The cost in a run record shows what each step used. It isn't an invoice.",
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
    answer:
      "Not for a month or year you've already paid for. A new fee starts with your next billing period at the earliest, and we give your administrators 30 days' notice by email, as we do for any change to the [Terms](/terms). If you don't agree, you can leave before it takes effect.",
  },
  {
    id: "liability",
    category,
    question: "If a workflow causes damage, how much are you liable for?",
    answer: `At most the fees you paid in the prior ${sharedFacts.liabilityPeriod}, counted back from the event behind the first claim, or ${sharedFacts.liabilityWithoutFees} if you paid none. A separate cap of twice that amount covers data breaches, confidentiality and indemnities. Lost profit isn't covered. The [Terms](/terms) say where the law doesn't allow these limits. An agent's mistake can cost more, so add an approval before any step where it could.`,
  },
];
