import { Picture } from "#app/drawings/drawing.tsx";
import { drawInvestors } from "#app/drawings/openings/investors.ts";
import { CountdownBoard, ProgressLine } from "#app/features/countdown/countdown-board.tsx";
import { InvestorUpdates } from "#app/features/forms/subscribe-form.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { FundingRounds, RoundDetails } from "#app/sections/funding-rounds.tsx";
import { Facts, LineList, Onward, Section } from "#app/sections/section.tsx";
import { formatMonth } from "#app/ui/format-date.ts";
import { fundingRounds } from "#content/collections/funding-rounds.ts";
import { outcome } from "#content/forms.ts";
import {
  companyProgress,
  countdown,
  investorsPage,
  marketAnalysis,
  noOffer,
  roundDetails,
  roundToday,
  thesis,
  updates,
} from "#content/pages/investors.ts";

export const page = investorsPage;

const drawing = drawInvestors({
  milestones: companyProgress.milestones,
  format: formatMonth,
  target: countdown.target,
});

export default function Investors() {
  return (
    <PageBody>
      <Opening
        page={investorsPage}
        form="across"
        drawing={<Picture sizes={drawing} text={investorsPage.drawing} />}
      >
        <p className="note">{noOffer}</p>
      </Opening>
      <Section heading={roundDetails.heading}>
        <RoundDetails words={roundDetails} />
        <p className="mt-8 max-w-[44rem]">
          {`${roundToday.text} `}
          <a href={`mailto:${roundToday.mail}`}>{roundToday.mail}</a>.
        </p>
      </Section>
      <Section heading={countdown.heading}>
        <CountdownBoard words={countdown} />
      </Section>
      <Section heading={marketAnalysis.heading} opening={marketAnalysis.text}>
        <FundingRounds rounds={fundingRounds} words={marketAnalysis} />
      </Section>
      <Section heading={companyProgress.heading} band>
        <ProgressLine
          label={companyProgress.heading}
          start={companyProgress.from}
          target={countdown.opensAt}
          startText={companyProgress.fromText}
          targetText={companyProgress.toText}
        />
        <div className="mt-12">
          <LineList
            line="company"
            ordered
            stops={companyProgress.milestones.map(({ month, title, text }) => ({
              key: month,
              title: `${formatMonth(month)}: ${title}`,
              text,
            }))}
          />
        </div>
        <Onward {...companyProgress.today} />
      </Section>
      <Section heading={thesis.heading}>
        <Facts className="rows" facts={thesis.arguments} />
      </Section>
      <Section heading={updates.heading} opening={updates.text} id="updates">
        <InvestorUpdates words={updates} outcome={outcome} mail={updates.mail} />
      </Section>
    </PageBody>
  );
}
