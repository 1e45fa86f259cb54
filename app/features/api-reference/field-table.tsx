import type { ApiSchema } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";

/** The fields of a record. */
export function FieldTable({ name, fields }: ApiSchema) {
  return (
    <table className="stacking api-table" aria-label={apiWords.fieldsOf(name)}>
      <thead>
        <tr>
          <th scope="col">{apiWords.field}</th>
          <th scope="col">{apiWords.type}</th>
          <th scope="col">{apiWords.required}</th>
          <th scope="col">{apiWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td data-label={apiWords.type}>
              <ValueType value={field} />
            </td>
            <td data-label={apiWords.required}>{field.required ? apiWords.yes : apiWords.no}</td>
            <td data-label={apiWords.meaning}>
              <Described text={field.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
