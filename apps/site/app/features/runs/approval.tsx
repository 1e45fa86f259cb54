import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { hasModifier, isLetter } from "#app/browser/platform/shortcut.ts";
import { Amounts } from "#app/ui/amounts.tsx";
import { runWords } from "#content/messages/runs.ts";
import type { Approval, ApprovalStep } from "#content/schema/run.ts";
import type { StepState } from "./replay.ts";
import { FactRows, innerHeading, type Level, LimitBar } from "./run-parts.tsx";
import { clockText, dayText, durationText, type StepTime } from "./timing.ts";
import { ItemList } from "./work-body.tsx";

type ApprovalCardProps = {
  step: ApprovalStep;
  state: StepState;
  /** The option that the visitor took. */
  chosen: string | undefined;
  time: StepTime | undefined;
  /** When the run started. */
  started: number | undefined;
  level: Level;
  onDecide: (option: string) => void;
};

/** The screen that the approver sees, and what the recorded one did. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { step, state, chosen, time, started = 0, level, onDecide } = props;
  const { asks, deadline, conclusion, detail, policy, options } = step.approval;
  const conclusionId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState("");
  const isWaiting = state === "waiting";
  const Heading = innerHeading(level);

  // The buttons have gone with the decision, and the focus with them.
  const hadChosen = useRef(chosen);
  useEffect(() => {
    if (chosen !== hadChosen.current && chosen !== undefined) outcome.current?.focus();
    hadChosen.current = chosen;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWaiting || event.target instanceof HTMLInputElement) return;
    if (event.repeat || hasModifier(event)) return;
    const option = options.find(({ key }) => isLetter(event, key.toLowerCase()));
    if (option) onDecide(option.id);
  };
  return (
    <>
      <section className="run-approval" aria-labelledby={conclusionId} onKeyDown={onKeyDown}>
        <div className="run-approval-head">
          <p>
            <strong>{runWords.approval}</strong> <span>{runWords.askedOf(asks)}</span>
          </p>
          <p>{runWords.asked(clockText(time?.start ?? 0, started))}</p>
          <p>{deadline}</p>
        </div>
        <div className="run-approval-lead">
          <div>
            <Heading id={conclusionId} className="run-conclusion">
              <Amounts text={conclusion} />
            </Heading>
            <p className="run-detail">
              <Amounts text={detail} />
            </p>
          </div>
          <div className="run-policy">
            <p className="run-policy-name">
              {runWords.stoppedByPolicy} <code>{policy.id}</code>
            </p>
            <p>{policy.rule}</p>
            {policy.limits.map(({ label, limit, value, shown }) => (
              <div key={label} className="run-limit">
                <p>
                  <span>{label}</span> <strong>{shown}</strong>
                </p>
                <LimitBar limit={limit} value={value} />
              </div>
            ))}
          </div>
        </div>
        <ComparisonTable columns={step.approval.columns} rows={step.approval.rows} />
        {isWaiting && (
          <div className="needs-script">
            <div className="run-options">
              {options.map(({ id, key, label, consequence }) => (
                <button
                  key={id}
                  type="button"
                  className="run-option"
                  aria-keyshortcuts={key}
                  onClick={() => onDecide(id)}
                >
                  <strong className="run-option-label">{label}</strong>{" "}
                  <span>
                    <Amounts text={consequence} />
                  </span>
                  <span className="run-key" aria-hidden="true">
                    {key}
                  </span>
                </button>
              ))}
            </div>
            <label className="run-note">
              <span>{runWords.noteForTheRecord}</span>
              <input
                placeholder={runWords.optional}
                maxLength={160}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <p className="run-invitation">
              <strong className="run-invitation-lead">{runWords.youDecide}</strong>{" "}
              <span>{runWords.pickAny}</span>
            </p>
          </div>
        )}
        {chosen === undefined && (
          <ul className="run-choices without-script">
            {options.map(({ id, label, consequence, leadsTo }) => (
              <li key={id}>
                <strong>{label}</strong> <span>{`${consequence}. ${leadsTo}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <DecisionOutcome
        ref={outcome}
        step={step}
        chosen={chosen}
        note={note}
        time={time}
        level={level}
        isShown={state === "done"}
      />
      <div className="run-handover run-columns">
        <div>
          <p className="run-column-title">{runWords.whatCameIn}</p>
          <ItemList items={[...(step.takes ?? []), ...(step.outside ?? [])]} />
        </div>
        <div className={state === "done" ? undefined : "run-later"}>
          <p className="run-column-title">{runWords.whatCameOut}</p>
          <ItemList items={step.gives} />
        </div>
      </div>
    </>
  );
}

type DecisionOutcomeProps = Pick<ApprovalCardProps, "step" | "chosen" | "time" | "level"> & {
  ref: Ref<HTMLDivElement>;
  /** The visitor's note. */
  note: string;
  /** Until the decision, it's only for print and for visitors without JavaScript. */
  isShown: boolean;
};

/** Where the visitor's choice leads, then what the recorded person decided. */
function DecisionOutcome(props: DecisionOutcomeProps) {
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
function ComparisonTable({ columns, rows }: ComparisonTableProps) {
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
                {note && (
                  <small>
                    <Amounts text={note} />
                  </small>
                )}
              </td>
            ))}
            <td className="run-result">
              <strong>
                <Amounts text={`${result.same ? "=" : "≠"} ${result.text}`} />
              </strong>{" "}
              {result.note && (
                <small>
                  <Amounts text={result.note} />
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
