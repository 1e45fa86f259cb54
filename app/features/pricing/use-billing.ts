import { useFilterQuery } from "#app/browser/filter-query.ts";
import { type BillingPeriod, parseBilling } from "./price.ts";

/** The billing period of the address (`?billing=monthly`), and the way to choose another. */
export function useBilling(): [BillingPeriod, (period: BillingPeriod) => void] {
  const { values, replace } = useFilterQuery(["billing"]);
  const choose = (next: BillingPeriod) => replace({ billing: next === "yearly" ? "" : next });
  return [parseBilling(values.billing), choose];
}
