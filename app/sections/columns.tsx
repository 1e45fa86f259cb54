import type { ReactNode } from "react";
import "./lists.css";

type Item = { title: string; text: string };

type ColumnsProps = { items: readonly Item[]; narrow?: boolean };

/** Short texts side by side, each under its title and a hairline. */
export function Columns({ items, narrow = false }: ColumnsProps) {
  return (
    <ul className={narrow ? "columns columns-narrow" : "columns"}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

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
