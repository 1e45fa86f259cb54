import type { ApiOperation, ApiStatus } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./described.tsx";

type ResponseTableProps = { operation: ApiOperation; statuses: readonly ApiStatus[] };

/** The answers that a call is documented with. */
export function ResponseTable({ operation, statuses }: ResponseTableProps) {
  return (
    <table className="stacking api-table" aria-label={apiWords.responsesOf(operation.summary)}>
      <thead>
        <tr>
          <th scope="col">{apiWords.status}</th>
          <th scope="col">{apiWords.body}</th>
          <th scope="col">{apiWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {operation.responses.map(({ status, body, description }) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code> {statuses.find(({ code }) => code === status)?.name}
            </th>
            <td data-label={apiWords.body}>
              {body.isList && `${apiWords.listOf} `}
              <a href={`#${body.schema.toLowerCase()}-schema`}>{body.schema}</a>
            </td>
            <td data-label={apiWords.meaning}>
              <Described text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
