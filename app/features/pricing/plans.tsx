import { ExternalLink } from "#app/ui/external-link.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import type { Billing, Plan, PlanLabels } from "#content/schema/pricing.ts";
import { formatSgd } from "#content/words/amounts.ts";
import { pricingWords } from "#content/words/pricing.ts";
import { useBilling } from "./billing-switch.tsx";
import { type BillingPeriod, formatPrice } from "./price.ts";
import "./pricing.css";

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
      <p className="note mt-4">
        {billing.access} {billing.tax}
      </p>
    </div>
  );
}

/** What a year costs in both periods, to the dollar: the badge beside it is a rounded word. */
function YearInBoth({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { monthly, yearly } = plan.price;
  if (!monthly || !yearly) return null;
  return (
    <p className="note mt-4">
      {`${plan.name} ${billing.yearOf}: ${formatSgd(12 * monthly)} ${billing.byTheMonth}, ${formatSgd(yearly)} ${billing.byTheYear}. ${billing.saving} ${formatSgd(12 * monthly - yearly)}.`}
    </p>
  );
}

const listTitle = "mt-3 text-[0.8125rem] tracking-[0] text-ink-3";
const listItem = "border-t border-rule py-1.75";

type PlanCardProps = { plan: Plan; period: BillingPeriod; billing: Billing; labels: PlanLabels };

function PlanCard({ plan, period, billing, labels }: PlanCardProps) {
  const price = formatPrice(plan.price, period, billing);
  const monthly = formatPrice(plan.price, "monthly", billing);
  return (
    <li className={`plan ${lineClass[plan.color]}`} data-popular={plan.popular || undefined}>
      <h3>
        <PlanIcon icon={plan.icon} /> {plan.name}
        {plan.popular && (
          <>
            {" "}
            <span className="badge" data-markdown="remark">
              {billing.popularBadge}
            </span>
          </>
        )}
      </h3>
      <p className="plan-price">
        <span className="figure">{price.amount}</span>{" "}
        <span className="block text-ink-3 text-[0.9375rem]">{price.period}</span>
        {monthly.period && (
          <span className="block text-ink-3 text-[0.9375rem] without-script">
            {pricingWords.or(monthly.amount, monthly.period)}
          </span>
        )}
      </p>
      <p className="plan-description">{plan.description}</p>
      <PlanAction plan={plan} />
      <h4 className={listTitle}>{labels.features}</h4>
      <ul>
        {plan.features.map((item) => (
          <li key={item} className={listItem}>
            {item}
          </li>
        ))}
      </ul>
      <h4 className={listTitle}>{labels.limitations}</h4>
      <ul className="text-ink-2">
        {plan.limitations.map((item) => (
          <li key={item} className={listItem}>
            {item}
          </li>
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
      className="w-auto h-6"
      viewBox={icon === "station" ? "0 0 24 24" : "0 0 44 24"}
      fill="none"
      aria-hidden="true"
    >
      {icon !== "station" && <path className="stroke-(--line) stroke-5" d="M2 12H42" />}
      {icon === "interchange" && <path className="stroke-(--line) stroke-5" d="M8 2 18 12 28 22" />}
      {icon === "line" && (
        <>
          <circle className="fill-canvas stroke-ink stroke-3" cx="8" cy="12" r="5" />
          <circle className="fill-canvas stroke-ink stroke-3" cx="36" cy="12" r="5" />
        </>
      )}
      {icon === "interchange" ? (
        <rect
          className="fill-canvas stroke-ink stroke-3"
          x="11"
          y="5"
          width="14"
          height="14"
          rx="7"
        />
      ) : (
        <circle
          className="fill-canvas stroke-ink stroke-3"
          cx={icon === "line" ? 22 : 12}
          cy="12"
          r="6"
        />
      )}
    </svg>
  );
}
