import type { PlanFacts } from "@yno/site-mcp/estimate";
import { useEffect, useRef, useState } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { FactTable } from "#app/ui/fact-table.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { estimateWords } from "#content/messages/price-estimate.ts";

type PriceEstimateProps = {
  plans: readonly PlanFacts[];
  /** The costs of all plans, in words. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/**
 * What the plans cost, which becomes a calculation once a visitor asks for it, or follows a link to
 * one. Its code comes then.
 */
export function PriceEstimate({ plans, rows }: PriceEstimateProps) {
  const { values, type } = useFilterQuery(["needs"]);
  const { value, failed, request } = useOnDemand(() => import("./calculator.tsx"));
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    request();
    setOpen(true);
  };
  // After hydration: the static HTML doesn't know the query of the address.
  const follow = useRef(open);
  useEffect(() => {
    if (values.needs !== "") follow.current();
  }, [values.needs]);
  // Or it would open unasked when a later attempt succeeds, such as on hover.
  useEffect(() => {
    if (failed) setOpen(false);
  }, [failed]);
  return (
    <>
      <FactTable caption={estimateWords.caption} columns={estimateWords.columns} rows={rows} />
      {value && isOpen ? (
        <value.Calculator plans={plans} text={values.needs} onChange={(needs) => type({ needs })} />
      ) : (
        <p className="mt-5 needs-script">
          <button
            type="button"
            className="button"
            data-replay-click=""
            onPointerEnter={request}
            onFocus={request}
            onClick={open}
          >
            {estimateWords.open}
          </button>
          {failed && <span role="alert">{` ${estimateWords.failed}`}</span>}
        </p>
      )}
      <p className="note mt-4 without-script">{estimateWords.withoutScript}</p>
    </>
  );
}
