import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ApprovalStep } from "#content/schema/run.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { DecisionOutcome } from "./decision-outcome.tsx";
import { innerHeading, type Level } from "./level.ts";
import type { StepState } from "./replay.ts";
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
      <section
        className="overflow-clip rounded-panel border-2 border-ink"
        aria-labelledby={conclusionId}
        onKeyDown={onKeyDown}
      >
        <div className="flex flex-wrap gap-x-5 gap-y-1 border-b border-rule px-(--side) py-2.5 text-[0.875rem] text-ink-2">
          <p>
            <strong className="text-ink">Approval</strong> <span>{`for ${asks}`}</span>
          </p>
          <p>{`Asked ${clockText(time?.start ?? 0, started)}`}</p>
          <p className="@min-[40rem]/run:ms-auto">{deadline}</p>
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-5 px-(--side) pt-5.5 pb-5 @min-[56rem]/run:grid-cols-[minmax(0,1fr)_18.75rem]">
          <div>
            <Heading
              id={conclusionId}
              className="max-w-[32rem] text-28 @max-[40rem]/run:text-[1.375rem]"
            >
              {conclusion}
            </Heading>
            <p className="mt-2.5 max-w-[40rem] text-[1.0625rem] leading-[1.55] text-ink-2">
              {detail}
            </p>
          </div>
          <div className="text-13">
            <p className="font-strong">
              Stopped by policy <code>{policy.id}</code>
            </p>
            <p>{policy.rule}</p>
            {policy.limits.map(({ label, limit, value, shown }) => (
              <div key={label} className="mt-2.5">
                <p className="flex justify-between gap-3 text-ink-2">
                  <span>{label}</span>{" "}
                  <strong className="whitespace-nowrap text-danger">{shown}</strong>
                </p>
                <LimitBar limit={limit} value={value} />
              </div>
            ))}
          </div>
        </div>
        <ComparisonTable columns={step.approval.columns} rows={step.approval.rows} />
        {isWaiting && (
          <div className="needs-script">
            <div className="mx-(--side) mt-5 grid grid-cols-1 gap-3 border-t border-rule pt-5 @min-[40rem]/run:grid-cols-3">
              {options.map(({ id, key, label, consequence }) => (
                <button
                  key={id}
                  type="button"
                  className="run-option"
                  aria-keyshortcuts={key}
                  onClick={() => onDecide(id)}
                >
                  <strong className="text-[1.0625rem]">{label}</strong>{" "}
                  <span className="text-ink-2">{consequence}</span>
                  <span className="run-key" aria-hidden="true">
                    {key}
                  </span>
                </button>
              ))}
            </div>
            <label className="mx-(--side) mt-3 mb-5 flex items-center gap-4 @max-[40rem]/run:grid @max-[40rem]/run:gap-1.5">
              <span className="flex-none">Note for the record</span>
              <input
                className="min-h-11 min-w-0 flex-1 rounded-control border border-control bg-canvas px-3 py-2"
                placeholder="Optional"
                maxLength={160}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <p className="border-t border-rule bg-sunken px-(--side) py-3.5 text-ink-2">
              <strong className="text-ink">You decide.</strong>{" "}
              <span>Pick any of the three, and the run continues.</span>
            </p>
          </div>
        )}
        {chosen === undefined && (
          <ul className="without-script grid gap-2 px-(--side) py-5">
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
      <div className="run-columns mt-6">
        <div>
          <p className="run-column-title">What came in</p>
          <ItemList items={[...(step.takes ?? []), ...(step.outside ?? [])]} />
        </div>
        <div className={state === "done" ? undefined : "run-later"}>
          <p className="run-column-title">What came out</p>
          <ItemList items={step.gives} />
        </div>
      </div>
    </>
  );
}
