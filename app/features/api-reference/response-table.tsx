import type { ApiOperation, ApiStatus } from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";

type ResponseTableProps = { operation: ApiOperation; statuses: readonly ApiStatus[] };

/** The answers that a call is documented with. */
export function ResponseTable({ operation, statuses }: ResponseTableProps) {
  return (
    <table className="stacking api-table" aria-label={`Responses: ${operation.summary}`}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Body</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {operation.responses.map(({ status, body, description }) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code> {statuses.find(({ code }) => code === status)?.name}
            </th>
            <td data-label="Body">
              {body.isList && "list of "}
              <a href={`#${body.schema.toLowerCase()}-schema`}>{body.schema}</a>
            </td>
            <td data-label="Meaning">
              <Described text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
