import type { ServiceLevels } from "./schema/support.ts";
import { prices, sharedFacts } from "./shared-facts.ts";
import { formatSgd } from "./words/amounts.ts";

const credit = formatSgd((prices.sme.monthly * 432) / 43_200);
const bestEffort = "As time allows, after paid plans";

/** The one place that states uptime and support by plan. Other pages repeat a cell or link here. */
export const serviceLevels: ServiceLevels = {
  heading: "Service levels",
  text: `On every plan, a person confirms a ticket within ${sharedFacts.ticketResponse} and an email within ${sharedFacts.emailResponse}. What happens next depends on your plan and on the priority of the ticket, as the table shows. The table is part of the Terms of Service.`,
  week: {
    text: `Support in one week: on Community without set hours, on SME from Monday to Friday (${sharedFacts.supportSme}), on Enterprise every day (${sharedFacts.supportEnterprise}).`,
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    plans: [
      { name: "Community", days: 0 },
      { name: "SME", days: 5 },
      { name: "Enterprise", days: 7 },
    ],
  },
  columns: {
    topic: "Service level",
    community: "Community",
    sme: "SME",
    enterprise: "Enterprise",
  },
  rows: [
    {
      topic: "Uptime each calendar month",
      community: "A target, not a commitment",
      sme: sharedFacts.uptimeSme,
      enterprise: `${sharedFacts.uptime}, or ${sharedFacts.uptimeEnterpriseOrder} if your order says so`,
    },
    {
      topic: "Credit for missed uptime",
      community: "No",
      sme: "Yes",
      enterprise: "Yes",
    },
    {
      topic: "Support hours",
      community: "Community support, no set hours",
      sme: `Priority support ${sharedFacts.supportSme}, Monday to Friday, Singapore time`,
      enterprise: `${sharedFacts.supportEnterprise}, including public holidays`,
    },
    {
      topic: "Custom response and recovery times",
      community: "No",
      sme: "No",
      enterprise: "If your order states them",
    },
    {
      topic: "Phone, business days",
      community: sharedFacts.phoneHours,
      sme: sharedFacts.phoneHours,
      enterprise: sharedFacts.phoneHours,
    },
    {
      topic: "Critical: how we handle it",
      community: bestEffort,
      sme: `Continuous during ${sharedFacts.supportSme} hours until it is fixed or has a workaround`,
      enterprise: "Continuous, day and night, until it is fixed or has a workaround",
    },
    {
      topic: "High: how we handle it",
      community: bestEffort,
      sme: `Next after Critical, during ${sharedFacts.supportSme} hours`,
      enterprise: "Next after Critical, at any hour",
    },
    {
      topic: "Medium and Low: how we handle them",
      community: bestEffort,
      sme: `In the order received, during ${sharedFacts.supportSme} hours`,
      enterprise: "In the order received, at any hour",
    },
  ],
  credit: `An example of a credit: an SME customer pays ${sharedFacts.smeMonthly} a month. A month of 30 days has 43,200 minutes, and ${sharedFacts.uptimeSme} allows 216 of them to be unavailable. After 648 unavailable minutes, 432 are beyond the figure, so the credit is ${sharedFacts.smeMonthly} × 432 ÷ 43,200 = ${credit}.`,
  more: {
    text: "Claim a credit by the end of the following month. It is due on your next invoice.",
    label: "How credits work",
    to: "/terms#clause-9-4",
  },
};
