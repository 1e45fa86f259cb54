import type { ImplementationStatus } from "#content/schema/security.ts";
import "./security.css";

type Item = ImplementationStatus["items"][number];

const looks: Record<Item["status"], string> = {
  Completed: "gate-stop",
  "In Progress": "gate-stop gate-stop-open",
};

/** Controls as gates on one line, which is dashed where the work isn't finished. */
export function StatusLine({ items }: { items: readonly Item[] }) {
  return (
    <ul className="status-line line-company">
      {items.map(({ title, text, status }) => (
        <li key={title} className={looks[status]}>
          <h3>{title}</h3>
          <p>{text}</p>
          <strong>{status}</strong>
        </li>
      ))}
    </ul>
  );
}
