import { PriceEstimate } from "#app/features/price-estimate/price-estimate.tsx";
import { BillingSwitch, ComparisonTable, PlanLines, Plans } from "#app/features/pricing/plans.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Questions, RateTiers } from "#app/sections/pricing-sections.tsx";
import { Columns, Section } from "#app/sections/section.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { plans } from "#content/collections/plans.ts";
import { planFacts, priceRows } from "#content/derived/plan-facts.ts";
import { estimateWords } from "#content/messages/price-estimate.ts";
import { pricingWords } from "#content/messages/pricing.ts";
import {
  billing,
  billingUnits,
  closing,
  comparison,
  highlights,
  limitWords,
  planLabels,
  planLines,
  pricingPage,
  questions,
  rateTiers,
} from "#content/pages/pricing.ts";

export const page = pricingPage;

export default function Pricing() {
  return (
    <PageBody>
      <Opening
        page={pricingPage}
        form="across"
        drawing={
          <PlanLines plans={plans} billing={billing} text={pricingPage.drawing} words={planLines} />
        }
        actions={
          <div className="opening-actions">
            <BillingSwitch billing={billing} />
          </div>
        }
      />
      <Section heading={pricingWords.plans}>
        <Plans plans={plans} billing={billing} labels={planLabels} />
      </Section>
      <Section heading={pricingWords.highlights}>
        <Columns items={highlights} narrow />
      </Section>
      <Section heading={comparison.heading}>
        <ComparisonTable plans={plans} comparison={comparison} words={limitWords} />
      </Section>
      <Section heading={estimateWords.heading} opening={estimateWords.opening} id="estimate">
        <PriceEstimate plans={planFacts} rows={priceRows} />
      </Section>
      <Section heading={billingUnits.heading} opening={billingUnits.text} id="units" band>
        <Columns items={billingUnits.units} />
      </Section>
      <Section heading={rateTiers.heading} opening={rateTiers.text} id="rate-limits">
        <RateTiers words={rateTiers} />
      </Section>
      <Section heading={questions.heading}>
        <Questions questions={questions.entries} name="pricing" />
      </Section>
      <Section heading={closing.heading} opening={closing.text}>
        <p className="silent" data-markdown="row">
          <ExternalLink href={closing.trial.to} className="button button-primary">
            {closing.trial.label}
          </ExternalLink>
          <a href={closing.demo.to} className="button">
            {closing.demo.label}
          </a>
        </p>
      </Section>
    </PageBody>
  );
}
