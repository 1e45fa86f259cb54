import type { ApiHeader } from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";
import "#app/styles/tables.css";
import "./api-reference.css";

/** The headers of responses. */
export function HeaderTable({ headers }: { headers: readonly ApiHeader[] }) {
  return (
    <table className="stacking api-table" aria-label="Headers of an answer">
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {headers.map((header) => (
          <tr key={header.name}>
            <th scope="row">
              <code>{header.name}</code>
            </th>
            <td data-label="Type">
              <ValueType value={header} />
            </td>
            <td data-label="Meaning">
              <Described text={header.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
