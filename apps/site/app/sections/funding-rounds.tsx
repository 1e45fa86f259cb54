import { Fragment } from "react";
import { FactTable } from "#app/ui/fact-table.tsx";
import type { FundingRound } from "#content/collections/funding-rounds.ts";
import type { MarketAnalysis, RoundDetails as Words } from "#content/pages/investors.ts";
import { Facts } from "./section.tsx";

type FundingRoundsProps = { rounds: readonly FundingRound[]; words: MarketAnalysis };

const fields = ["amount", "round", "valuation", "focus", "growth"] as const;

/** A table on wide pages, whose rows are cards on narrow ones. */
export function FundingRounds({ rounds, words }: FundingRoundsProps) {
  const { columns } = words;
  return (
    <>
      <FactTable
        className="funding-table"
        columns={[columns.company, ...fields.map((field) => columns[field])]}
        rows={rounds.map((round) => ({
          key: round.company,
          cells: [
            <Fragment key="company">
              {`${round.company} `}
              {round.isGeneral && (
                <span className="general" data-markdown="remark">
                  {words.general}
                </span>
              )}
            </Fragment>,
            ...fields.map((field) => round[field]),
          ],
        }))}
      />
      <p className="note mt-6">{words.note}</p>
    </>
  );
}

/** The facts of the round in one row. */
export function RoundDetails({ words }: { words: Words }) {
  const facts = words.details.map(({ label, value }) => ({ title: label, text: value }));
  return <Facts className="round-details" facts={facts} />;
}
