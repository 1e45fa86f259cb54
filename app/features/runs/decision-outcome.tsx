import type { Ref } from "react";
import type { ApprovalStep } from "#content/schema/run.ts";
import { innerHeading, type Level } from "./level.ts";
import { clockText, dayText, durationText, type StepTime } from "./timing.ts";

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
            <strong>{`You chose “${choice.label}”.`}</strong> <span>{choice.leadsTo}</span>
          </p>
          {note !== "" && <p>{`Your note: “${note}”`}</p>}
          <p>
            {isSame
              ? "The recorded run took the same way:"
              : "The recorded run took another way, and the rest of this page follows it:"}
          </p>
        </div>
      )}
      {decision.escalated && (
        <p>
          {`Nobody answered within ${durationText(decision.escalated.seconds)}, so the approval went to ${decision.escalated.to}.`}
        </p>
      )}
      <div className="run-decision run-columns">
        <div>
          <Heading className="run-decision-title">{decision.title}</Heading>
          <p>
            {`Decided by ${decision.by} ${decision.via}, after ${durationText(decision.seconds)}, on ${dayText(end)} at ${clockText(end, end)} SGT.`}
          </p>
        </div>
        <blockquote>
          <p>{`“${decision.note}”`}</p>
        </blockquote>
        <dl>
          {decision.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
