import { useSearchParams } from "react-router";
import { useAlive } from "#app/browser/alive.ts";
import { type BillingPeriod, parseBilling } from "./price.ts";

/** The billing period of the address (`?billing=monthly`), and the way to choose another. */
export function useBilling(): [BillingPeriod, (period: BillingPeriod) => void] {
  const [query, setQuery] = useSearchParams();
  // The static HTML knows no query, and the first render must equal it.
  const billing = useAlive() ? parseBilling(query.get("billing")) : "yearly";
  const choose = (next: BillingPeriod) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "yearly") after.delete("billing");
        else after.set("billing", next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [billing, choose];
}
