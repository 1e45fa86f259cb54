import { lineIds } from "@yno/brand/site";
import {
  cardShape,
  nonEmptyList,
  oneOf,
  prose,
  record,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

const planIds = ["community", "sme", "enterprise"] as const;

const planId = oneOf(planIds, "a plan");

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
  support: oneOf(["community", "priority-24-5", "24-7"], "a kind of support"),
  regions: oneOf(["single", "multi"], "a choice of regions"),
  uptime: oneOf(["none", "99.5%", "custom"], "a service level"),
  sso: included,
  auditLogs: included,
  onPremises: included,
});

const planShape = record({
  id: planId,
  name: shortText(20),
  description: prose(160),
  /** A drawing of the transit map: one station, a line of them, lines that meet. */
  icon: oneOf(["station", "line", "interchange"], "a drawing"),
  color: oneOf(lineIds, "a line"),
  price: record({ monthly: price, yearly: price }),
  features: nonEmptyList("features", shortText(60)),
  limitations: nonEmptyList("limitations", shortText(60)),
  limits: limitsShape,
  cta: record({ label: shortText(30), to: shortText(80) }),
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

/** The words of content/pages/pricing.ts. */
export const pricingPageShape = record({
  billing: record({
    label: shortText(40),
    periods: record({ monthly: specified, yearly: specified }),
    periodLabels: record({ monthly: shortText(20), yearly: shortText(20) }),
    saveBadge: specified,
    popularBadge: specified,
    free: specified,
    custom: specified,
    /** Around the comparison beside the badge: 'for a year', 'paid monthly', 'paid yearly', 'You save'. */
    yearOf: shortText(20),
    byTheMonth: shortText(20),
    byTheYear: shortText(20),
    saving: shortText(20),
    tax: prose(100),
    /** Why a visitor who signs up may have to wait. */
    access: prose(200),
  }),
  highlights: nonEmptyList("highlight tiles", cardShape),
  plans: nonEmptyList("plans", planShape),
  /** The words of the drawing in the opening. */
  planLines: record({ agents: shortText(20), unlimited: shortText(20), scale: shortText(40) }),
  planLabels: record({ features: shortText(30), limitations: shortText(30) }),
  comparison: record({
    heading: shortText(60),
    caption: shortText(80),
    groups: nonEmptyList(
      "groups",
      record({
        title: shortText(30),
        rows: nonEmptyList(
          "rows",
          record({
            limit: z.enum(
              limitsShape.keyof().options,
              "isn't a limit of a plan. Write a field of the plans' limits.",
            ),
            label: shortText(40),
          }),
        ),
      }),
    ),
  }),
  limitWords: record({
    unlimited: shortText(20),
    included: shortText(20),
    notIncluded: shortText(20),
    support: record({
      community: shortText(30),
      "priority-24-5": shortText(30),
      "24-7": shortText(30),
    }),
    regions: record({ single: shortText(30), multi: shortText(30) }),
    uptime: record({ none: shortText(30), "99.5%": shortText(30), custom: shortText(30) }),
  }),
  questions: record({
    heading: shortText(60),
    entries: nonEmptyList("questions", record({ question: shortText(80), answer: prose(320) })),
  }),
  closing: record({
    heading: shortText(60),
    text: prose(240),
    trial: record({ label: specified, to: shortText(80) }),
    demo: record({ label: specified, to: shortText(80) }),
  }),
  billingUnits: record({
    heading: shortText(60),
    text: prose(240),
    /** What the plans count, and how each is counted. */
    units: nonEmptyList("units", record({ title: shortText(40), text: prose(320) })),
  }),
  rateTiers: record({
    heading: shortText(60),
    text: prose(320),
    columns: record({
      tier: shortText(30),
      plan: shortText(30),
      rate: shortText(40),
      calls: shortText(40),
    }),
    rows: nonEmptyList(
      "API tiers",
      record({
        tier: z.enum(["Starter", "Professional", "Enterprise"]),
        plan: z.enum(["Community", "SME", "Enterprise"]),
        rate: shortText(60),
        calls: shortText(80),
      }),
    ),
  }),
});

export type Pricing = z.infer<typeof pricingPageShape>;
export type Limits = Plan["limits"];
export type Plan = Pricing["plans"][number];
export type PlanLabels = Pricing["planLabels"];
export type Comparison = Pricing["comparison"];
export type LimitWords = Pricing["limitWords"];
export type Billing = Pricing["billing"];
export type RateTiers = Pricing["rateTiers"];
