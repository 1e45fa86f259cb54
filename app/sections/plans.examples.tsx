import { rateTiers } from "#content/billing-units.ts";
import { fundingRounds } from "#content/funding-rounds.ts";
import { marketAnalysis, roundDetails } from "#content/investors.ts";
import { questions } from "#content/pricing.ts";
import { serviceLevels } from "#content/service-levels.ts";
import { contact } from "#content/support.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ContactOptions } from "./contact-options.tsx";
import { FundingRounds, RoundDetails } from "./funding-rounds.tsx";
import { Questions } from "./questions.tsx";
import { RateTiers } from "./rate-tiers.tsx";
import { ServiceLevels } from "./service-levels.tsx";

/** Blocks of the pages about plans, support and investing. */
export const examples = {
  pricing: () => (
    <>
      <RateTiers words={rateTiers} />
      <Questions questions={questions.entries} name="pricing" />
    </>
  ),
  support: () => (
    <>
      <ContactOptions cards={contact.cards} path="/support" />
      <ServiceLevels words={serviceLevels} />
    </>
  ),
  investors: () => (
    <>
      <RoundDetails words={roundDetails} />
      <FundingRounds rounds={fundingRounds} words={marketAnalysis} />
    </>
  ),
} satisfies Examples;
