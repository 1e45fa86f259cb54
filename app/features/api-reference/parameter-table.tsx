import type { ApiOperation } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";

/** What a call takes, and what counts when it is left out. */
export function ParameterTable({ summary, parameters }: ApiOperation) {
  return (
    <table className="stacking api-table" aria-label={apiWords.parametersOf(summary)}>
      <thead>
        <tr>
          <th scope="col">{apiWords.parameter}</th>
          <th scope="col">{apiWords.in}</th>
          <th scope="col">{apiWords.type}</th>
          <th scope="col">{apiWords.required}</th>
          <th scope="col">{apiWords.default}</th>
          <th scope="col">{apiWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{parameter.name}</code>
            </th>
            <td data-label={apiWords.in}>{parameter.place}</td>
            <td data-label={apiWords.type}>
              <ValueType value={parameter} />
            </td>
            <td data-label={apiWords.required}>
              {parameter.required ? apiWords.yes : apiWords.no}
            </td>
            <td data-label={apiWords.default}>
              {parameter.default === undefined ? "none" : <code>{parameter.default}</code>}
            </td>
            <td data-label={apiWords.meaning}>
              <Described text={parameter.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
