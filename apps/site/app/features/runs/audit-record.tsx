import { useEffect, useMemo, useState } from "react";
import { announce } from "#app/ui/announcer.tsx";
import { runWords } from "#content/messages/runs.ts";
import type { SealedRun } from "#content/schema/run.ts";
import {
  type AuditEntry,
  buildAudit,
  canVerify,
  changedAt,
  firstPrevious,
  type Verdict,
  verdictText,
  verify,
  withChangedValue,
} from "./audit.ts";
import { innerHeading, type Level } from "./run-parts.tsx";

type AuditRecordProps = {
  run: SealedRun;
  level: Level;
  /** Until the run is over, it's only for print and for visitors without JavaScript. */
  isShown: boolean;
};

/** The audit record, with the hash of every entry. The page computes the hashes itself. */
export function AuditRecord({ run, level, isShown }: AuditRecordProps) {
  const original = useMemo(() => buildAudit(run), [run]);
  const [isChanged, setChanged] = useState(false);
  const entries = useMemo(
    () => (isChanged ? withChangedValue(original) : original),
    [original, isChanged],
  );
  const { verdict, isPossible, again } = useVerdict(entries, run.seals, isShown);
  const said = verdict ? verdictText(verdict) : "";
  const Heading = innerHeading(level);
  return (
    <div className={isShown ? "run-audit" : "run-audit run-later"}>
      <div className="run-audit-head">
        <Heading className="run-audit-title">{runWords.auditRecord}</Heading>
        <div className="run-audit-tools">
          <p className="run-verdict needs-script" data-verdict={verdict?.kind}>
            {said}
          </p>
          <button
            type="button"
            className="run-button needs-script"
            disabled={!isPossible}
            onClick={again}
          >
            {verdict ? runWords.verifyAgain : runWords.verify}
          </button>
          <button
            type="button"
            className="run-button needs-script"
            disabled={!isPossible}
            onClick={() => setChanged(!isChanged)}
          >
            {isChanged ? runWords.restoreTheValue : runWords.changeAValue}
          </button>
          <a className="run-button" href={`/runs/${run.id}.json`} download={`${run.number}.json`}>
            {runWords.downloadJson}
          </a>
        </div>
      </div>
      <p className="run-audit-text">{runWords.howHashed}</p>
      {!isShown && <p className="run-audit-text">{runWords.wholeRecord}</p>}
      {!isPossible && <p className="run-audit-text">{runWords.noHashes}</p>}
      <AuditTable
        entries={entries}
        seals={run.seals}
        firstBroken={verdict?.kind === "broken" ? verdict.first : null}
        changed={isChanged ? changedAt(original) : null}
      />
    </div>
  );
}

type Verification = {
  /** Null until the hashes have been computed. */
  verdict: Verdict | null;
  /** False where the browser computes no hashes, such as on a page without HTTPS. */
  isPossible: boolean;
  again: () => void;
};

/** Verifies an audit record as soon as it is shown, and whenever it changes. */
function useVerdict(
  entries: readonly AuditEntry[],
  seals: readonly string[],
  isShown: boolean,
): Verification {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isPossible, setPossible] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt verifies the same again.
  useEffect(() => {
    if (!isShown) return;
    if (!canVerify()) return setPossible(false);
    let left = false;
    verify(entries, seals).then((result) => {
      if (left) return;
      setVerdict(result);
      announce(verdictText(result));
    });
    return () => {
      left = true;
    };
  }, [entries, seals, isShown, attempt]);

  const again = () => {
    setVerdict(null);
    setAttempt((before) => before + 1);
  };
  return { verdict, isPossible, again };
}

type AuditTableProps = {
  entries: readonly AuditEntry[];
  seals: readonly string[];
  /** The first entry whose hash doesn't fit; null while none is known. */
  firstBroken: number | null;
  /** The entry whose value was changed. */
  changed: number | null;
};

/** The entries of an audit record with their hashes, previous and own, eight characters of each. */
function AuditTable({ entries, seals, firstBroken, changed }: AuditTableProps) {
  return (
    <table className="run-entries">
      <thead>
        <tr>
          <th scope="col">{runWords.number}</th>
          <th scope="col">{runWords.timeSgt}</th>
          <th scope="col">{runWords.event}</th>
          <th scope="col">{runWords.whatHappened}</th>
          <th scope="col">{runWords.hashes}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, time, event, what }, index) => {
          const isBroken = firstBroken !== null && index >= firstBroken;
          return (
            <tr
              key={number}
              data-kind={event.startsWith("approval.") ? "approval" : undefined}
              data-broken={isBroken || undefined}
            >
              <td className="run-entry-number">{String(number).padStart(2, "0")}</td>
              <td className="run-entry-time">{entryTime(time, entries[0]?.time)}</td>
              <td className="run-entry-event">
                <code>{event}</code>
              </td>
              <td className="run-entry-what">
                {index === changed ? <mark>{what}</mark> : <span>{what}</span>}
              </td>
              <td className="run-entry-hash">
                <code>
                  {(seals[index - 1] ?? firstPrevious).slice(0, 8)} {isBroken ? "≠" : "→"}{" "}
                  <b>{(seals[index] ?? "").slice(0, 8)}</b>
                </code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** '09:14:02.1' on the day on which the run started, '11-24 09:14' on another. */
function entryTime(time: string, first: string | undefined): string {
  const sameDay = time.slice(0, 10) === first?.slice(0, 10);
  return sameDay ? time.slice(11, 21) : `${time.slice(5, 10)} ${time.slice(11, 16)}`;
}
