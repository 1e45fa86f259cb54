import { useId } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { Picture } from "#app/drawings/drawing.tsx";
import { drawPricing } from "#app/drawings/openings/pricing.ts";
import { Amounts } from "#app/ui/amounts.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import type { Plan } from "#content/collections/plans.ts";
import { formatSgd } from "#content/messages/amounts.ts";
import { pricingWords } from "#content/messages/pricing.ts";
import type { Billing, Comparison, LimitWords, PlanLabels } from "#content/pages/pricing.ts";
import {
  type BillingPeriod,
  billingPeriods,
  formatPrice,
  limitText,
  parseBilling,
} from "./price.ts";

type PlansProps = { plans: readonly Plan[]; billing: Billing; labels: PlanLabels };

/** The plans; prices and period labels follow the switch in the opening of the page. */
export function Plans({ plans, billing, labels }: PlansProps) {
  const [period] = useBilling();
  return (
    <div className="follows-query">
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} billing={billing} labels={labels} />
        ))}
      </ul>
      {plans.map((plan) => (
        <YearInBoth key={plan.id} plan={plan} billing={billing} />
      ))}
      <p className="note mt-4">{`${billing.access} ${billing.tax}`}</p>
    </div>
  );
}

/** What a year costs in both periods, to the dollar: the badge beside it is a rounded word. */
function YearInBoth({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { monthly, yearly } = plan.price;
  if (!monthly || !yearly) return null;
  return (
    <p className="note mt-4">
      <Amounts
        text={`${plan.name} ${billing.yearOf}: ${formatSgd(12 * monthly)} ${billing.byTheMonth}, ${formatSgd(yearly)} ${billing.byTheYear}. ${billing.saving} ${formatSgd(12 * monthly - yearly)}.`}
      />
    </p>
  );
}

type PlanCardProps = { plan: Plan; period: BillingPeriod; billing: Billing; labels: PlanLabels };

function PlanCard({ plan, period, billing, labels }: PlanCardProps) {
  const price = formatPrice(plan.price, period, billing);
  const monthly = formatPrice(plan.price, "monthly", billing);
  return (
    <li className={`plan ${lineClass[plan.color]}`} data-popular={plan.popular || undefined}>
      <h3>
        <PlanIcon icon={plan.icon} />
        {` ${plan.name} `}
        {plan.popular && (
          <span className="badge" data-markdown="remark">
            {billing.popularBadge}
          </span>
        )}
      </h3>
      <p className="plan-price">
        <span className="figure">{price.amount}</span> <span>{price.period}</span>
        {monthly.period && (
          <span className="without-script">{pricingWords.or(monthly.amount, monthly.period)}</span>
        )}
      </p>
      <p className="text-ink-2">{plan.description}</p>
      <PlanAction plan={plan} />
      <h4>{labels.features}</h4>
      <ul>
        {plan.features.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h4>{labels.limitations}</h4>
      <ul>
        {plan.limitations.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  );
}

function PlanAction({ plan }: { plan: Plan }) {
  const className = plan.popular ? "button button-primary" : "button";
  return plan.cta.to.startsWith("/") ? (
    <a href={plan.cta.to} className={className}>
      {plan.cta.label}
    </a>
  ) : (
    <ExternalLink href={plan.cta.to} className={className}>
      {plan.cta.label}
    </ExternalLink>
  );
}

/** One station, a line of them, or lines that meet. */
function PlanIcon({ icon }: { icon: Plan["icon"] }) {
  return (
    <svg
      className="plan-icon"
      viewBox={icon === "station" ? "5 0 14 24" : "0 0 44 24"}
      aria-hidden="true"
    >
      {icon === "line" && <path d="M2 12H42" />}
      {icon === "interchange" && <path d="M2 3H8L17 12H42M2 21H8L17 12" />}
      {icon === "line" && (
        <>
          <circle cx="8" cy="12" r="5" />
          <circle cx="36" cy="12" r="5" />
        </>
      )}
      {icon === "interchange" ? (
        <rect x="10" y="5" width="14" height="14" rx="7" />
      ) : (
        <circle cx={icon === "line" ? 22 : 12} cy="12" r="6" />
      )}
    </svg>
  );
}

type BillingSwitchProps = {
  billing: Pick<Billing, "label" | "periods" | "saveBadge" | "exactSaving">;
};

/** By the month or by the year; prices and period labels on the page follow it. */
export function BillingSwitch({ billing }: BillingSwitchProps) {
  const [period, choose] = useBilling();
  const name = useId();
  return (
    <div className="follows-query grid gap-2">
      <div className="flex min-h-11.5 sm:min-w-71 flex-wrap items-center gap-3">
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
      {/* It keeps its place, so that nothing below moves when the period changes. */}
      <p className={period === "yearly" ? "note" : "note invisible"}>{billing.exactSaving}</p>
    </div>
  );
}

/** The billing period of the address (`?billing=monthly`), and the way to choose another. */
function useBilling(): [BillingPeriod, (period: BillingPeriod) => void] {
  const { values, replace } = useFilterQuery(["billing"]);
  const choose = (next: BillingPeriod) => replace({ billing: next === "yearly" ? "" : next });
  return [parseBilling(values.billing), choose];
}

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
