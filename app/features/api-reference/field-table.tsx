import type { ApiSchema } from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";
import { ValueType } from "./value-type.tsx";

/** The fields of a record. */
export function FieldTable({ name, fields }: ApiSchema) {
  return (
    <table className="stacking api-table" aria-label={`Fields: ${name}`}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td data-label="Type">
              <ValueType value={field} />
            </td>
            <td data-label="Required">{field.required ? "yes" : "no"}</td>
            <td data-label="Meaning">
              <Described text={field.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
