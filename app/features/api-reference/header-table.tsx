import type { ApiHeader } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";
import "#app/styles/tables.css";
import "./api-reference.css";

/** The headers of responses. */
export function HeaderTable({ headers }: { headers: readonly ApiHeader[] }) {
  return (
    <table className="stacking api-table" aria-label={apiWords.answerHeaders}>
      <thead>
        <tr>
          <th scope="col">{apiWords.header}</th>
          <th scope="col">{apiWords.type}</th>
          <th scope="col">{apiWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {headers.map((header) => (
          <tr key={header.name}>
            <th scope="row">
              <code>{header.name}</code>
            </th>
            <td data-label={apiWords.type}>
              <ValueType value={header} />
            </td>
            <td data-label={apiWords.meaning}>
              <Described text={header.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
