import { plans } from "#content/collections/plans.ts";
import { billing, comparison, limitWords, planLabels, planLines } from "#content/pages/pricing.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { BillingSwitch, ComparisonTable, PlanLines, Plans } from "./plans.tsx";

export const examples = {
  plans: () => (
    <>
      <BillingSwitch billing={billing} />
      <PlanLines plans={plans} billing={billing} text="The plans as lines" words={planLines} />
      <Plans plans={plans} billing={billing} labels={planLabels} />
    </>
  ),
  comparison: () => <ComparisonTable plans={plans} comparison={comparison} words={limitWords} />,
} satisfies Examples;
