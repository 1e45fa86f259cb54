import { billing, comparison, limitWords, planLabels, plans } from "#content/pricing.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { Plans } from "./plans.tsx";

export const examples = {
  plans: () => <Plans plans={plans} billing={billing} labels={planLabels} />,
  comparison: () => <ComparisonTable plans={plans} comparison={comparison} words={limitWords} />,
} satisfies Examples;
