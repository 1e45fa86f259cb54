import type { Key, ReactNode } from "react";

type FactTableProps = {
  /** Its name, where the heading above it isn't enough. */
  caption?: string;
  className?: string;
  columns: readonly string[];
  /** The first cell of a row is its heading; `key` tells the rows apart, and `id` is its address. */
  rows: readonly { key: Key; id?: string; cells: readonly ReactNode[] }[];
};

/**
 * A table of facts (app/styles/tables.css). On a phone each row becomes a block, each cell under its
 * column's heading.
 */
export function FactTable({ caption, className = "stacking", columns, rows }: FactTableProps) {
  return (
    <table className={className} aria-label={caption}>
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
        {rows.map(({ key, id, cells: [first, ...rest] }) => (
          <tr key={key} id={id}>
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
