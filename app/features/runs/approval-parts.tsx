import type { Ref } from "react";
import type { Approval, ApprovalStep } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
import { FactRows, innerHeading, type Level } from "./run-parts.tsx";
import { clockText, dayText, durationText, type StepTime } from "./timing.ts";
import "#app/styles/tables.css";

type DecisionOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  step: ApprovalStep;
  /** The option that the visitor took. */
  chosen: string | undefined;
  /** The visitor's note. */
  note: string;
  time: StepTime | undefined;
  level: Level;
  /** Until the decision, it's only for print and for visitors without JavaScript. */
  isShown: boolean;
};

/** Where the visitor's choice leads, then what the recorded person decided. */
export function DecisionOutcome(props: DecisionOutcomeProps) {
  const { ref, step, chosen, note, time, level, isShown } = props;
  const { decision, options } = step.approval;
  const choice = options.find(({ id }) => id === chosen);
  const isSame = chosen === decision.option;
  const Heading = innerHeading(level);
  const end = time?.end ?? 0;
  return (
    <div ref={ref} tabIndex={-1} className={isShown ? "run-outcome" : "run-outcome run-later"}>
      {choice && (
        <div className="run-choice">
          <p>
            <strong>{runWords.youChose(choice.label)}</strong> <span>{choice.leadsTo}</span>
          </p>
          {note !== "" && <p>{runWords.yourNote(note)}</p>}
          <p>{isSame ? runWords.sameWay : runWords.otherWay}</p>
        </div>
      )}
      {decision.escalated && (
        <p>{runWords.escalated(durationText(decision.escalated.seconds), decision.escalated.to)}</p>
      )}
      <div className="run-decision run-columns">
        <div>
          <Heading className="run-decision-title">{decision.title}</Heading>
          <p>
            {runWords.decided(
              decision.by,
              decision.via,
              durationText(decision.seconds),
              dayText(end),
              clockText(end, end),
            )}
          </p>
        </div>
        <blockquote>
          <p>{`“${decision.note}”`}</p>
        </blockquote>
        <dl>
          <FactRows facts={decision.facts} />
        </dl>
      </div>
    </div>
  );
}

type ComparisonTableProps = Pick<Approval, "columns" | "rows">;

/** Three sources side by side, and what comparing them shows. Values that differ are marked. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <table className="run-compare">
      <thead>
        <tr>
          <td />
          {columns.map(({ name, source }) => (
            <th key={name} scope="col">
              <span>{name}</span> <code>{source}</code>
            </th>
          ))}
          <th scope="col">{runWords.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, result }) => (
          <tr key={name} data-same={result.same}>
            <th scope="row">{name}</th>
            {cells.map(({ text, note, differs }, index) => (
              <td key={columns[index]?.name} data-differs={differs}>
                {differs ? <mark>{text}</mark> : <span>{text}</span>}{" "}
                {note && <small>{note}</small>}
              </td>
            ))}
            <td className="run-result">
              <strong>{`${result.same ? "=" : "≠"} ${result.text}`}</strong>{" "}
              {result.note && <small>{result.note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
