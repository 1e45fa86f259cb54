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
    <div className="map-card" data-card="">
      <p className="map-card-state">
        <span>{decision ? stateLabels[decision] : `Waiting for ${approval.by}`}</span>
        {!decision && <span className="map-card-since">{approval.since}</span>}
      </p>
      <p className="map-card-question">{approval.question}</p>
      <p className="map-card-reason">{approval.reason}</p>
      <div className="map-card-end" data-decided={decision ? "" : undefined}>
        <p role="status">{decision && approval[decision]}</p>
        {/* It stays when a decision is made, so that nothing under the card moves. */}
        <div className="map-card-actions">
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
          <a href={evidence}>See a full sample run</a>
        </div>
      </div>
    </div>
  );
}

const stateLabels: Record<Decision, string> = { approved: "Approved", rejected: "Rejected" };
