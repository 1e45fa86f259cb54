import type { RateTiers as Words } from "#content/schema/pricing.ts";
import { FactTable } from "./fact-table.tsx";

/** The API tiers, the plan that each belongs to, and what it allows. */
export function RateTiers({ words: { heading, columns, rows } }: { words: Words }) {
  return (
    <FactTable
      caption={heading}
      columns={[columns.tier, columns.plan, columns.rate, columns.calls]}
      rows={rows.map(({ tier, plan, rate, calls }) => ({
        key: tier,
        cells: [tier, plan, rate, calls],
      }))}
    />
  );
}
