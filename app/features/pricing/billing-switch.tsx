import { useId } from "react";
import type { Billing } from "#content/schema/pricing.ts";
import { type BillingPeriod, billingPeriods, parseBilling } from "./price.ts";
import "./pricing.css";
import { useFilterQuery } from "#app/browser/filter-query.ts";

type BillingSwitchProps = { billing: Pick<Billing, "label" | "periods" | "saveBadge"> };

/** By the month or by the year; prices and period labels on the page follow it. */
export function BillingSwitch({ billing }: BillingSwitchProps) {
  const [period, choose] = useBilling();
  const name = useId();
  return (
    <div className="follows-query flex min-h-11.5 flex-wrap items-center gap-3">
      <fieldset className="billing-switch needs-script">
        <legend className="sr-only">{billing.label}</legend>
        {billingPeriods.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={period === each}
              onChange={() => choose(each)}
            />
            {billing.periods[each]}
          </label>
        ))}
      </fieldset>
      {period === "yearly" && (
        <span className="badge" data-markdown="remark">
          {billing.saveBadge}
        </span>
      )}
    </div>
  );
}

/** The billing period of the address (`?billing=monthly`), and the way to choose another. */
export function useBilling(): [BillingPeriod, (period: BillingPeriod) => void] {
  const { values, replace } = useFilterQuery(["billing"]);
  const choose = (next: BillingPeriod) => replace({ billing: next === "yearly" ? "" : next });
  return [parseBilling(values.billing), choose];
}
