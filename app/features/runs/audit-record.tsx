import { useEffect, useMemo, useState } from "react";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import type { SealedRun } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
import { type AuditEntry, buildAudit } from "./audit.ts";
import { AuditTable } from "./audit-table.tsx";
import { innerHeading, type Level } from "./run-parts.tsx";
import {
  canVerify,
  changedAt,
  type Verdict,
  verdictText,
  verify,
  withChangedValue,
} from "./seal.ts";

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
  useAnnouncement(said);
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
      if (!left) setVerdict(result);
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
