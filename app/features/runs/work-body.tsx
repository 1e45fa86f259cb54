import type { RunFinding, RunItem, WorkStep } from "#content/schema/run.ts";
import { callTimes, durationText } from "./timing.ts";
import { TimingBar } from "./timing-bar.tsx";

/** An open step: what came in, what the agent did, what came out, and why. */
export function WorkBody({ step }: { step: WorkStep }) {
  const { takes = [], outside = [], findings = [], calls, gives, why, pause } = step;
  const times = callTimes(calls);
  const whole = times.at(-1)?.end ?? 1;
  return (
    <>
      {pause && (
        <p className="pb-4 text-ink-2">{`${pause.reason}: ${durationText(pause.seconds)}.`}</p>
      )}
      <div className="grid grid-cols-1 gap-x-7 gap-y-6 text-13 @min-[40rem]/run:grid-cols-2 @min-[56rem]/run:grid-cols-[minmax(0,5fr)_minmax(0,13fr)_minmax(0,5.5fr)]">
        <div>
          <p className="run-column-title">What came in</p>
          <ItemList items={[...takes, ...outside]} />
        </div>
        <div className="@min-[40rem]/run:@max-[56rem]/run:col-span-full @min-[40rem]/run:@max-[56rem]/run:row-start-1">
          <p className="run-column-title">What the agent did</p>
          <ol className="run-calls">
            {calls.map((call, index) => (
              <li key={`${call.tool} ${times[index]?.start}`}>
                <p>
                  <strong className="block font-strong">{call.system}</strong>{" "}
                  <code className="wrap-anywhere">
                    <b>{call.tool}</b> {call.arguments}
                  </code>
                </p>
                <TimingBar
                  start={(times[index]?.start ?? 0) / whole}
                  end={(times[index]?.end ?? 0) / whole}
                />
                <span className="run-seconds text-end whitespace-nowrap">
                  {secondsText(call.seconds)}
                </span>
                {call.waited && (
                  <p className="col-span-full text-ink-2">{`Waited ${durationText(call.waited)} first.`}</p>
                )}
                {call.failed && (
                  <p className="col-span-full font-strong text-danger">{`✕ Failed: ${call.failed}. Tried again.`}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <p className="run-column-title">What came out</p>
          <FindingList findings={findings} />
          <ItemList items={gives} />
        </div>
      </div>
      {why && (
        <div className="mt-6 grid grid-cols-1 gap-x-7 gap-y-4 border-t border-rule pt-5 @min-[56rem]/run:grid-cols-[minmax(0,5fr)_minmax(0,18.5fr)]">
          <div className="text-13">
            <p className="font-strong">{why.title}</p>
            <dl className="run-why-facts">
              <div>
                <dt className="text-ink-2">Model</dt>
                <dd className="text-end font-strong">
                  <code>{why.model}</code>
                </dd>
              </div>
              {why.facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="text-end font-strong">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <blockquote className="rounded-control bg-sunken px-5.5 py-4 text-[1.0625rem] leading-[1.55]">
            <p>{`“${why.text}”`}</p>
          </blockquote>
        </div>
      )}
    </>
  );
}

/** What a step takes or gives. */
export function ItemList({ items }: { items: readonly RunItem[] }) {
  return (
    <ul className="run-items">
      {items.map(({ name, text }) => (
        <li key={name}>
          <code className="font-strong wrap-anywhere">{name}</code>{" "}
          <span className="text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function FindingList({ findings }: { findings: readonly RunFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="run-items run-findings">
      {findings.map(({ same, name, text }) => (
        <li key={name}>
          <span
            className={`font-heading ${same ? "text-success" : "text-danger"}`}
            aria-hidden="true"
          >
            {same ? "=" : "≠"}
          </span>
          <strong>{name}</strong> <span className="col-start-2 text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Calls are compared with each other, so short ones have hundredths. */
function secondsText(seconds: number): string {
  return seconds < 60 ? `${seconds.toFixed(2)} s` : durationText(seconds);
}
