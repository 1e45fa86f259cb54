import type { Approval } from "#content/schema/transit-map.ts";
import type { Decision } from "./playback.ts";

type ApprovalCardProps = {
  approval: Approval;
  decision: Decision | null;
  decide: (decision: Decision) => void;
  /** The step of a run that shows what was compared. */
  evidence: string;
};

/** What the approver sees. The map's line of people ends in it. */
export function ApprovalCard({ approval, decision, decide, evidence }: ApprovalCardProps) {
  return (
    <div
      className="map-card z-1 grid grid-rows-[auto_auto_1fr_auto] content-start rounded-panel border-2 border-ink bg-raised px-4.5 pt-3 pb-4"
      data-card=""
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.8125rem] font-strong text-company">
        <span>{decision ? stateLabels[decision] : `Waiting for ${approval.by}`}</span>
        {!decision && <span className="font-regular text-ink-3">{approval.since}</span>}
      </p>
      <p className="map-card-question my-1 text-[1.1875rem] leading-[1.25] font-heading tracking-[-0.01em] text-balance">
        {approval.question}
      </p>
      <p className="map-card-reason text-[0.9375rem] leading-[1.45] text-ink-2">
        {approval.reason}
      </p>
      <div className="map-card-end mt-2.5 grid" data-decided={decision ? "" : undefined}>
        <p
          role="status"
          className="col-start-1 row-start-1 text-[0.9375rem] leading-[1.45] font-strong"
        >
          {decision && approval[decision]}
        </p>
        {/* It stays when a decision is made, so that nothing under the card moves. */}
        <div className="map-card-actions col-start-1 row-start-1 grid items-center justify-items-stretch gap-2">
          <button
            type="button"
            className="button button-small button-primary needs-script"
            onClick={() => decide("approved")}
          >
            Approve
          </button>
          <button
            type="button"
            className="button button-small needs-script"
            onClick={() => decide("rejected")}
          >
            Reject
          </button>
          <a
            className="text-[0.9375rem] font-strong text-ink underline underline-offset-[0.25em]"
            href={evidence}
          >
            See a full sample run
          </a>
        </div>
      </div>
    </div>
  );
}

const stateLabels: Record<Decision, string> = { approved: "Approved", rejected: "Rejected" };
