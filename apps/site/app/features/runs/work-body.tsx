import { Amounts } from "#app/ui/amounts.tsx";
import { runWords } from "#content/messages/runs.ts";
import type { RunFinding, RunItem, WorkStep } from "#content/schema/run.ts";
import { FactRows, TimingBar } from "./run-parts.tsx";
import { callTimes, durationText } from "./timing.ts";

/** An open step: what came in, what the agent did, what came out, and why. */
export function WorkBody({ step }: { step: WorkStep }) {
  const { takes = [], outside = [], findings = [], calls, gives, why, pause } = step;
  const times = callTimes(calls);
  const whole = times.at(-1)?.end ?? 1;
  return (
    <>
      {pause && <p className="run-pause">{`${pause.reason}: ${durationText(pause.seconds)}.`}</p>}
      <div className="run-flow">
        <div>
          <p className="run-column-title">{runWords.whatCameIn}</p>
          <ItemList items={[...takes, ...outside]} />
        </div>
        <div>
          <p className="run-column-title">{runWords.whatTheAgentDid}</p>
          <ol className="run-calls">
            {calls.map((call, index) => (
              <li key={`${call.tool} ${times[index]?.start}`}>
                <p className="run-call">
                  <strong>{call.system}</strong>{" "}
                  <code>
                    <b>{call.tool}</b> {call.arguments}
                  </code>
                </p>
                <TimingBar
                  start={(times[index]?.start ?? 0) / whole}
                  end={(times[index]?.end ?? 0) / whole}
                />
                <span className="run-seconds">{secondsText(call.seconds)}</span>
                {call.waited && (
                  <p className="run-call-note">{runWords.waitedFirst(durationText(call.waited))}</p>
                )}
                {call.failed && (
                  <p className="run-call-failed">{runWords.callFailed(call.failed)}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <p className="run-column-title">{runWords.whatCameOut}</p>
          <FindingList findings={findings} />
          <ItemList items={gives} />
        </div>
      </div>
      {why && (
        <div className="run-why">
          <div>
            <p className="run-why-title">{why.title}</p>
            <dl className="run-why-facts">
              <div>
                <dt>{runWords.model}</dt>
                <dd>
                  <code>{why.model}</code>
                </dd>
              </div>
              <FactRows facts={why.facts} />
            </dl>
          </div>
          <blockquote className="run-reason">
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
          <code>{name}</code>{" "}
          <span>
            <Amounts text={text} />
          </span>
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
        <li key={name} data-same={same}>
          <span className="run-mark" aria-hidden="true">
            {same ? "=" : "≠"}
          </span>
          <strong>{name}</strong>{" "}
          <span>
            <Amounts text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Calls are compared with each other, so short ones have hundredths. */
function secondsText(seconds: number): string {
  return seconds < 60 ? `${seconds.toFixed(2)} s` : durationText(seconds);
}
