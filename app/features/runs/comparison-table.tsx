import { runWords } from "#content/words/runs.ts";
import "#app/styles/tables.css";
import type { Approval } from "#content/schema/run-approval.ts";

type ComparisonTableProps = Pick<Approval, "columns" | "rows">;

/** Three sources side by side, and what comparing them shows. Values that differ are marked. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <table className="run-compare">
      <thead>
        <tr>
          <td />
          {columns.map(({ name, source }) => (
            <th key={name} scope="col">
              <span>{name}</span> <code>{source}</code>
            </th>
          ))}
          <th scope="col">{runWords.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, result }) => (
          <tr key={name} data-same={result.same}>
            <th scope="row">{name}</th>
            {cells.map(({ text, note, differs }, index) => (
              <td key={columns[index]?.name} data-differs={differs}>
                {differs ? <mark>{text}</mark> : <span>{text}</span>}{" "}
                {note && <small>{note}</small>}
              </td>
            ))}
            <td className="run-result">
              <strong>{`${result.same ? "=" : "≠"} ${result.text}`}</strong>{" "}
              {result.note && <small>{result.note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
