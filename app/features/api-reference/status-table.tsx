import type { ApiStatus } from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";
import "#app/styles/tables.css";
import "./api-reference.css";

/** Every code that the API uses. */
export function StatusTable({ statuses }: { statuses: readonly ApiStatus[] }) {
  return (
    <table className="stacking api-table" aria-label="Status codes">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map(({ code, name, description }) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td data-label="Name">{name}</td>
            <td data-label="Meaning">
              <Described text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
