import type { ApiStatus } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./described.tsx";
import "#app/styles/tables.css";
import "./api-reference.css";

/** Every code that the API uses. */
export function StatusTable({ statuses }: { statuses: readonly ApiStatus[] }) {
  return (
    <table className="stacking api-table" aria-label={apiWords.statusCodes}>
      <thead>
        <tr>
          <th scope="col">{apiWords.code}</th>
          <th scope="col">{apiWords.name}</th>
          <th scope="col">{apiWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map(({ code, name, description }) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td data-label={apiWords.name}>{name}</td>
            <td data-label={apiWords.meaning}>
              <Described text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
