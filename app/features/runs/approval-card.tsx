import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ApprovalStep } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
import { ComparisonTable, DecisionOutcome } from "./approval-parts.tsx";
import type { StepState } from "./replay.ts";
import { innerHeading, type Level } from "./run-parts.tsx";
import { clockText, type StepTime } from "./timing.ts";
import { LimitBar } from "./timing-bar.tsx";
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
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const option = options.find(({ key }) => key === event.key.toUpperCase());
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
              {conclusion}
            </Heading>
            <p className="run-detail">{detail}</p>
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
                  <strong className="run-option-label">{label}</strong> <span>{consequence}</span>
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
