import { FactTable } from "#app/ui/fact-table.tsx";
import type { RateTiers as Words } from "#content/pages/pricing.ts";

type Question = { question: string; answer: string };

type QuestionsProps = { questions: readonly Question[]; name: string };

/** Questions of which one is open at a time. */
export function Questions({ questions, name }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The API tiers, the plan that each belongs to, and what it allows. */
export function RateTiers({ words: { heading, columns, rows } }: { words: Words }) {
  return (
    <FactTable
      caption={heading}
      columns={[columns.tier, columns.plan, columns.rate, columns.calls]}
      rows={rows.map(({ tier, plan, rate, calls }) => ({
        key: tier,
        cells: [tier, plan, rate, calls],
      }))}
    />
  );
}
