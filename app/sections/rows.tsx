import type { ReactNode } from "react";
import "./lists.css";

type Row = { title: string; text: ReactNode };

/** Titles on the left, text on the right, hairlines between. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
