import { Picture } from "#app/drawings/drawing.tsx";
import { drawPricing } from "#app/drawings/openings/pricing.ts";
import type { Billing, Plan } from "#content/schema/pricing.ts";
import { useBilling } from "./billing-switch.tsx";
import { type BillingPeriod, formatPrice } from "./price.ts";

type PlanLinesProps = {
  plans: readonly Plan[];
  billing: Billing;
  /** What the drawing shows. */
  text: string;
  words: { agents: string; unlimited: string; scale: string };
};

/** The plans as lines with a station for each agent; the prices follow the switch. */
export function PlanLines({ plans, billing, text, words }: PlanLinesProps) {
  const [period] = useBilling();
  return (
    <div className="follows-query">
      <Picture sizes={drawPlans(plans, billing, words, period)} text={text} />
    </div>
  );
}

/** @public the tests look at it as it is at first */
export function drawPlans(
  plans: readonly Plan[],
  billing: Billing,
  words: PlanLinesProps["words"],
  period: BillingPeriod,
) {
  return drawPricing(
    plans.map(({ name, color, price, limits: { agents } }) => {
      const { amount, period: each } = formatPrice(price, period, billing);
      return {
        name,
        color,
        agents,
        agentsText: `${agents === "unlimited" ? words.unlimited : agents} ${words.agents}`,
        price: `${amount} ${each}`.trim(),
      };
    }),
    words.scale,
  );
}
