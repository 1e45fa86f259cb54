import type { Comparison, LimitWords, Plan } from "#content/schema/pricing.ts";
import { limitText } from "./price.ts";
import "./pricing.css";

type ComparisonTableProps = { plans: readonly Plan[]; comparison: Comparison; words: LimitWords };

/** All limits of all plans, from the same records as the cards. */
export function ComparisonTable({ plans, comparison, words }: ComparisonTableProps) {
  return (
    <table className="comparison" aria-label={comparison.caption}>
      <thead>
        <tr>
          <td />
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      {comparison.groups.map((group) => (
        <tbody key={group.title}>
          <tr>
            <th className="comparison-group" colSpan={plans.length + 1} scope="rowgroup">
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.limit}>
              <th scope="row">{row.label}</th>
              {plans.map((plan) => (
                <td key={plan.id}>{limitText(plan.limits, row.limit, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
