import { inDollars, smePrice } from "../prices.ts";
import type { FaqEntry } from "../schema/faq.ts";
import { site } from "../site.ts";

const category = "Account & Billing";

export const accountAndBilling: readonly FaqEntry[] = [
  {
    id: "trial-without-card",
    category,
    question: "Do you ask for a card before the free trial?",
    answer:
      "No card is required. The 14-day free trial is the whole SME plan, with up to 50 AI agents and unlimited integrations. A weekly process comes round twice in that time, so pick one whose result you can check, and press Start Free Trial at the foot of the [Pricing](/pricing) page.",
  },
  {
    id: "after-the-trial",
    category,
    question: "What becomes of our workflows on the day after the trial?",
    answer:
      "They stay where they are. If you have chosen a plan, work goes on without a break. If not, nothing is charged, and the account becomes a Community account. Up to 10 workflows go on running there; the others are paused, not deleted. Decide with the [plan comparison](/pricing) which ten you would miss first.",
  },
  {
    id: "sme-price",
    category,
    question: "What does the SME plan cost by the month, and what by the year?",
    answer: `${inDollars(smePrice.monthly)} per month, or ${inDollars(smePrice.yearly)} per year paid in advance, which is less than twelve single months. Either way you get up to 50 AI agents, unlimited integrations and 100,000 API calls a month in a single region. The [Pricing](/pricing) page opens on the yearly price; press Monthly to see the other.`,
  },
  {
    id: "currency-and-gst",
    category,
    question: "In which currency do you bill, and is GST included?",
    answer:
      "We bill in Singapore dollars, and the prices shown leave GST out. It is added where it applies to you, as is a similar tax abroad. SME is invoiced in advance for the month or year that begins, and Enterprise as the signed order says, all under the [Terms of Service](/terms).",
  },
  {
    id: "change-plan",
    category,
    question: "Can we change from Community to SME, or back, in the middle of a month?",
    answer:
      "Yes, on any day, and the change is effective immediately. Going up, the next run has the higher limits; going down, workflows beyond the ten of Community are paused. The money follows on your next invoice, where billing is prorated by the days that remain. Enterprise begins with an order, so use the [contact form](/support#contact-form).",
  },
  {
    id: "money-back",
    category,
    question: "We paid, and it does not suit us. Can we have the money back?",
    answer:
      "You can, under the 30-day money-back guarantee. Tell us within 30 days of the start of your first paid subscription, through the [contact form](/support#contact-form), and we refund its fees, with no fault to prove. Renewals are not covered, and neither are the fees of operators whose systems you connected.",
  },
  {
    id: "cancel",
    category,
    question: "How do I cancel, and until when do we pay?",
    answer: `Cancel in the app, or by a mail to ${site.mail.support}; you need not speak to anybody. A subscription by the month or the year ends with the period that has been paid, and an Enterprise order on the date that it names, as the [Terms](/terms) put it. Until then your nightly runs continue.`,
  },
  {
    id: "data-after-cancellation",
    category,
    question: "How long can we still fetch our data after we have cancelled?",
    answer:
      "For 30 days, counted from the end of the contract and not from the day on which you cancelled. Within that time you can export your workflows and run records, or come back and find everything in place. Then we delete it. The [Terms](/terms) set another clock for backups and patient data.",
  },
  {
    id: "calls-used-up",
    category,
    question: "What happens when our API calls are used up before the month is?",
    answer:
      "Runs that have started are finished, even beyond the limit. New ones wait until the next month begins or you change plans, and the account's owner hears by email before it comes to that. Community includes 1,000 API calls a month and SME 100,000 API calls a month; compare the [plans](/pricing) by your busiest month.",
  },
  {
    id: "invoice-in-doubt",
    category,
    question: "We think that an invoice is wrong. What should we do?",
    answer:
      "Tell us before it is due, under Billing & Account in the [contact form](/support#contact-form), and pay the part that you do not doubt. No workflow is suspended over a dispute in good faith. Should we still disagree, people with authority to settle negotiate for 30 days before either side may turn to arbitration.",
  },
  {
    id: "price-changes",
    category,
    question: "Can you raise the price while our subscription runs?",
    answer:
      "Not for a month or a year that you have already paid. A new fee applies from your next billing period at the earliest, and only after 30 days' notice by mail to your administrators, as for any change to the [Terms](/terms). If you do not agree, you may leave before it takes effect.",
  },
  {
    id: "liability",
    category,
    question: "If a workflow does damage, for how much are you liable?",
    answer:
      "For no more than the fees that you paid in the prior 12 months, counted back from the event behind the first claim, and not for lost profit. The [Terms](/terms) say where the law forbids such limits. An agent's mistake can cost more than a year of SME, so put an approval before every step where it could.",
  },
];
