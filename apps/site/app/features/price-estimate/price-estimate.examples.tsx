import { planFacts, priceRows } from "#content/derived/plan-facts.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Calculator } from "./calculator.tsx";
import { PriceEstimate } from "./price-estimate.tsx";

const ignore = () => undefined;

export const examples = {
  estimate: () => <PriceEstimate plans={planFacts} rows={priceRows} />,
  "covered by SME": () => (
    <Calculator plans={planFacts} text="agents.12_day.2026-11-12" onChange={ignore} />
  ),
  "by quote, with parts of the address left out": () => (
    <Calculator plans={planFacts} text="sso.yes_agents.many_apiCalls.20000000" onChange={ignore} />
  ),
} satisfies Examples;
