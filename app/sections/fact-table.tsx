import type { ReactNode } from "react";
import "#app/styles/tables.css";

type FactTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading; `key` tells the rows apart. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table of facts. On a phone each row becomes a block, each cell under its column's heading. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className="stacking" aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
