import type { ImplementationStatus } from "#content/schema/security.ts";
import { StatusMark } from "./status-mark.tsx";
import "./security.css";

/** Finished and current work. */
export function StatusList({ items }: { items: ImplementationStatus["items"] }) {
  return (
    <ul className="status-list">
      {items.map(({ title, text, status }) => (
        <li key={title}>
          <StatusMark status={status} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <strong>{status}</strong>
        </li>
      ))}
    </ul>
  );
}
