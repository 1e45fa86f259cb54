import { useMemo, useState } from "react";
import { useAnnouncement } from "#app/ui/announce.ts";
import type { SealedRun } from "#content/schema/run.ts";
import { buildAudit } from "./audit.ts";
import { AuditTable } from "./audit-table.tsx";
import { innerHeading, type Level } from "./level.ts";
import { useVerdict } from "./use-verdict.ts";
import { changedAt, verdictText, withChangedValue } from "./verify.ts";

type AuditRecordProps = {
  run: SealedRun;
  level: Level;
  /** Until the run is over, it's only for print and for visitors without JavaScript. */
  isShown: boolean;
};

const text = "mt-2.5 max-w-[44rem] text-ink-2";

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
    <div className={`border-t border-rule px-(--side) pt-5.5 pb-6 ${isShown ? "" : "run-later"}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Heading className="text-[1.25rem]">Audit record</Heading>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 @max-[40rem]/run:grid @max-[40rem]/run:w-full @max-[40rem]/run:grid-cols-2">
          <p className="run-verdict needs-script col-span-full" data-verdict={verdict?.kind}>
            {said}
          </p>
          <button
            type="button"
            className="run-button needs-script"
            disabled={!isPossible}
            onClick={again}
          >
            {verdict ? "Verify again" : "Verify"}
          </button>
          <button
            type="button"
            className="run-button needs-script"
            disabled={!isPossible}
            onClick={() => setChanged(!isChanged)}
          >
            {isChanged ? "Restore the value" : "Change a value"}
          </button>
          <a
            className="run-button col-span-full"
            href={`/runs/${run.id}.json`}
            download={`${run.number}.json`}
          >
            Download JSON
          </a>
        </div>
      </div>
      <p className={text}>
        Each entry carries the hash of the one before it, so changing an entry breaks every hash
        that follows. To find a rewritten end too, compare the last hash with a copy kept elsewhere.
      </p>
      {!isShown && (
        <p className={text}>
          The run has ended since, and this is its whole record. The status at the top is from the
          moment when it stopped for approval.
        </p>
      )}
      {!isPossible && (
        <p className={text}>
          Your browser computes hashes only over HTTPS, and this page came without it. Download the
          record to verify it elsewhere.
        </p>
      )}
      <AuditTable
        entries={entries}
        seals={run.seals}
        firstBroken={verdict?.kind === "broken" ? verdict.first : null}
        changed={isChanged ? changedAt(original) : null}
      />
    </div>
  );
}
