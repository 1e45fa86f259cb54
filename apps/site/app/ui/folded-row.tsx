import type { ReactNode } from "react";

type FoldedRowProps = {
  /** Its id in the page, and in the address of the list. */
  id: string;
  /** The same for all rows of a list, of which one is open. */
  name: string;
  className: string;
  /** What the closed row says. */
  summary: ReactNode;
  /** Links or a button in the closed row; outside its summary, where they would be controls in a control. */
  action: ReactNode;
  children: ReactNode;
  onToggle?: () => void;
};

/** A row of a list that opens. */
export function FoldedRow(props: FoldedRowProps) {
  const { id, name, className, summary, action, children, onToggle } = props;
  return (
    <li className={`folded-row ${className}`}>
      <details id={id} name={name} onToggle={onToggle}>
        <summary>{summary}</summary>
        {children}
      </details>
      {action}
    </li>
  );
}
