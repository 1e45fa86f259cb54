import type { Need } from "@yno/site-mcp/estimate";

/** What the calculation says once it's open. */
export const calculatorWords = {
  needs: {
    agents: "AI agents",
    workflows: "Workflows",
    integrations: "Integrations",
    apiCalls: "API calls a month",
    users: "Users",
    customIntegrations: "Integrations of your own",
    sso: "Single sign-on",
    auditLogs: "Audit logs",
    onPremises: "On-premises",
    support: "Support",
    regions: "Regions",
  } satisfies Record<Need | "users", string>,
  supports: {
    community: "Community",
    "priority-24-5": "Priority, 24/5",
    "24-7": "24/7",
  },
  regionChoices: { single: "One", multi: "Several" },
  numbers: "What you need",
  also: "You also need",
  change: "When you start",
  from: "Your plan today",
  day: "First day of the new plan",
  dayHint: "Leave it empty to see full months only.",
  wrongNumber: (most: string) => `Write a whole number from 0 to ${most}.`,
  wrongDay: "Write a day that the calendar has.",
  ignored: (names: string) =>
    `The address had values that don't fit here, so we left out: ${names}.`,
  fits: (plan: string) => `${plan} covers this`,
  lacks: (plan: string, needs: string) => `${plan} falls short on ${needs}.`,
  limit: (plan: string, limit: string) => `${plan} includes ${limit}`,
  noLimit: (plan: string) => `${plan} has no limit`,
  scale:
    "Each line with an end is to scale, and its length is what the plan includes. A line without an end has no limit.",
  monthly: (month: string, twelve: string) =>
    `${month} a month, which is ${twelve} for twelve months.`,
  yearly: (year: string, saved: string, share: string) =>
    `${year} a year, paid at once: ${saved} less than twelve months (${share}).`,
  free: "It's free, for as long as your needs stay within these limits.",
  quote: (users: string) =>
    `Enterprise is an annual order for ${users} users or more. We quote it, because the price depends on capacity, regions and support hours.`,
  tooFew: (users: string) =>
    `You entered fewer than ${users} users. Ask us anyway if you need what only Enterprise has.`,
  dedicated: (calls: string) =>
    `More than ${calls} calls a month need dedicated capacity, which the order sets.`,
  askForQuote: "Ask for a quote",
  prorated: (left: string, due: string) =>
    `Paid monthly, the next invoice has ${due} for the change: ${left} of the month, the first one included.`,
  credit: (left: string, due: string) =>
    `The next invoice has a credit of ${due} for ${left} of the month, the first one included.`,
  yearDue: (due: string) => `Paid yearly, the year starts on that day, and ${due} is due.`,
  yearDueAfter: (credit: string, due: string) =>
    `Paid yearly, the year starts on that day. After a credit of ${credit} for days already paid, ${due} is due.`,
  noChange: "Nothing changes on the next invoice.",
  days: (left: number, days: number) => `${left} of ${days} days`,
  tax: "Prices exclude goods and services tax.",
  print: "Print this estimate",
};
