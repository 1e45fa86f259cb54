import { lineIds } from "@yno/brand/lines";
import { cardShape, line, prose, record, some, specified } from "@yno/records/words";
import * as z from "zod";

const planIds = ["community", "sme", "enterprise"] as const;

const planId = z.enum(planIds, `isn't a plan. Write one of: ${planIds.join("; ")}.`);

/** In whole Singapore dollars; 0 means free, null means by agreement. */
const price = z
  .int("must be a whole number of Singapore dollars. Write it without cents.")
  .min(0, "is below 0. Write 0 for a free plan.")
  .nullable();

const amount = z.union(
  [z.int().positive("is 0 or less. Write a whole number above 0."), z.literal("unlimited")],
  "isn't an amount. Write a whole number above 0, or 'unlimited'.",
);

const included = z.boolean("is neither included nor left out. Write true or false.");

const limitsShape = record({
  agents: amount,
  integrations: amount,
  customIntegrations: included,
  /** A month. */
  apiCalls: amount,
  workflows: amount,
  support: z.enum(
    ["community", "priority-24-5", "24-7"],
    "isn't a kind of support. Write 'community', 'priority-24-5' or '24-7'.",
  ),
  regions: z.enum(["single", "multi"], "isn't a choice of regions. Write 'single' or 'multi'."),
  uptime: z.enum(
    ["none", "99.5%", "custom"],
    "isn't a service level. Write 'none', '99.5%' or 'custom'.",
  ),
  sso: included,
  auditLogs: included,
  onPremises: included,
});

const planShape = record({
  id: planId,
  name: line(20),
  description: prose(160),
  /** A drawing of the transit map: one station, a line of them, lines that meet. */
  icon: z.enum(
    ["station", "line", "interchange"],
    "isn't a drawing. Write 'station', 'line' or 'interchange'.",
  ),
  color: z.enum(lineIds, `isn't a line. Write one of: ${lineIds.join("; ")}.`),
  price: record({ monthly: price, yearly: price }),
  features: some("features", line(60)),
  limitations: some("limitations", line(60)),
  limits: limitsShape,
  cta: record({ label: line(30), to: line(80) }),
  popular: z.boolean("is neither true nor false. Write one of them."),
}).superRefine((plan, context) => {
  const counted = [
    said(plan.limits.agents, "AI agents", "Up to "),
    said(plan.limits.integrations, "integrations"),
    said(plan.limits.apiCalls, "API calls a month"),
  ];
  for (const text of counted.filter((each) => !plan.features.includes(each))) {
    context.addIssue({
      code: "custom",
      path: ["features"],
      message: `do not say '${text}', which the limits give. Make both say the same.`,
    });
  }
});

/** An amount in the words of a plan's card. */
function said(limit: z.infer<typeof amount>, what: string, before = ""): string {
  if (limit === "unlimited") return `Unlimited ${what.replace(" a month", "")}`;
  return `${before}${limit.toLocaleString("en-SG")} ${what}`;
}

const comparisonShape = record({
  heading: line(60),
  caption: line(80),
  groups: some(
    "groups",
    record({
      title: line(30),
      rows: some(
        "rows",
        record({
          limit: z.enum(
            limitsShape.keyof().options,
            "isn't a limit of a plan. Write a field of the plans' limits.",
          ),
          label: line(40),
        }),
      ),
    }),
  ),
});

const limitWordsShape = record({
  unlimited: line(20),
  included: line(20),
  notIncluded: line(20),
  support: record({ community: line(30), "priority-24-5": line(30), "24-7": line(30) }),
  regions: record({ single: line(30), multi: line(30) }),
  uptime: record({ none: line(30), "99.5%": line(30), custom: line(30) }),
});

const billingShape = record({
  label: line(40),
  periods: record({ monthly: specified, yearly: specified }),
  periodLabels: record({ monthly: line(20), yearly: line(20) }),
  saveBadge: specified,
  popularBadge: specified,
  free: specified,
  custom: specified,
  /** Around the exact comparison beside the badge: 'A year of', 'by the month' and 'by the year'. */
  yearOf: line(20),
  byTheMonth: line(20),
  byTheYear: line(20),
  tax: prose(100),
  /** Why a visitor who signs up may have to wait. */
  access: prose(200),
});

const questionsShape = record({
  heading: line(60),
  entries: some("questions", record({ question: line(80), answer: prose(320) })),
});

const closingShape = record({
  heading: line(60),
  text: prose(240),
  trial: record({ label: specified, to: line(80) }),
  demo: record({ label: specified, to: line(80) }),
});

/** Everything that content/pricing.ts exports, its claims aside. */
export const pricingShape = record({
  billing: billingShape,
  highlights: some("highlight tiles", cardShape),
  plans: some("plans", planShape),
  planLabels: record({ features: line(30), limitations: line(30) }),
  comparison: comparisonShape,
  limitWords: limitWordsShape,
  questions: questionsShape,
  closing: closingShape,
});

export type Limits = z.infer<typeof limitsShape>;
export type Plan = z.infer<typeof planShape>;
export type PlanLabels = z.infer<typeof pricingShape>["planLabels"];
export type Comparison = z.infer<typeof comparisonShape>;
export type LimitWords = z.infer<typeof limitWordsShape>;
export type Billing = z.infer<typeof billingShape>;
export type PricingQuestions = z.infer<typeof questionsShape>;
export type PricingClosing = z.infer<typeof closingShape>;
