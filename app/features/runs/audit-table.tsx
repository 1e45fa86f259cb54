import "#app/styles/tables.css";
import type { AuditEntry } from "./audit.ts";
import { firstPrevious } from "./seal.ts";

type AuditTableProps = {
  entries: readonly AuditEntry[];
  seals: readonly string[];
  /** The first entry whose hash doesn't fit; null while none is known. */
  firstBroken: number | null;
  /** The entry whose value was changed. */
  changed: number | null;
};

/** The entries of an audit record with their hashes, previous and own, eight characters of each. */
export function AuditTable({ entries, seals, firstBroken, changed }: AuditTableProps) {
  return (
    <table className="run-entries">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Time, SGT</th>
          <th scope="col">Event</th>
          <th scope="col">What happened</th>
          <th scope="col">SHA-256, previous → own</th>
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
