import { nonEmptyList, oneOf, prose, record, shortText } from "@yno/brand/schema";
import { lineIds, site } from "@yno/brand/site";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { limits, prices } from "../prices.ts";
import * as sharedFacts from "../shared-facts.ts";

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

export const planShape = record({
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

export type Plan = z.infer<typeof planShape>;
export type Limits = Plan["limits"];

export const plans: readonly Plan[] = [
  {
    id: "community",
    name: "Community",
    description: "One person or a small team can try agents on real work at no cost.",
    icon: "station",
    color: "resources",
    price: { monthly: 0, yearly: 0 },
    features: [
      `Up to ${sharedFacts.communityAgents}`,
      sharedFacts.communityIntegrations,
      sharedFacts.communityCalls,
      "Community support",
    ],
    limitations: [`Limited to ${sharedFacts.communityWorkflows}`, "No custom integrations"],
    limits: {
      agents: limits.community.agents,
      integrations: limits.community.integrations,
      customIntegrations: false,
      apiCalls: limits.community.apiCalls,
      workflows: limits.community.workflows,
      support: "community",
      regions: "single",
      uptime: "none",
      sso: false,
      auditLogs: false,
      onPremises: false,
    },
    cta: { label: "Get Started Free", to: site.app.signUp },
    popular: false,
  },
  {
    id: "sme",
    name: "SME",
    description: "Your company runs its daily work on agents, across as many systems as it likes.",
    icon: "line",
    color: "product",
    price: prices.sme,
    features: [
      `Up to ${sharedFacts.smeAgents}`,
      "Unlimited integrations",
      sharedFacts.smeCalls,
      `Priority support ${sharedFacts.supportSme}`,
      `${sharedFacts.uptimeSme} uptime SLA`,
    ],
    limitations: ["Single region", "No SSO, audit logs or on-premises"],
    limits: {
      agents: limits.sme.agents,
      integrations: "unlimited",
      customIntegrations: true,
      apiCalls: limits.sme.apiCalls,
      workflows: "unlimited",
      support: "priority-24-5",
      regions: "single",
      uptime: "99.5%",
      sso: false,
      auditLogs: false,
      onPremises: false,
    },
    cta: { label: "Start SME Trial", to: site.app.signUp },
    popular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    description:
      "Your organisation sets its own rules on access, location and service, and we agree them in an order.",
    icon: "interchange",
    color: "company",
    price: { monthly: null, yearly: null },
    features: [
      "Unlimited AI agents",
      "Unlimited integrations",
      "Unlimited API calls",
      `${sharedFacts.supportEnterprise} support`,
      "Multi-region",
      "Custom SLA",
      "On-premises",
      "SSO",
      "Audit logs",
    ],
    limitations: [
      `Annual contract, from ${sharedFacts.enterpriseUsers}`,
      `Up to ${sharedFacts.enterpriseCalls} calls a month without dedicated capacity`,
    ],
    limits: {
      agents: "unlimited",
      integrations: "unlimited",
      customIntegrations: true,
      apiCalls: "unlimited",
      workflows: "unlimited",
      support: "24-7",
      regions: "multi",
      uptime: "custom",
      sso: true,
      auditLogs: true,
      onPremises: true,
    },
    cta: { label: "Contact Sales", to: "/support#contact-form" },
    popular: false,
  },
];

export const collection = defineCollection({
  source: "content/collections/plans.ts",
  records: plans,
  shape: planShape,
  name: ({ id }) => id,
  unique: ["id", "name"],
  page: "/pricing",
});
