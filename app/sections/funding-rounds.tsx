import type {
  FundingRound,
  MarketAnalysis,
  RoundDetails as Words,
} from "#content/schema/investors.ts";
import "#app/styles/tables.css";
import { Facts } from "./section.tsx";
import "./lists.css";
import "./platform.css";

type FundingRoundsProps = { rounds: readonly FundingRound[]; words: MarketAnalysis };

const fields = ["amount", "round", "valuation", "focus", "growth"] as const;

/** A table on wide screens, whose rows are cards on phones. */
export function FundingRounds({ rounds, words }: FundingRoundsProps) {
  const { columns } = words;
  return (
    <>
      <table className="funding-table">
        <thead>
          <tr>
            <th scope="col">{columns.company}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.company}>
              <th scope="row">
                {`${round.company} `}
                {round.isGeneral && (
                  <span className="general" data-markdown="remark">
                    {words.general}
                  </span>
                )}
              </th>
              {fields.map((field) => (
                <td key={field} data-label={columns[field]}>
                  {round[field]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-6">{words.note}</p>
    </>
  );
}

/** The facts of the round in one row. */
export function RoundDetails({ words }: { words: Words }) {
  const facts = words.details.map(({ label, value }) => ({ title: label, text: value }));
  return <Facts className="round-details" facts={facts} />;
}
