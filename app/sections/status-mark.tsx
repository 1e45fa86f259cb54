import "./security.css";

export type Status =
  | "Implementation in Progress"
  | "Assessment Completed"
  | "Implemented"
  | "Completed"
  | "In Progress";

const marks: Record<Status, string> = {
  "Implementation in Progress": "status-dashed",
  "In Progress": "status-dashed",
  "Assessment Completed": "status-hollow",
  Implemented: "status-full",
  Completed: "status-full",
};

/** A status as a station: dashed while it is being built, hollow, full. The word says the same. */
export function StatusMark({ status }: { status: Status }) {
  return <span className={`status-mark ${marks[status]}`} aria-hidden="true" />;
}
