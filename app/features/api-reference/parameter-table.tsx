import type { ApiOperation } from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";

/** What a call takes, and what counts when it is left out. */
export function ParameterTable({ summary, parameters }: ApiOperation) {
  return (
    <table className="stacking api-table" aria-label={`Parameters: ${summary}`}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Default</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{parameter.name}</code>
            </th>
            <td data-label="In">{parameter.place}</td>
            <td data-label="Type">
              <ValueType value={parameter} />
            </td>
            <td data-label="Required">{parameter.required ? "yes" : "no"}</td>
            <td data-label="Default">
              {parameter.default === undefined ? "none" : <code>{parameter.default}</code>}
            </td>
            <td data-label="Meaning">
              <Described text={parameter.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
